import { describe, expect, test } from 'vitest';
import { orderNoOf, type OrderNo } from '../../domain/documents/number.ts';
import { addDays } from '../../domain/calendar/day.ts';
import { money, plus, type Money } from '../../domain/money/money.ts';
import type { OrderForm, WaitReason } from '../../domain/ordering/placement.ts';
import type { Approvals, Checkouts } from '../../ports/checkouts.ts';
import { unknownId, valueOf } from './answers.ts';

export interface CheckoutsFixture {
  readonly checkouts: Checkouts;
  /** Puts something that can be ordered into the basket, and answers that as it is then. */
  readonly fill: () => Promise<{ readonly version: number; readonly totalIncVat: Money }>;
  /** A UUID that was not used yet. */
  readonly newIdempotencyKey: () => string;
}

const refusedAs = (code: string) => ({ ok: false, refusal: { failure: 'rejected', message: { code } } });

/** Laws of every `Checkouts`. */
export const checkoutsContract = (name: string, make: () => Promise<CheckoutsFixture>): void => {
  const formFor = async ({ checkouts, fill, newIdempotencyKey }: CheckoutsFixture): Promise<OrderForm> => {
    const { version: basketVersion, totalIncVat } = await fill();
    const { addresses } = valueOf(await checkouts.load());
    return {
      idempotencyKey: newIdempotencyKey(),
      basketVersion,
      totalIncVat,
      addressId: addresses[0]?.id ?? '',
      reference: 'PO 88213 Leeds',
      requestedOn: null,
      notes: 'Please ring first\nThank you',
      storefront: '',
    };
  };

  describe(`${name} is a Checkouts`, () => {
    test('an order waits for what was said before it was placed', async () => {
      const fixture = await make();
      const form = await formFor(fixture);
      const before = valueOf(await fixture.checkouts.load());
      const { wouldWait, addresses, otherAdministrator: isOther } = before;
      expect(before.basketVersion).toBe(form.basketVersion);
      expect(new Set(addresses.map(({ id }) => id)).size).toBe(addresses.length);
      const { no, waitsFor, otherAdministrator } = valueOf(await fixture.checkouts.place(form));
      expect(no).toMatch(/^SO-\d+$/);
      expect({ waitsFor, otherAdministrator }).toEqual({ waitsFor: wouldWait, otherAdministrator: isOther });
    });

    test('the same key makes one order, however often it is sent, and leaves what is put in the basket later', async () => {
      const fixture = await make();
      const form = await formFor(fixture);
      const answers = await Promise.all([fixture.checkouts.place(form), fixture.checkouts.place(form)]);
      expect(answers[1]).toEqual(answers[0]);
      const { no } = valueOf(await fixture.checkouts.place(form));
      expect(no).toBe(valueOf(answers[0]).no);
      const next = await formFor(fixture);
      expect(valueOf(await fixture.checkouts.place(form)).no).toBe(no);
      expect(valueOf(await fixture.checkouts.place(next)).no).not.toBe(no);
    });

    test('an order that was given up is never placed under its key, and one that was placed before is answered', async () => {
      const fixture = await make();
      const { checkouts } = fixture;
      const form = await formFor(fixture);
      expect(await checkouts.discard(form.idempotencyKey)).toEqual({ ok: true, value: null });
      expect(await checkouts.place(form)).toMatchObject(refusedAs('order_discarded'));
      expect(await checkouts.discard(form.idempotencyKey)).toEqual({ ok: true, value: null });
      const next = { ...form, idempotencyKey: fixture.newIdempotencyKey() };
      const [placed, given] = await Promise.all([checkouts.place(next), checkouts.discard(next.idempotencyKey)]);
      // Whichever came first: either it was placed and is named, or it never will be.
      expect(valueOf(given)).toEqual(placed.ok ? placed.value : null);
      expect(await checkouts.place(next)).toEqual(placed);
    });

    test('a basket is ordered as it was shown, and once', async () => {
      const fixture = await make();
      const { checkouts, newIdempotencyKey } = fixture;
      const form = await formFor(fixture);
      const changed = refusedAs('basket_changed');
      expect(
        await checkouts.place({ ...form, totalIncVat: plus(form.totalIncVat, money(1, form.totalIncVat.currency)) }),
      ).toMatchObject(changed);
      expect(await checkouts.place({ ...form, basketVersion: form.basketVersion + 1 })).toMatchObject(changed);
      expect(await checkouts.place(form)).toMatchObject({ ok: true });
      expect(await checkouts.place({ ...form, idempotencyKey: newIdempotencyKey() })).toMatchObject(changed);
    });

    test('an order is withdrawn while it waits, however often that is sent, and no other is', async () => {
      const fixture = await make();
      const { no, waitsFor } = valueOf(await fixture.checkouts.place(await formFor(fixture)));
      const answers = [await fixture.checkouts.withdraw(no), await fixture.checkouts.withdraw(no)];
      const expected = waitsFor.length > 0 ? { ok: true } : refusedAs('not_waiting');
      expect(answers).toMatchObject([expected, expected]);
      expect(await fixture.checkouts.withdraw(orderNoOf('SO-0'))).toMatchObject({
        ok: false,
        refusal: { failure: 'not-found' },
      });
    });

    test('goods go to an address of the company, not before the first day possible, under a reference that is none of a sample', async () => {
      const fixture = await make();
      const { checkouts } = fixture;
      const form = await formFor(fixture);
      const { earliest } = valueOf(await checkouts.load());
      expect(await checkouts.place({ ...form, addressId: unknownId })).toMatchObject(refusedAs('unknown_address'));
      const before = { ...form, requestedOn: addDays(earliest, -1) };
      expect(await checkouts.place(before)).toMatchObject(refusedAs('day_too_early'));
      expect(await checkouts.place({ ...form, reference: 'SR4021' })).toMatchObject(refusedAs('reference_of_sample'));
      expect(await checkouts.place({ ...form, requestedOn: earliest })).toMatchObject({ ok: true });
    });
  });
};

export interface ApprovalsFixture {
  readonly approvals: Approvals;
  /** What these approvals decide. */
  readonly reason: WaitReason;
  /** Places an order of somebody else's that waits for it, and answers its number. */
  readonly place: () => Promise<string>;
  /** The same of the approver's own; null for approvers who do not order. */
  readonly placeOwn: (() => Promise<string>) | null;
}

/** Laws of every `Approvals`. */
export const approvalsContract = (name: string, make: () => Promise<ApprovalsFixture>): void => {
  const decided = refusedAs('already_decided');
  const yes = { approve: true, reason: '' };
  const entryOf = async ({ approvals }: ApprovalsFixture, no: OrderNo) =>
    valueOf(await approvals.list()).find(({ orderNo }) => orderNo === no);

  describe(`${name} is an Approvals`, () => {
    test('orders stand in the list until they are decided, the oldest first', async () => {
      const fixture = await make();
      const nos = [await fixture.place(), await fixture.place()];
      const list = valueOf(await fixture.approvals.list());
      expect(list.filter(({ orderNo }) => nos.includes(orderNo)).map(({ orderNo }) => orderNo)).toEqual(nos);
      const times = list.map(({ placedAt }) => placedAt);
      expect(times).toEqual(times.toSorted());
      for (const no of nos) {
        const entry = await entryOf(fixture, orderNoOf(no));
        expect(entry).toMatchObject({ mayDecide: true });
        expect(entry?.waitsFor).toContain(fixture.reason);
        const left = valueOf(await fixture.approvals.decide(orderNoOf(no), yes));
        expect(left).toEqual(entry?.waitsFor.filter((reason) => reason !== fixture.reason));
        expect((await entryOf(fixture, orderNoOf(no)))?.mayDecide ?? false).toBe(false);
      }
    });

    test('one decision is made: the next is told so', async () => {
      const fixture = await make();
      for (const first of [yes, { approve: false, reason: 'Not now' }]) {
        const no = await fixture.place();
        expect(await fixture.approvals.decide(orderNoOf(no), first)).toMatchObject({ ok: true });
        expect(await fixture.approvals.decide(orderNoOf(no), yes)).toMatchObject(decided);
        expect(await fixture.approvals.decide(orderNoOf(no), { approve: false, reason: 'No' })).toMatchObject(decided);
      }
    });

    test('to reject needs a reason, and ends all waiting', async () => {
      const fixture = await make();
      const no = await fixture.place();
      expect(await fixture.approvals.decide(orderNoOf(no), { approve: false, reason: ' ' })).toMatchObject(
        refusedAs('malformed_request'),
      );
      expect(valueOf(await fixture.approvals.decide(orderNoOf(no), { approve: false, reason: 'Too much' }))).toEqual(
        [],
      );
      expect(await entryOf(fixture, orderNoOf(no))).toBeUndefined();
    });

    test('nobody decides on an order of their own, nor on one there is not', async () => {
      const fixture = await make();
      expect(await fixture.approvals.decide(orderNoOf('SO-0'), yes)).toMatchObject({
        ok: false,
        refusal: { failure: 'not-found' },
      });
      if (!fixture.placeOwn) return;
      const own = await fixture.placeOwn();
      expect(await entryOf(fixture, orderNoOf(own))).toMatchObject({ mayDecide: false });
      expect(await fixture.approvals.decide(orderNoOf(own), yes)).toMatchObject(refusedAs('not_your_own_order'));
    });
  });
};
