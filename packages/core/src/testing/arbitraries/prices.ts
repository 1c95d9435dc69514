import fc from 'fast-check';

/** Prices of one, in major units: of whole pence, and with as many as three decimals of a penny. */
export const exactPrices: fc.Arbitrary<number> = fc
  .tuple(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 2, max: 5 }))
  .map(([units, decimals]) => Number(`${units}e-${decimals}`));
