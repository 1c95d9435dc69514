import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNegative, minus, nothing, plus, sumOf, type Money } from '../money/money.ts';
import { pence } from '../../testing/money.ts';
import { availableCreditOf, decideCredit } from './credit.ts';

const amount = fc.nat(1000).map(pence);
const balance = fc.integer({ min: -1000, max: 1000 }).map(pence);

test('given what is available, when an order just reaches it, then it is reserved; a penny more is over by a penny', () => {
  expect(decideCredit(pence(12_00), pence(12_00))).toEqual({ kind: 'reserved', left: pence(0) });
  expect(decideCredit(pence(12_00), pence(12_01))).toEqual({ kind: 'over', by: pence(1) });
  expect(decideCredit(pence(12_00), pence(12_01), { isApproved: true })).toEqual({ kind: 'reserved', left: pence(-1) });
  // A company that owes more than its limit orders nothing that costs anything.
  expect(decideCredit(pence(-5), pence(0))).toEqual({ kind: 'over', by: pence(5) });
});

test('however many orders come, what is reserved without an approval never comes to more than was available', () => {
  fc.assert(
    fc.property(balance, fc.array(amount), (start, orders) => {
      let available: Money = start;
      let reserved: Money = nothing('GBP');
      for (const order of orders) {
        const decided = decideCredit(available, order);
        if (decided.kind === 'over') expect(plus(available, decided.by)).toEqual(order);
        else [available, reserved] = [decided.left, plus(reserved, order)];
      }
      expect(plus(available, reserved)).toEqual(start);
      if (!isNegative(start)) expect(isNegative(minus(start, reserved))).toBe(false);
      else expect(reserved).toEqual(pence(0));
    }),
  );
});

test('an order is reserved as if it stood among the orders on their way already', () => {
  fc.assert(
    fc.property(amount, balance, amount, amount, (creditLimit, totalOwed, outstandingOrdersValue, order) => {
      const credit = { creditLimit, totalOwed, outstandingOrdersValue };
      const decided = decideCredit(availableCreditOf(credit), order, { isApproved: true });
      const after = { ...credit, outstandingOrdersValue: sumOf([outstandingOrdersValue, order], 'GBP') };
      expect(decided).toEqual({ kind: 'reserved', left: availableCreditOf(after) });
    }),
  );
});
