import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { DateRange } from '../../domain/calendar/date-range.ts';
import { isDay } from '../../domain/calendar/day.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';

export interface CustomerAccountFixture {
  /** Of a user with every permission. */
  readonly account: CustomerAccount;
  readonly customerNo: CustomerNo;
  /** A range in which the customer has orders, and one within it. */
  readonly wide: DateRange;
  readonly narrow: DateRange;
  /** Of nobody: without a token. */
  readonly signedOut: CustomerAccount;
  /** Of a user of the same customer with View Orders alone. */
  readonly ordersOnly: CustomerAccount;
}

/** Laws of every `CustomerAccount`. */
export const customerAccountContract = (name: string, make: () => Promise<CustomerAccountFixture>): void => {
  const count = async (account: CustomerAccount, range: DateRange): Promise<{ pending: number; fulfilled: number }> => {
    const answer = await account.ordersCount(range);
    if (!answer.ok) throw new Error(`Orders were not counted: ${answer.refusal}`);
    return answer.value;
  };

  describe(`${name} is a CustomerAccount`, () => {
    test("the record is the signed-in customer's own", async () => {
      const { account, customerNo } = await make();
      expect(await account.customer()).toMatchObject({ ok: true, value: { no: customerNo } });
    });

    test('the next payment is due on a day, or nothing is', async () => {
      const { account } = await make();
      const answer = await account.nextDue();
      expect(answer.ok && (answer.value === null || isDay(answer.value))).toBe(true);
    });

    test('orders are counted in whole numbers, and there are some', async () => {
      const { account, wide } = await make();
      const { pending, fulfilled } = await count(account, wide);
      expect(Number.isInteger(pending) && Number.isInteger(fulfilled)).toBe(true);
      expect(Math.min(pending, fulfilled)).toBeGreaterThanOrEqual(0);
      expect(pending + fulfilled).toBeGreaterThan(0);
    });

    test('a range within another never counts more', async () => {
      const { account, wide, narrow } = await make();
      const all = await count(account, wide);
      const some = await count(account, narrow);
      expect(some.pending).toBeLessThanOrEqual(all.pending);
      expect(some.fulfilled).toBeLessThanOrEqual(all.fulfilled);
    });

    test('banners have a picture each', async () => {
      const { account } = await make();
      const answer = await account.banners('UK');
      expect(answer.ok && answer.value.every(({ img }) => img !== '')).toBe(true);
    });

    test('who is signed out is told so by every call', async () => {
      const { signedOut, wide } = await make();
      const refusal = { ok: false, refusal: 'signed-out' };
      expect(await signedOut.customer()).toEqual(refusal);
      expect(await signedOut.nextDue()).toEqual(refusal);
      expect(await signedOut.ordersCount(wide)).toEqual(refusal);
      expect(await signedOut.banners('UK')).toEqual(refusal);
    });

    test('without View Balance the figures are withheld (decisions §figures-withheld)', async () => {
      const { ordersOnly, customerNo } = await make();
      expect(await ordersOnly.customer()).toMatchObject({
        ok: true,
        value: { no: customerNo, totalOwed: null, creditLimit: null, outstandingOrdersValue: null, terms: null },
      });
    });

    test('without View Invoices the next payment is forbidden, with View Orders orders are counted', async () => {
      const { ordersOnly, wide } = await make();
      expect(await ordersOnly.nextDue()).toEqual({ ok: false, refusal: 'forbidden' });
      expect((await ordersOnly.ordersCount(wide)).ok).toBe(true);
    });
  });
};
