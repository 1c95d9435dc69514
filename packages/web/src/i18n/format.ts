import type { Locale } from '@connect/core/domain/access/storefront';
import { formatPickerDay } from '@connect/core/domain/calendar/day';
import type { Day } from '@connect/core/domain/calendar/day';
import { frenchFirst } from '@connect/core/domain/figures/french-first';
import { numberFormat } from '@connect/core/domain/figures/number-format';
import { decimalsOfPrice, inMajor } from '@connect/core/domain/money/major';
import type { Money } from '@connect/core/domain/money/money';
import type { UnitPrice } from '@connect/core/domain/money/unit-price';

/** Writes money, days and numbers as a storefront does. Anything that is not a day is written as a dash. */
export interface Format {
  /** An amount with two decimals: `£1,284.40`. */
  readonly money: (amount: Money) => string;
  /** The price of one: as many decimals as it has, two at least: `£0.0125`. */
  readonly price: (price: UnitPrice) => string;
  /** The same without a currency: `amount(1284.4)` is `1,284.40`. */
  readonly amount: (amount: number) => string;
  /** An ISO day, or a timestamp that starts with one: `date('2026-11-18')` is `18 Nov 2026`, in the US `Nov 18, 2026`. */
  readonly date: (isoDay: string | null | undefined) => string;
  /** `shortDate('2026-11-05')` is `05/11/2026` as in the date picker (specification §date-picker); in words where that is May 11. */
  readonly shortDate: (isoDay: Day) => string;
  /** `longDate('2026-12-02')` is `2 December 2026`. */
  readonly longDate: (isoDay: string | null | undefined) => string;
  /** A moment in the user's own zone, to the minute: `moment('2026-11-18T14:05:33Z')` is `18 Nov 2026, 14:05`. */
  readonly moment: (iso: string | null | undefined) => string;
  /** `number(1234)` is `1,234`; decimals as they come, at most three. */
  readonly number: (value: number) => string;
}

const noDate = '—';
const withDecimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** What is none is an invalid date. */
const momentOf = (text: string): Date => new Date(text);
const dayOf = (text: string): Date => momentOf(`${text.match(/^\d{4}-\d{2}-\d{2}/)?.[0]}T00:00:00Z`);

// To make a formatter of the browser's takes milliseconds: each is made when it is first needed, and once.
function createFormat(locale: Locale): Format {
  const inWords = (read: (text: string) => Date, options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (text: string | null | undefined) => {
      const date = read(text ?? '');
      format ??= new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', ...options });
      return Number.isNaN(+date) ? noDate : frenchFirst(format.format(date), locale);
    };
  };
  const date = inWords(dayOf, { timeZone: 'UTC' });
  const numbers = new Map<string, Intl.NumberFormat>();
  const write = (value: number, decimals?: number, currency?: string): string => {
    const key = `${currency}/${decimals}`;
    const format =
      numbers.get(key) ??
      numberFormat(locale, {
        ...(currency && { style: 'currency', currency }),
        ...(decimals !== undefined && withDecimals(decimals)),
      });
    numbers.set(key, format);
    return format.format(value);
  };
  const money = (amount: number, currency: string, decimals = 2): string =>
    // A code that is none is shown as it came: another currency would be a lie, and no page may end over it.
    /^[A-Z]{3}$/i.test(currency) ? write(amount, decimals, currency) : `${write(amount, decimals)} ${currency}`;
  return {
    money: (amount) => money(inMajor(amount), amount.currency),
    price: (price) => money(inMajor(price), price.currency, decimalsOfPrice(price)),
    amount: (amount) => write(amount, 2),
    date,
    shortDate: locale === 'en-US' ? date : formatPickerDay,
    longDate: inWords(dayOf, { timeZone: 'UTC', month: 'long' }),
    moment: inWords(momentOf, { hour: '2-digit', minute: '2-digit' }),
    number: (value) => write(value),
  };
}

const formats = new Map<Locale, Format>();

/** The formats of a locale; formatters are made once, for making one costs more than using it. */
export function formatOf(locale: Locale): Format {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const format = createFormat(locale);
  formats.set(locale, format);
  return format;
}
