import { withinNumbers, wholeProduct } from './decimal.ts';
import { money, type Money } from './money.ts';

/** As with an amount: a spread of a price lacks it. In the types only. */
declare class MadeByUnitPrice {
  private readonly kind: 'UnitPrice';
}

/** The price of one, in minor units of a currency, which it may have parts of: they are kept, and rounded once, in the line. */
export interface UnitPrice<Currency extends string = string> extends MadeByUnitPrice {
  readonly minor: number;
  readonly currency: Currency;
}

/** Throws a RangeError for what is no number, which is a bug; what is beyond all numbers is the largest. */
export const unitPrice = <const Currency extends string>(minor: number, currency: Currency): UnitPrice<Currency> => {
  const kept = withinNumbers(minor);
  if (!Number.isFinite(kept)) throw new RangeError(`${minor} is no price`);
  // The one place that makes one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { minor: kept || 0, currency } as UnitPrice<Currency>;
};

/** Whether what was kept is a price. */
export const isUnitPrice = (value: unknown): value is UnitPrice =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite(Reflect.get(value, 'minor')) &&
  typeof Reflect.get(value, 'currency') === 'string';

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
}): Money<Currency> => money(wholeProduct(quantity, price.minor), price.currency);

/** Below 0 where the first is less, above where it is more, for sorting. Throws a RangeError for two currencies. */
export const comparePrices = <Currency extends string>(
  one: UnitPrice<Currency>,
  other: UnitPrice<NoInfer<Currency>>,
): number => {
  if (one.currency !== other.currency) throw new RangeError(`${one.currency} and ${other.currency} cannot be compared`);
  return one.minor - other.minor;
};
