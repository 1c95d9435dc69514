import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../../testing/money.ts';
import { decideOrder, whoDecides } from './decide-order.ts';
import { deciders, type WaitReason } from './placement.ts';

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
const approver = fc.record({
  decider: fc.constantFrom(...deciders),
  spendLimit: fc.option(amount, { freq: 2 }),
});
/** The account manager, and an administrator without a limit. */
const unlimited = deciders.map((decider) => ({ decider, spendLimit: null }));

test('an order is released when nothing is left that it waits for, and what it waits for is what was left or has come up', () => {
  fc.assert(
    fc.property(state, approver, (given, who) => {
      const answer = decideOrder(given, { ...who, approve: true, reason: '' });
      if (!answer.ok) return;
      const { decided, waitsFor, added, outcome } = answer.value;
      expect(outcome).toBe(waitsFor.length === 0 ? 'released' : 'waits');
      expect(decided.length).toBeGreaterThan(0);
      expect(given.totalIncVat.minor).toBeLessThanOrEqual(who.spendLimit?.minor ?? Infinity);
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
      const answers = unlimited.map((who) => decideOrder(order, { ...who, approve: false, reason: 'No' }));
      expect(answers.some(({ ok }) => ok)).toBe(order.waitsFor.length > 0);
      for (const answer of answers) if (answer.ok) expect(answer.value.outcome).toBe('rejected');
      for (const who of unlimited) {
        const after = decideOrder({ ...order, waitsFor: [] }, { ...who, approve: true, reason: '' });
        expect(after).toEqual({ ok: false, refusal: 'already-decided' });
      }
    }),
  );
});

test('a decision is offered to exactly those whose it is, and who may make it', () => {
  fc.assert(
    fc.property(state, approver, (given, who) => {
      const { mayDecide, decidedBy } = whoDecides(given, who);
      const answers = unlimited.filter(
        (each) => decideOrder({ ...given, isOwn: false }, { ...each, approve: false, reason: 'No' }).ok,
      );
      expect(decidedBy).toEqual(answers.map(({ decider }) => decider));
      expect(mayDecide).toBe(decideOrder(given, { ...who, approve: false, reason: 'No' }).ok);
    }),
  );
});
