import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { lineQuantities } from '../../testing/arbitraries/documents.ts';
import { isLineQuantity, lineQuantity, maxLineQuantity, together } from './line-quantity.ts';

const most = maxLineQuantity * 1000;
const parts = fc.integer({ min: -most, max: most });

test.prop([parts])('every number of thousandths is a quantity, and stays the decimal number it is', (thousandths) => {
  const quantity = lineQuantity(thousandths / 1000);
  expect(isLineQuantity(thousandths / 1000)).toBe(true);
  expect(BigInt(quantity.toFixed(3).replace('.', ''))).toBe(BigInt(thousandths));
  expect(JSON.parse(JSON.stringify(quantity))).toBe(quantity);
});

test.prop([fc.array(parts, { maxLength: 200 })])('quantities come together exactly, however many', (all) => {
  const sum = all.map((each) => lineQuantity(each / 1000)).reduce(together, lineQuantity(0));
  expect(sum).toBe(all.reduce((one, other) => one + other, 0) / 1000);
});

test.prop([fc.double({ noNaN: true })])('a number is taken for the nearest quantity', (units) => {
  const quantity = lineQuantity(units);
  expect(isLineQuantity(quantity)).toBe(true);
  expect(lineQuantity(quantity)).toBe(quantity);
  if (Math.abs(units) <= maxLineQuantity) expect(Math.abs(quantity - units)).toBeLessThanOrEqual(0.0005 + 1e-9);
});

test.prop([lineQuantities, fc.integer({ min: 1, max: 9 })])('a fourth decimal makes it none', (quantity, digit) => {
  const more = Number(`${quantity.toFixed(3)}${digit}`);
  expect(isLineQuantity(more)).toBe(false);
});

test.each([NaN, Infinity, '2.5', null, undefined, 0.1 + 0.2])('%j is none', (value) => {
  expect(isLineQuantity(value)).toBe(false);
});

test('a bigint is none, and asking is no error', () => {
  expect(isLineQuantity(2n)).toBe(false);
});

test('what is meant by 0.1 + 0.2 is 0.3; what is no number means nothing', () => {
  expect(lineQuantity(0.1 + 0.2)).toBe(0.3);
  expect(() => lineQuantity(NaN)).toThrow(new RangeError('NaN is not a quantity of a line'));
});
