import type { Locale } from '@connect/core/domain/access/storefront';
import { numberFormat } from '@connect/core/domain/figures/number-format';

/** A CSV file with the headings alone, as the spreadsheets of a language open it in columns: by semicolons where commas are decimal. */
export const templateOf = (headings: readonly string[], locale: Locale): string => {
  const decimal = numberFormat(locale).format(1.5)[1];
  return `\uFEFF${headings.join(decimal === ',' ? ';' : ',')}\r\n`;
};
