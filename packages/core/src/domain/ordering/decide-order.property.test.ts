import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from './quantity.ts';
import { skuOf } from './sku.ts';
import { pence } from '../../testing/money.ts';
import { decideOrder } from './decide-order.ts';
import { deciders, type WaitReason } from './placement.ts';
import { stockTaken } from './stock.ts';

const amount = fc.integer({ min: 0, max: 1000 }).map(pence);
const reasons = fc.subarray<WaitReason>(['over-credit', 'over-limit']);
const state = fc.record({
  isWithdrawn: fc.constant(false),
  isOwn: fc.boolean(),
  waitsFor: reasons,
  otherAdministrator: fc.record({ before: fc.boolean(), now: fc.boolean() }),
  creditApproved: fc.boolean(),
  totalIncVat: amount,
  availableCredit: amount,
  isBlocked: fc.boolean(),
});
const decider = fc.constantFrom(...deciders);

test('an order is released when nothing is left that it waits for, and what it waits for is what was left or has come up', () => {
  fc.assert(
    fc.property(state, decider, (given, who) => {
      const answer = decideOrder(given, { decider: who, approve: true, reason: '' });
      if (!answer.ok) return;
      const { decided, waitsFor, added, outcome } = answer.value;
      expect(outcome).toBe(waitsFor.length === 0 ? 'released' : 'waits');
      expect(decided.length).toBeGreaterThan(0);
      const left = given.waitsFor.filter((reason) => !decided.includes(reason));
      expect(new Set(waitsFor)).toEqual(new Set([...left, ...added]));
      expect(added.filter((reason) => given.waitsFor.includes(reason))).toEqual([]);
    }),
  );
});

test('an order that waits comes to an end, whoever is there: somebody may reject it, and twice is never', () => {
  fc.assert(
    fc.property(state, (given) => {
      const order = { ...given, isOwn: false };
      const answers = deciders.map((who) => decideOrder(order, { decider: who, approve: false, reason: 'No' }));
      expect(answers.some(({ ok }) => ok)).toBe(order.waitsFor.length > 0);
      for (const answer of answers) if (answer.ok) expect(answer.value.outcome).toBe('rejected');
      const after = decideOrder({ ...order, waitsFor: [] }, { decider: 'administrator', approve: true, reason: '' });
      expect(after).toEqual({ ok: false, refusal: 'already-decided' });
    }),
  );
});

test('no more is taken from the stock than there is, nor than is ordered, and all of it where it is enough', () => {
  const sku = fc.constantFrom(skuOf('A'), skuOf('B'), skuOf('C'));
  const lines = fc.uniqueArray(fc.record({ sku, quantity: fc.integer({ min: 1, max: 99 }).map(quantityOf) }), {
    selector: (each) => each.sku,
  });
  fc.assert(
    fc.property(lines, fc.dictionary(sku, fc.nat(99)), (ordered, there) => {
      const stock = new Map(Object.entries(there).map(([each, count]) => [skuOf(each), count]));
      const taken = stockTaken(ordered, stock);
      expect(Object.keys(taken).toSorted()).toEqual(ordered.map((each) => each.sku).toSorted());
      for (const each of ordered) {
        const left = (stock.get(each.sku) ?? 0) - (taken[each.sku] ?? 0);
        expect(left).toBeGreaterThanOrEqual(0);
        // Either the order has all it asks for, or nothing is left.
        expect(taken[each.sku] === each.quantity || left === 0).toBe(true);
        expect(taken[each.sku]).toBeLessThanOrEqual(each.quantity);
      }
    }),
  );
});
