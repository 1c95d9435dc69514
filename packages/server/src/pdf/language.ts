import { termsInWords } from '@connect/core/domain/account/terms-in-words';
import type { Locale } from '@connect/core/domain/access/storefront';
import { dash, figuresOf, type Figures } from './figures.ts';
import { pdfTexts } from './texts/by-locale.ts';
import type { PdfTexts } from './texts/pdf-texts.ts';

/** What a paper is written in: the words and the formats of a storefront. */
export interface PdfLanguage {
  readonly locale: Locale;
  readonly texts: PdfTexts;
  readonly figures: Figures;
  /** Payment terms in words; a dash for none. */
  readonly terms: (description: string) => string;
}

export const pdfLanguage = (locale: Locale): PdfLanguage => {
  const texts = pdfTexts(locale);
  const figures = figuresOf(locale);
  const rules = new Intl.PluralRules(locale);
  const words = {
    period: (period: keyof PdfTexts['periods'], count: number): string => {
      const forms = texts.periods[period];
      return `${figures.count(count)} ${forms[rules.select(count)] ?? forms.other ?? ''}`;
    },
    qualifier: (qualifier: keyof PdfTexts['qualifiers']): string => texts.qualifiers[qualifier],
  };
  return {
    locale,
    texts,
    figures,
    terms: (description) => {
      const { period, qualifier } = termsInWords(description, words);
      return [period, qualifier].filter(Boolean).join(', ') || dash;
    },
  };
};
