import fc from 'fast-check';
import { expect, test } from 'vitest';
import { days } from '../../testing/arbitraries/calendar.ts';
import { pence } from '../../testing/money.ts';
import { daysBetween } from '../calendar/day.ts';
import { isSampleReference } from '../samples/sample-reference.ts';
import { isSeen } from '../seen.ts';
import {
  deciders,
  decidersOf,
  earliestDay,
  reasonsDecidedBy,
  referenceProblem,
  waitsAfterApproval,
  waitsFor,
  type WaitReason,
} from './placement.ts';

const credit = fc.integer({ min: -1_000_00, max: 1_000_00 }).map(pence);
const total = fc.integer({ min: 0, max: 1_000_00 }).map(pence);

test('an order waits for exactly what it is over; what just reaches it does not', () => {
  fc.assert(
    fc.property(total, credit, fc.option(total), (totalIncVat, availableCredit, spendLimit) => {
      const waits = waitsFor({ totalIncVat, availableCredit, spendLimit });
      expect(waits.includes('over-credit')).toBe(totalIncVat.minor > availableCredit.minor);
      expect(waits.includes('over-limit')).toBe(totalIncVat.minor > (spendLimit?.minor ?? Infinity));
      expect(waitsFor({ totalIncVat, availableCredit: totalIncVat, spendLimit: totalIncVat })).toEqual([]);
    }),
  );
});

const reasons: readonly WaitReason[] = ['over-credit', 'over-limit'];
const someReasons = fc.subarray([...reasons]);
const otherAdministrator = fc.record({ before: fc.boolean(), now: fc.boolean() });

test('every order that waits can be decided: its credit by the account manager alone, its limit by whoever there is for it', () => {
  fc.assert(
    fc.property(someReasons, otherAdministrator, total, (waits, other, totalIncVat) => {
      const order = { waitsFor: waits, otherAdministrator: other, totalIncVat };
      const administrators = reasonsDecidedBy({ decider: 'administrator', spendLimit: totalIncVat }, order);
      const managers = reasonsDecidedBy({ decider: 'account-manager', spendLimit: null }, order);
      expect(new Set([...administrators, ...managers])).toEqual(new Set(waits));
      expect(administrators).not.toContain('over-credit');
      if (!other.now) expect(administrators).toEqual([]);
      if (other.before && other.now) expect(managers).not.toContain('over-limit');
      // Whoever was asked when it was placed may still decide, unless there is none of them any more.
      const asked = decidersOf('over-limit', { before: other.before, now: other.before });
      if (other.now || !other.before)
        for (const decider of asked) expect(decidersOf('over-limit', other)).toContain(decider);
    }),
  );
});

test('nobody decides on a total above a limit of their own; one that just reaches it they do', () => {
  fc.assert(
    fc.property(someReasons, otherAdministrator, total, total, (waits, other, totalIncVat, spendLimit) => {
      const order = { waitsFor: waits, otherAdministrator: other, totalIncVat };
      for (const decider of deciders) {
        const any = reasonsDecidedBy({ decider, spendLimit: null }, order);
        const covered = totalIncVat.minor <= spendLimit.minor ? any : [];
        expect(reasonsDecidedBy({ decider, spendLimit }, order)).toEqual(covered);
      }
    }),
  );
});

test('what is approved is waited for no more, and nothing passes over the credit unless that was approved', () => {
  const order = fc.record({ totalIncVat: total, availableCredit: credit, creditApproved: fc.boolean() });
  fc.assert(
    fc.property(order, someReasons, fc.nat(), (facts, waits, which) => {
      // One or all of what it waits for.
      const approved = which % 3 === 2 ? waits : waits.slice(which % 3, (which % 3) + 1);
      fc.pre(approved.length > 0);
      const left = waitsAfterApproval({ ...facts, waitsFor: waits, approved });
      expect(left.filter((each) => approved.includes(each))).toEqual([]);
      if (approved.includes('over-credit')) expect(left).toEqual(waits.filter((each) => !approved.includes(each)));
      expect(new Set(left).size).toBe(left.length);
      const approvedNow = facts.creditApproved || approved.includes('over-credit');
      if (left.length === 0 && !approvedNow)
        expect(facts.totalIncVat.minor).toBeLessThanOrEqual(facts.availableCredit.minor);
    }),
  );
});

/** A mask's marks, each with a character that fits it and one that does not. */
const mark = fc.oneof(
  fc.record({ mark: fc.constant('#'), good: fc.constantFrom(...'0123456789'), bad: fc.constantFrom('a', '٣', ' ') }),
  fc.record({
    mark: fc.constant('@'),
    good: fc.constantFrom('a', 'Z', 'ß', 'Ł', 'д'),
    bad: fc.constantFrom('1', '-', ' '),
  }),
  fc
    .constantFrom('P', 'O', '-', '/', '.', '*', '(', '😀')
    .map((text) => ({ mark: text, good: text.toLowerCase(), bad: '\\' })),
);
const marks = fc.array(mark, { minLength: 1, maxLength: 12 });
/** At its ends a space is none of the reference. */
const inner = ({ bad }: { bad: string }): string => (bad === ' ' ? '_' : bad);

test('a reference has the form of its mask, character by character', () => {
  fc.assert(
    fc.property(marks, fc.nat(), fc.boolean(), (all, at, required) => {
      const rule = { required, mask: all.map((each) => each.mark).join('') };
      const good = all.map((each) => each.good);
      fc.pre(!isSampleReference(good.join('')));
      expect(referenceProblem(rule, ` ${good.join('')} `)).toBeNull();
      const broken = good.with(at % good.length, inner(all[at % all.length] ?? { bad: '_' }));
      expect(referenceProblem(rule, broken.join(''))).toBe('mask');
      expect(referenceProblem(rule, good.slice(1).join('') || ' ')).toBe(
        good.length > 1 ? 'mask' : required ? 'required' : null,
      );
      expect(referenceProblem(rule, `${good.join('')}0`)).toBe('mask');
    }),
  );
});

test('without a mask any text is a reference, but for what would make the order a sample (decisions §sample-numbers)', () => {
  fc.assert(
    fc.property(fc.string(), fc.boolean(), (text, required) => {
      const blank = !isSeen(text);
      const expected = blank ? (required ? 'required' : null) : isSampleReference(text.trim()) ? 'sample' : null;
      expect(referenceProblem({ required, mask: null }, text)).toBe(expected);
    }),
  );
  for (const mask of [null, 'SR####', '@@####']) {
    expect(referenceProblem({ required: false, mask }, ' SR4021 ')).toBe('sample');
    expect(referenceProblem({ required: false, mask: null }, 'SR4021 Leeds')).toBeNull();
  }
});

test('the first day that can be asked for is the next Monday to Friday', () => {
  fc.assert(
    fc.property(days, (today) => {
      const earliest = earliestDay(today);
      const weekday = new Date(`${earliest}T00:00:00Z`).getUTCDay();
      expect([1, 2, 3, 4, 5]).toContain(weekday);
      const wait = daysBetween(today, earliest);
      expect(wait).toBe({ 5: 3, 6: 2 }[new Date(`${today}T00:00:00Z`).getUTCDay()] ?? 1);
    }),
  );
});
