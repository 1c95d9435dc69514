import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { skus } from '../../testing/arbitraries/documents.ts';
import { isSku, maxSkuLength, parseSku, skuOf } from './sku.ts';

const blanks = fc.stringMatching(/^[ \t\u{a0}]{0,3}$/u);

test.prop([skus, blanks, blanks])('a number is read with blanks round it', (sku, before, after) => {
  expect(parseSku(before + sku + after)).toBe(sku);
});

test.prop([fc.string({ unit: 'binary', maxLength: maxSkuLength + 5 })])(
  'whatever is read is a number, and read again the same',
  (typed) => {
    const sku = parseSku(typed);
    if (sku !== null) expect([isSku(sku), parseSku(sku), skuOf(sku)]).toEqual([true, sku, sku]);
    else expect(() => skuOf(typed)).toThrow(RangeError);
  },
);

test('a text that can be none is named', () => {
  expect(() => skuOf(' GLV-1')).toThrow(" GLV-1 is not an item's number");
});

test.each(['', ' ', 'GLV\u0000', '\ud800', 'x'.repeat(maxSkuLength + 1), ' GLV-1', '.', '..', null, 12])(
  '%j is none',
  (value) => {
    expect(isSku(value)).toBe(false);
  },
);
