import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import { DateTime } from 'luxon';
import type { Locale } from '@connect/core/domain/access/storefront';
import { decimalsOfPrice, priceOfMajor } from '@connect/core/domain/money/major';
import { isNothing, type Money } from '@connect/core/domain/money/money';
import { numberFormat } from '@connect/core/domain/figures/number-format';

/** What stands for a figure that is not there. */
export const dash = '–';

/** Writes amounts, and prices of one, in the currency of a paper. */
export interface MoneyWriter {
  readonly money: (amount: number) => string;
  readonly price: (price: number) => string;
}

/** How papers and mails write days and amounts in the language of a storefront. */
export interface Figures {
  readonly day: (value: Day | null) => string;
  /** `month('2026-11-01')` is `November 2026`. */
  readonly month: (firstDay: Day) => string;
  readonly count: (value: number) => string;
  /**
   * Money of one currency, always two decimals (decisions §cleared-currency). An empty currency is the supplier's own; a code that is
   * none is printed as it is.
   */
  readonly money: (currencyCode: string, suppliersOwn: string) => (amount: number) => string;
  /** The same for the price of one: as many decimals as it has, two at least. */
  readonly price: (currencyCode: string, suppliersOwn: string) => (price: number) => string;
}

const withDecimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

const makeFigures = (locale: Locale): Figures => {
  const count = numberFormat(locale, { maximumFractionDigits: 5 });
  const moneyWith = (decimals: number, currency: string): ((amount: number) => string) => {
    if (!/^[A-Za-z]{3}$/.test(currency)) {
      const plain = numberFormat(locale, withDecimals(decimals));
      return (amount) => `${currency} ${plain.format(amount)}`;
    }
    const format = numberFormat(locale, { style: 'currency', currency, ...withDecimals(decimals) });
    return (amount) => format.format(amount === 0 ? 0 : amount);
  };
  return {
    day: (value) => (value === null ? dash : toDateTime(value).toLocaleString(DateTime.DATE_MED, { locale })),
    month: (firstDay) => toDateTime(firstDay).toLocaleString({ month: 'long', year: 'numeric' }, { locale }),
    count: (value) => count.format(value),
    money: (currencyCode, suppliersOwn) => moneyWith(2, currencyCode.trim() || suppliersOwn),
    price: (currencyCode, suppliersOwn) => (price) =>
      moneyWith(decimalsOfPrice(priceOfMajor(price, '')), currencyCode.trim() || suppliersOwn)(price),
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
