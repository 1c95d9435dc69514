import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { quantityOf } from './quantity.ts';
import { skuOf } from './sku.ts';
import { basketEdits, items, quantitiesOf } from '../../testing/arbitraries/ordering.ts';
import { anItem } from '../../testing/examples.ts';
import { basketLine, basketTotals, maxBasketLines, type BasketEdit } from './basket.ts';
import { carryOut } from './basket-edits.ts';
import { noticesOf } from './basket-notices.ts';
import { plus } from '../money/money.ts';
import { amountOfLine, comparePrices } from '../money/unit-price.ts';
import { pence } from '../../testing/money.ts';
import { lineProblem, priceAt } from './item.ts';

const ranges = fc.uniqueArray(items, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku });
const edited = ranges.chain((range) => fc.tuple(fc.constant(range), fc.array(basketEdits(range), { maxLength: 30 })));

test.prop([edited])('every edit is carried out or named, and only what can be ordered gets in', ([range, edits]) => {
  const known = new Map(range.map((item) => [item.sku, item]));
  let expected: Record<string, number> = {};
  const named: BasketEdit[] = [];
  for (const edit of edits) {
    const wanted = edit.kind === 'add' ? (expected[edit.sku] ?? 0) + edit.quantity : edit.quantity;
    if (wanted !== 0 && lineProblem(known.get(edit.sku) ?? null, wanted) !== null) named.push(edit);
    else expected = { ...expected, [edit.sku]: wanted };
  }
  const { quantities, refused } = carryOut(new Map(), edits, known);
  const left = Object.entries(expected).filter(([, quantity]) => quantity > 0);
  expect(Object.fromEntries(quantities)).toEqual(Object.fromEntries(left));
  expect(refused.map(({ sku, quantity }) => [sku, quantity])).toEqual(
    named.map(({ sku, quantity }) => [sku, quantity]),
  );
});

test.prop([edited, fc.nat()])('edits sent in two parts come to the same as in one', ([range, edits], cut) => {
  const known = new Map(range.map((item) => [item.sku, item]));
  const at = cut % (edits.length + 1);
  const first = carryOut(new Map(), edits.slice(0, at), known);
  const second = carryOut(first.quantities, edits.slice(at), known);
  const whole = carryOut(new Map(), edits, known);
  expect([...second.quantities]).toEqual([...whole.quantities]);
  expect([...first.refused, ...second.refused]).toEqual(whole.refused);
});

test.prop([edited, fc.nat(), fc.nat()])(
  'what is removed and put back stands where it stood, or at the end if the line behind it is gone',
  ([range, edits], of, by) => {
    const known = new Map(range.map((item) => [item.sku, item]));
    const { quantities } = carryOut(new Map(), edits, known);
    const skus = [...quantities.keys()];
    const sku = skus[of % skus.length];
    if (sku === undefined) return;
    const before = [...skus.slice(skus.indexOf(sku) + 1), undefined][by % 2];
    const removed = carryOut(quantities, [{ kind: 'set', sku, quantity: 0 }], known);
    const quantity = quantities.get(sku) ?? 0;
    const back = carryOut(removed.quantities, [{ kind: 'set', sku, quantity, before }], known);
    const rest = skus.filter((each) => each !== sku);
    const at = before === undefined ? rest.length : rest.indexOf(before);
    expect([...back.quantities]).toEqual(rest.toSpliced(at, 0, sku).map((each) => [each, quantities.get(each)]));
  },
);

test('a full basket takes more of what is in it, and nothing else', () => {
  const full = new Map(Array.from({ length: maxBasketLines }, (_, index) => [skuOf(`FULL-${index}`), quantityOf(24)]));
  const range = new Map(['NEW-1', 'FULL-0'].map(skuOf).map((sku) => [sku, anItem({ sku })]));
  const edits = [...range.keys()].map((sku) => ({ kind: 'add' as const, sku, quantity: quantityOf(24) }));
  const { quantities, refused } = carryOut(full, edits, range);
  expect(refused).toEqual([{ sku: 'NEW-1', quantity: 24, problem: 'too-many' }]);
  expect(quantities.size).toBe(maxBasketLines);
  expect(quantities.get(skuOf('FULL-0'))).toBe(48);
});

const lines = fc.array(
  items.chain((item) => quantitiesOf(item).map((quantity) => basketLine(item, quantityOf(quantity)))),
  { maxLength: 20 },
);

test.prop([lines, fc.integer({ min: 0, max: 27 })])(
  'totals are the sum of the lines that can be ordered',
  (all, vat) => {
    let total = pence(0);
    for (const { item, quantity } of all)
      if (lineProblem(item, quantity) === null)
        total = plus(total, amountOfLine({ quantity, unitPrice: priceAt(item, quantity) }));
    const { totalExVat, totalIncVat } = basketTotals(all, { vatPercent: vat, currency: 'GBP' });
    expect(totalExVat).toEqual(total);
    expect(Math.abs(totalIncVat.minor - (total.minor * (100 + vat)) / 100)).toBeLessThanOrEqual(0.5);
  },
);

test.prop([lines, fc.integer({ min: 0, max: 25 }), fc.integer({ min: 0, max: 25 })])(
  'items with a rate of VAT of their own have that one, and the basket what both come to',
  (all, vatPercent, other) => {
    const [own, usual] = [all.filter((_, index) => index % 2 === 0), all.filter((_, index) => index % 2 === 1)];
    fc.pre(!own.some(({ item }) => usual.some((each) => each.item.sku === item.sku)));
    const ownVat = new Map(own.map(({ item }) => [item.sku, other]));
    const both = basketTotals(all, { vatPercent, ownVat, currency: 'GBP' });
    const ofOwn = basketTotals(own, { vatPercent: other, currency: 'GBP' });
    const ofUsual = basketTotals(usual, { vatPercent, currency: 'GBP' });
    expect(both.totalExVat).toEqual(plus(ofOwn.totalExVat, ofUsual.totalExVat));
    // Rounded once where the rates are one.
    const parts = plus(ofOwn.totalIncVat, ofUsual.totalIncVat);
    if (other !== vatPercent) expect(both.totalIncVat).toEqual(parts);
    else expect(Math.abs(both.totalIncVat.minor - parts.minor)).toBeLessThanOrEqual(1);
  },
);

test.prop([items, items, fc.nat({ max: 600 })])(
  'notices tell of what changed at the quantity of now, and of nothing else',
  (seen, item, more) => {
    const line = { item, quantity: quantityOf(more + 1) };
    expect(noticesOf(line, item)).toEqual([]);
    const changes = noticesOf(line, seen).map(({ change }) => change);
    const [before, now] = [priceAt(seen, line.quantity), priceAt(item, line.quantity)];
    expect(changes.includes('discontinued')).toBe(item.discontinued && !seen.discontinued);
    if (item.discontinued) return;
    expect(changes.includes('price-rose')).toBe(comparePrices(now, before) > 0);
    expect(changes.includes('price-fell')).toBe(comparePrices(now, before) < 0);
    expect(changes.includes('stock-short')).toBe(seen.stock >= line.quantity && item.stock < line.quantity);
  },
);
