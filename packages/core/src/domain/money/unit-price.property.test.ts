import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { poundsEach } from '../../testing/arbitraries/money.ts';
import { penceEach, pence } from '../../testing/money.ts';
import { plus } from './money.ts';
import { amountOfLine, comparePrices, isUnitPrice, unitPrice } from './unit-price.ts';

const quantities = fc.integer({ min: 0, max: 99_999 });
/** Thousandths of a penny, which prices have three decimals of at most here. */
const exact = (minor: number): bigint => BigInt(minor.toFixed(3).replace('.', ''));
const aPenny = 1000n;

test.prop([quantities, poundsEach])(
  'a line amount is whole pence, no further than half a penny from the price as often as the quantity says',
  (quantity, price) => {
    const { minor } = amountOfLine({ quantity, unitPrice: price });
    const off = BigInt(minor) * aPenny - BigInt(quantity) * exact(price.minor);
    expect(off <= aPenny / 2n && off > -aPenny / 2n).toBe(true);
  },
);

test.prop([quantities, fc.integer({ min: 0, max: 100_000_000 })])(
  'a price of whole pence is never rounded',
  (quantity, minor) => {
    expect(BigInt(amountOfLine({ quantity, unitPrice: penceEach(minor) }).minor)).toBe(
      BigInt(quantity) * BigInt(minor),
    );
  },
);

test.prop([quantities, poundsEach])('a line taken back comes to just what it came to', (quantity, price) => {
  const back = amountOfLine({ quantity: -quantity, unitPrice: price });
  expect(plus(back, amountOfLine({ quantity, unitPrice: price }))).toEqual(pence(0));
});

test.each([
  [1000, 1.25, 1250],
  [3, 110, 330],
  [2.5, 5, 13],
  [1, 100.5, 101],
  [-1, 100.5, -101],
  [40, 0.001, 0],
  [50_000, 0.00003, 2],
  [7, 10 * (0.1 + 0.2), 21],
  [Infinity, 1, 0],
])('%d × %d comes to %d, rounded once', (quantity, minor, amount) => {
  expect(amountOfLine({ quantity, unitPrice: penceEach(minor) })).toEqual(pence(amount));
});

test('what is no number is no price', () => {
  expect(() => unitPrice(NaN, 'GBP')).toThrow('NaN is no price');
  expect(unitPrice(Infinity, 'GBP').minor).toBe(Number.MAX_VALUE);
});

test.prop([poundsEach, poundsEach])('prices are in the order of their numbers', (one, other) => {
  expect(Math.sign(comparePrices(one, other))).toBe(Math.sign(one.minor - other.minor));
});

test.prop([poundsEach])('a price is one still when it was kept as JSON', (price) => {
  const kept: unknown = JSON.parse(JSON.stringify(price));
  expect([isUnitPrice(kept), kept]).toEqual([true, price]);
});
