import { decimalOf, numberOf, roundedTo } from './decimal.ts';
import { money, type Money } from './money.ts';

declare const kind: unique symbol;

/** The price of one, in minor units of a currency, which it may have parts of: they are kept, and rounded once, in the line. */
export interface UnitPrice<Currency extends string = string> {
  readonly minor: number;
  readonly currency: Currency;
  readonly [kind]: 'UnitPrice';
}

/** Throws a RangeError for what is no number, which is a bug. */
export const unitPrice = <const Currency extends string>(minor: number, currency: Currency): UnitPrice<Currency> => {
  if (!Number.isFinite(minor)) throw new RangeError(`${minor} is no price`);
  // The one place that makes one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { minor: minor || 0, currency } as UnitPrice<Currency>;
};

/**
 * Amount of a line: quantity times the exact price of one, rounded once (specification §line-amounts). The only place where a line's amount
 * is reckoned.
 */
export const amountOfLine = <Currency extends string>({
  quantity,
  unitPrice: price,
}: {
  readonly quantity: number;
  readonly unitPrice: UnitPrice<Currency>;
}): Money<Currency> => {
  const [count, one] = [decimalOf(quantity), decimalOf(price.minor)];
  const exact = { units: count.units * one.units, decimals: count.decimals + one.decimals };
  return money(numberOf(roundedTo(exact, 0)), price.currency);
};

/** Below 0 where the first is less, above where it is more. Throws a RangeError for two currencies. */
export const comparePrices = <Currency extends string>(
  one: UnitPrice<Currency>,
  other: UnitPrice<NoInfer<Currency>>,
): number => {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} cannot be compared`);
  return one.minor - other.minor;
};
