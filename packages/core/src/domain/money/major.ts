import { decimalOf, roundedTo, numberOf, shifted } from './decimal.ts';
import { money, type Money } from './money.ts';
import { unitPrice, type UnitPrice } from './unit-price.ts';

/** How many digits of a major unit (a pound) are minor ones (pence). */
const digits = 2;

/** An amount or a price in major units, as the documented calls, people and files have it (specification §amounts-on-the-wire). Nothing else divides or multiplies by 100. */
export const inMajor = ({ minor }: Pick<Money | UnitPrice, 'minor'>): number => shifted(minor, -digits);

/** The amount that is meant by a number of major units; what is below a minor unit is rounded, half of one away from 0. */
export const moneyOfMajor = <const Currency extends string>(major: number, currency: Currency): Money<Currency> => {
  const { units, decimals } = decimalOf(major);
  return money(numberOf(roundedTo({ units, decimals: decimals - digits }, 0)), currency);
};

/** The same for the price of one, its parts of a minor unit kept. */
export const priceOfMajor = <const Currency extends string>(major: number, currency: Currency): UnitPrice<Currency> =>
  unitPrice(shifted(major, digits), currency);

/** What formats take. */
const mostDecimals = 20;

/** How many decimals a price is written with in major units: as many as it has, two at least. */
export const decimalsOfPrice = (price: UnitPrice): number =>
  Math.min(mostDecimals, Math.max(digits, decimalOf(inMajor(price)).decimals));
