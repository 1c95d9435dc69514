import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import { DateTime } from 'luxon';
import type { Locale } from '@connect/core/domain/access/storefront';
import { decimalsOfPrice, inMajor } from '@connect/core/domain/money/major';
import { isNothing, type Money } from '@connect/core/domain/money/money';
import type { UnitPrice } from '@connect/core/domain/money/unit-price';
import { frenchFirst } from '@connect/core/domain/figures/french-first';
import { numberFormat } from '@connect/core/domain/figures/number-format';

/** What stands for a figure that is not there. */
export const dash = '–';

/** How papers and mails write days and amounts in the language of a storefront. */
export interface Figures {
  readonly day: (value: Day | null) => string;
  /** `month('2026-11-01')` is `November 2026`. */
  readonly month: (firstDay: Day) => string;
  readonly count: (value: number) => string;
  /**
   * An amount in its currency, always two decimals (decisions §cleared-currency). An empty currency is the supplier's own; a code that
   * is none is printed as it is.
   */
  readonly money: (amount: Money, suppliersOwn: string) => string;
  /** The same for the price of one: as many decimals as it has, two at least. */
  readonly price: (price: UnitPrice, suppliersOwn: string) => string;
}

const withDecimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

const makeFigures = (locale: Locale): Figures => {
  const count = numberFormat(locale, { maximumFractionDigits: 5 });
  const formats = new Map<string, Intl.NumberFormat>();
  const formatOf = (currency: string, decimals: number): Intl.NumberFormat => {
    const name = `${currency} ${decimals}`;
    const style = currency === '' ? {} : ({ style: 'currency', currency } as const);
    const format = formats.get(name) ?? numberFormat(locale, { ...style, ...withDecimals(decimals) });
    formats.set(name, format);
    return format;
  };
  const written = (amount: Money | UnitPrice, decimals: number, suppliersOwn: string): string => {
    const currency = amount.currency.trim() || suppliersOwn;
    if (/^[A-Za-z]{3}$/.test(currency)) return formatOf(currency, decimals).format(inMajor(amount));
    return `${currency} ${formatOf('', decimals).format(inMajor(amount))}`;
  };
  return {
    day: (value) =>
      value === null ? dash : frenchFirst(toDateTime(value).toLocaleString(DateTime.DATE_MED, { locale }), locale),
    month: (firstDay) => toDateTime(firstDay).toLocaleString({ month: 'long', year: 'numeric' }, { locale }),
    count: (value) => count.format(value),
    money: (amount, suppliersOwn) => written(amount, 2, suppliersOwn),
    price: (price, suppliersOwn) => written(price, decimalsOfPrice(price), suppliersOwn),
  };
};

const made = new Map<Locale, Figures>();

/** The figures of a locale; formatters are made once, for making one costs more than using it. */
export const figuresOf = (locale: Locale): Figures => {
  const known = made.get(locale) ?? makeFigures(locale);
  made.set(locale, known);
  return known;
};

/** Rates of VAT in the supplier's country, in percent. */
const rates = [20, 5, 0];

/**
 * The rate of VAT that explains an amount, give or take the rounding of each line; null where none does: the document carries totals
 * alone, and may have a mixture of rates.
 */
export const vatRate = (totalExVat: Money, vat: Money, lineCount: number): number | null =>
  isNothing(totalExVat)
    ? null
    : (rates.find(
        (percent) => Math.abs(vat.minor - (totalExVat.minor * percent) / 100) <= Math.max(1, lineCount / 2),
      ) ?? null);
