import { wholeProduct, withinNumbers } from './decimal.ts';

/** What a spread of an amount lacks, so that its parts cannot be exchanged; in the types only. */
declare class MadeByMoney {
  private readonly kind: 'Money';
}

/**
 * An amount (specification §amounts-on-the-wire): whole minor units (pence, cents) of a currency, an ISO 4217 code, or empty where the
 * record it comes from names none and it is the account's own. Made by `money` alone, so that no other number passes for one; whoever
 * names the currency in the type (`Money<'GBP'>`) is refused another one by the compiler, and everybody by the functions below.
 */
export interface Money<Currency extends string = string> extends MadeByMoney {
  readonly minor: number;
  readonly currency: Currency;
}

/**
 * Throws a RangeError for parts of a minor unit, and for what is no number: both are bugs. Beyond 2^53 an amount is no longer exact,
 * and what is beyond all numbers is the largest.
 */
export const money = <const Currency extends string>(minor: number, currency: Currency): Money<Currency> => {
  const kept = withinNumbers(minor);
  if (!Number.isInteger(kept)) throw new RangeError(`${minor} is no whole amount of minor units`);
  // The one place that makes one; -0 would be written with its sign.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { minor: kept || 0, currency } as Money<Currency>;
};

/** Throws a RangeError for two currencies: their amounts have no sum and no order. */
const shared = <Currency extends string>(one: Money<Currency>, other: Money): Currency => {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} cannot be joined`);
  return one.currency;
};

/** Whether what was kept is an amount. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger(Reflect.get(value, 'minor')) &&
  typeof Reflect.get(value, 'currency') === 'string';

/** No amount, in a currency. */
export const nothing = <const Currency extends string>(currency: Currency): Money<Currency> => money(0, currency);

/** Both amounts together; throws a RangeError for two currencies, which is a bug. */
export const plus = <Currency extends string>(one: Money<Currency>, other: Money<NoInfer<Currency>>): Money<Currency> =>
  money(one.minor + other.minor, shared(one, other));

/** An amount less another; throws a RangeError for two currencies, which is a bug. */
export const minus = <Currency extends string>(
  one: Money<Currency>,
  other: Money<NoInfer<Currency>>,
): Money<Currency> => money(one.minor - other.minor, shared(one, other));

/** Sum of amounts of a currency; nothing where there are none. */
export const sumOf = <Currency extends string>(
  amounts: readonly Money<Currency>[],
  currency: NoInfer<Currency>,
): Money<Currency> => amounts.reduce((sum, amount) => plus(sum, amount), money(0, currency));

/** Below 0 where the first is less, above where it is more, for sorting. Throws a RangeError for two currencies. */
export const compare = <Currency extends string>(one: Money<Currency>, other: Money<NoInfer<Currency>>): number => {
  shared(one, other);
  return one.minor - other.minor;
};

/** Whether two amounts are the same, of the same currency. */
export const isSame = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency;

/** Whether an amount is 0. */
export const isNothing = ({ minor }: Money): boolean => minor === 0;
/** Whether an amount is less than 0, as a credit is. */
export const isNegative = ({ minor }: Money): boolean => minor < 0;

/** So many percent of an amount, rounded once; half a minor unit goes away from 0, so that a credit comes to what was charged. */
export const percentOf = <Currency extends string>(amount: Money<Currency>, percent: number): Money<Currency> =>
  money(wholeProduct(amount.minor, percent, -2), amount.currency);
