import { describe, expect, test } from 'vitest';
import { anItem } from '../../testing/examples.ts';
import { maxBasketLines, type BasketEdit } from './basket.ts';
import { carryOut, insertLine } from './basket-edits.ts';
import { quantityOf } from './quantity.ts';
import { skuOf, type Sku } from './sku.ts';

const [gloves, boots, vests] = [skuOf('GLV-8841-L'), skuOf('BTS-100-42'), skuOf('VST-7-M')];
const items = new Map(
  [anItem({ sku: gloves }), anItem({ sku: boots }), anItem({ sku: vests, discontinued: true })].map((item) => [
    item.sku,
    item,
  ]),
);
/** Enough of any of them, and in whole packs. */
const pack = anItem().minimum;
const basketOf = (...lines: readonly (readonly [Sku, number])[]) =>
  new Map(lines.map(([sku, quantity]) => [sku, quantityOf(quantity)]));
const add = (sku: Sku, quantity: number): BasketEdit => ({ kind: 'add', sku, quantity: quantityOf(quantity) });
const set = (sku: Sku, quantity: number, before?: Sku): BasketEdit => ({
  kind: 'set',
  sku,
  quantity: quantity === 0 ? 0 : quantityOf(quantity),
  before,
});

describe('a basket is edited', () => {
  test.each([
    ['an empty basket', basketOf(), 'an item is added', [add(gloves, pack)], [[gloves, pack]]],
    ['a line', basketOf([gloves, pack]), 'more is added', [add(gloves, pack)], [[gloves, 2 * pack]]],
    ['a line', basketOf([gloves, pack]), 'another quantity is set', [set(gloves, 3 * pack)], [[gloves, 3 * pack]]],
    ['a line', basketOf([gloves, pack]), '0 is set', [set(gloves, 0)], []],
    ['no such line', basketOf([gloves, pack]), 'it is removed', [set(boots, 0)], [[gloves, pack]]],
    [
      'another line',
      basketOf([gloves, pack]),
      'an item is put before it',
      [set(boots, pack, gloves)],
      [
        [boots, pack],
        [gloves, pack],
      ],
    ],
    [
      'a line that is gone',
      basketOf([gloves, pack]),
      'an item is put before it',
      [set(boots, pack, vests)],
      [
        [gloves, pack],
        [boots, pack],
      ],
    ],
    ['an item that is none any more', basketOf([vests, pack]), 'it is removed', [set(vests, 0)], []],
  ] as const)(
    'given %s (%j), when %s, then it is done (specification §basket-edits)',
    (_, before, __, edits, after) => {
      const { quantities, refused } = carryOut(before, edits, items);
      expect([...quantities]).toEqual(after);
      expect(refused).toEqual([]);
    },
  );

  test.each([
    ['an unknown item', add(skuOf('NO-SUCH'), pack), 'unknown'],
    ['a discontinued item', add(vests, pack), 'discontinued'],
    ['fewer than the least', set(boots, 1), 'below-minimum'],
  ] as const)('given a line, when %s is asked for, then it is named and the line stays', (_, edit, problem) => {
    const before = basketOf([gloves, pack]);
    const { quantities, refused } = carryOut(before, [edit], items);
    expect([...quantities]).toEqual([...before]);
    expect(refused).toMatchObject([{ sku: edit.sku, quantity: edit.quantity, problem }]);
  });

  test('given several edits, when one cannot be carried out, then the others are', () => {
    const { quantities, refused } = carryOut(basketOf(), [add(vests, pack), add(boots, pack)], items);
    expect([...quantities]).toEqual([[boots, pack]]);
    expect(refused).toHaveLength(1);
  });

  test('given a full basket, when a line is removed first, then another goes in', () => {
    const full = new Map(Array.from({ length: maxBasketLines }, (_, at) => [skuOf(`FULL-${at}`), quantityOf(pack)]));
    expect(carryOut(full, [add(gloves, pack)], items).refused).toMatchObject([{ problem: 'too-many' }]);
    expect(carryOut(full, [set(skuOf('FULL-0'), 0), add(gloves, pack)], items).refused).toEqual([]);
  });
});

describe('a line has its place', () => {
  const other = skuOf('HLM-1');
  const placed = (edit: BasketEdit) => {
    const lines = new Map<Sku, string>([gloves, boots, vests].map((sku) => [sku, 'as it was']));
    insertLine(lines, edit, 'as it will be');
    return [...lines];
  };

  test.each([
    ['behind all others', set(other, pack), [gloves, boots, vests, other]],
    [
      'behind all others, where the one it was before is gone',
      set(other, pack, skuOf('GONE-1')),
      [gloves, boots, vests, other],
    ],
    ['behind all others, where it is added', add(other, pack), [gloves, boots, vests, other]],
    ['before the first', set(other, pack, gloves), [other, gloves, boots, vests]],
    ['before one in the middle', set(other, pack, boots), [gloves, other, boots, vests]],
    ['before the last', set(other, pack, vests), [gloves, boots, other, vests]],
    ['where it stood', set(boots, pack), [gloves, boots, vests]],
    ['where it stood, whatever it was before', set(vests, pack, gloves), [gloves, boots, vests]],
  ])('%s', (_, edit, order) => {
    expect(placed(edit)).toEqual(order.map((sku) => [sku, sku === edit.sku ? 'as it will be' : 'as it was']));
  });
});
