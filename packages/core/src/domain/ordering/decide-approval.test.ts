import { describe, expect, test } from 'vitest';

import { pence } from '../../testing/money.ts';
import { ok, refused } from '../result.ts';
import { decideApproval, type ApprovalCommand, type OrderToDecide } from './decide-approval.ts';

const waiting: OrderToDecide = {
  waitsFor: ['over-limit'],
  isOwn: false,
  isWithdrawn: false,
  isBlocked: false,
  other: { before: true, now: true },
  creditApproved: false,
  totalIncVat: pence(12_00),
  availableCredit: pence(100_00),
};
const approve: ApprovalCommand = { decider: 'administrator', approve: true, reason: '' };
const reject: ApprovalCommand = { ...approve, approve: false, reason: 'Not now' };
const byManager: ApprovalCommand = { ...approve, decider: 'account-manager' };
const overBoth: OrderToDecide = { ...waiting, waitsFor: ['over-credit', 'over-limit'], availableCredit: pence(5_00) };

const given = (order: OrderToDecide, command: ApprovalCommand) => decideApproval(command, order);

describe('an order that waits for a colleague', () => {
  test('is released once it is approved', () => {
    expect(given(waiting, approve)).toEqual(
      ok({ outcome: 'released', decided: ['over-limit'], waitsFor: [], added: [] }),
    );
  });

  test('waits for the account manager where others used the credit up meanwhile', () => {
    expect(given({ ...waiting, availableCredit: pence(11_99) }, approve)).toEqual(
      ok({ outcome: 'waits', decided: ['over-limit'], waitsFor: ['over-credit'], added: ['over-credit'] }),
    );
  });

  test('goes over the credit where that was approved before', () => {
    const order = { ...waiting, availableCredit: pence(0), creditApproved: true };
    expect(given(order, approve)).toMatchObject({ value: { outcome: 'released' } });
  });

  test('ends with a rejection, which needs a reason', () => {
    expect(given(waiting, reject)).toMatchObject({ value: { outcome: 'rejected', waitsFor: [] } });
    expect(given(waiting, { ...reject, reason: ' ' })).toEqual(refused('reason-required'));
  });
});

describe('an order over limit and credit', () => {
  test('waits for the other once one is approved, in either order', () => {
    expect(given(overBoth, approve)).toMatchObject({ value: { waitsFor: ['over-credit'], added: [] } });
    expect(given(overBoth, byManager)).toMatchObject({ value: { waitsFor: ['over-limit'], added: [] } });
  });

  test('is decided as a whole by an account manager who decides both', () => {
    const order = { ...overBoth, other: { before: false, now: false } };
    expect(given(order, byManager)).toMatchObject({
      value: { outcome: 'released', decided: ['over-credit', 'over-limit'] },
    });
  });
});

describe('refused is', () => {
  test('a decision on an order of one’s own for as long as it waits for anything, also for what somebody else decides', () => {
    expect(given({ ...waiting, isOwn: true }, approve)).toEqual(refused('not-your-own-order'));
    const forManager: OrderToDecide = { ...waiting, isOwn: true, waitsFor: ['over-credit'] };
    expect(given(forManager, approve)).toEqual(refused('not-your-own-order'));
  });

  test('the second decision on one reason, on an order of one’s own, too', () => {
    const decided = { ...waiting, waitsFor: [] };
    expect(given(decided, approve)).toEqual(refused('already-decided'));
    expect(given({ ...decided, isOwn: true }, reject)).toEqual(refused('already-decided'));
    expect(given({ ...waiting, waitsFor: ['over-credit'] }, approve)).toEqual(refused('already-decided'));
  });

  test('any decision on a withdrawn order', () => {
    expect(given({ ...waiting, waitsFor: [], isWithdrawn: true }, reject)).toEqual(refused('order-withdrawn'));
  });

  test('to approve for a blocked account; to reject is not', () => {
    expect(given({ ...waiting, isBlocked: true }, approve)).toEqual(refused('account-blocked'));
    expect(given({ ...waiting, isBlocked: true }, reject)).toMatchObject({ ok: true });
  });
});
