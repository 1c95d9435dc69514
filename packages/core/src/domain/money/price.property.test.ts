import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { charges } from '../../testing/arbitraries/account.ts';
import { exactPrices } from '../../testing/arbitraries/prices.ts';
import { priceInMajor, priceInMinor, lineAmount, priceDecimals } from './price.ts';

const quantities = fc.integer({ min: 0, max: 99_999 });
/** Hundred-thousandths: prices are written with five decimals at most here, so these are whole. */
const exact = (amount: number): bigint => BigInt(amount.toFixed(5).replace('.', ''));
const aPenny = 1000n;
const pence = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''));

test.prop([quantities, exactPrices])(
  'a line amount is whole pence, no further than half a penny from the price as often as the quantity says',
  (quantity, unitPrice) => {
    const amount = lineAmount({ quantity, unitPrice });
    expect(exact(amount) % aPenny).toBe(0n);
    const off = exact(amount) - BigInt(quantity) * exact(unitPrice);
    expect(off <= aPenny / 2n && off > -aPenny / 2n).toBe(true);
  },
);

test.prop([quantities, charges])('a price of whole pence is never rounded', (quantity, unitPrice) => {
  expect(pence(lineAmount({ quantity, unitPrice }))).toBe(BigInt(quantity) * pence(unitPrice));
});

test.prop([quantities, exactPrices])('a line taken back comes to just what it came to', (quantity, unitPrice) => {
  expect(lineAmount({ quantity: -quantity, unitPrice }) + lineAmount({ quantity, unitPrice })).toBe(0);
});

test.prop([quantities, exactPrices])('pounds and pence come to the same money', (quantity, unitPrice) => {
  const pence = lineAmount({ quantity, unitPrice: priceInMinor(unitPrice) }, 0);
  expect(priceInMajor(pence)).toBe(lineAmount({ quantity, unitPrice }));
});

test.prop([exactPrices])('a price in pence and back is the same price', (price) => {
  expect(priceInMajor(priceInMinor(price))).toBe(price);
});

test.prop([exactPrices])('a price shown with its decimals is the price, and has at least two', (price) => {
  const decimals = priceDecimals(price);
  expect(decimals).toBeGreaterThanOrEqual(2);
  expect(Number(price.toFixed(decimals))).toBe(price);
  if (decimals > 2) expect(Number(price.toFixed(decimals - 1))).not.toBe(price);
});
