import fc from 'fast-check';
import { money, type Money } from '../../domain/money/money.ts';
import { unitPrice, type UnitPrice } from '../../domain/money/unit-price.ts';

/** Whole pence, up to a million pounds either side of nothing. */
export const pounds: fc.Arbitrary<Money<'GBP'>> = fc
  .integer({ min: -100_000_000, max: 100_000_000 })
  .map((minor) => money(minor, 'GBP'));

/** Prices of one: of whole pence, and with as many as three decimals of a penny. */
export const poundsEach: fc.Arbitrary<UnitPrice<'GBP'>> = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([units, decimals]) => unitPrice(Number(`${units}e-${decimals}`), 'GBP'));

/** Amounts that are not negative, up to a million pounds. */
export const charged: fc.Arbitrary<Money<'GBP'>> = fc
  .integer({ min: 0, max: 100_000_000 })
  .map((minor) => money(minor, 'GBP'));
