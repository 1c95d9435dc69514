import type { OrderNo } from '../../domain/documents/number.ts';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { describe, expect, test } from 'vitest';
import type { Day } from '../../domain/calendar/day.ts';
import { sampleFilters, samplePageSize } from '../../domain/samples/sample-order.ts';
import type { SampleOrderForm } from '../../domain/samples/sample-order.ts';
import type { SampleOrders } from '../../ports/sample-orders.ts';
import { valueOf } from './answers.ts';
import type { Sku } from '../../domain/ordering/sku.ts';

export interface SampleOrdersFixture {
  readonly samples: SampleOrders;
  /** A customer who is not blocked, and an item that can be sent. */
  readonly customerNo: CustomerNo;
  readonly sku: Sku;
  readonly today: Day;
  /** A customer and an order that nobody has. */
  readonly unknown: { readonly customerNo: CustomerNo; readonly orderNo: OrderNo };
  /** A UUID that was not used yet. */
  readonly newIdempotencyKey: () => string;
}

const notFound = { ok: false, refusal: { failure: 'not-found' } };

/** Laws of every `SampleOrders`. */
export const sampleOrdersContract = (name: string, make: () => Promise<SampleOrdersFixture>): void => {
  const formOf = (fixture: SampleOrdersFixture, fields: Partial<SampleOrderForm> = {}): SampleOrderForm => ({
    idempotencyKey: fixture.newIdempotencyKey(),
    customerNo: fixture.customerNo,
    shipTo: { name: 'Site office', address: '4 Mill Lane', address2: '', postCode: 'LS1 4AB' },
    lines: [{ sku: fixture.sku, quantity: quantityOf(2) }],
    reason: 'To try before the tender',
    followUpOn: fixture.today,
    ...fields,
  });

  describe(`${name} is a SampleOrders`, () => {
    test('a sample order stands first in the list as it was made, and nothing is to be paid', async () => {
      const fixture = await make();
      const made = valueOf(await fixture.samples.create(formOf(fixture)));
      expect(made).toMatchObject({
        customerNo: fixture.customerNo,
        reason: 'To try before the tender',
        followUpOn: fixture.today,
        followedUpAt: null,
        followUpDue: true,
        order: {
          kind: 'order',
          sample: true,
          srNo: expect.stringMatching(/^SR\d+$/),
          totalIncVat: { minor: 0 },
          shipTo: { name: 'Site office', postCode: 'LS1 4AB' },
          lines: [{ itemNo: fixture.sku, quantity: quantityOf(2) }],
        },
      });
      expect(valueOf(await fixture.samples.find(made.order.no))).toEqual(made);
      const { samples } = valueOf(await fixture.samples.list({ text: '', filter: 'all', page: 1 }));
      expect(samples[0]).toMatchObject({ no: made.order.no, srNo: made.order.srNo, customerNo: fixture.customerNo });
    });

    test('the same key makes one order, however often it is sent', async () => {
      const fixture = await make();
      const form = formOf(fixture);
      const first = valueOf(await fixture.samples.create(form));
      const before = valueOf(await fixture.samples.list({ text: '', filter: 'all', page: 1 })).total;
      expect(valueOf(await fixture.samples.create(form)).order.no).toBe(first.order.no);
      expect(valueOf(await fixture.samples.list({ text: '', filter: 'all', page: 1 })).total).toBe(before);
    });

    test('a follow-up is due from its day on until it is done', async () => {
      const fixture = await make();
      const { order } = valueOf(await fixture.samples.create(formOf(fixture, { followUpOn: null })));
      const { no } = order;
      const stateOf = async () => {
        const states: string[] = [];
        for (const filter of sampleFilters)
          if (valueOf(await fixture.samples.list({ text: no, filter, page: 1 })).total > 0) states.push(filter);
        return states;
      };
      const due = async () => valueOf(await fixture.samples.list({ text: '', filter: 'all', page: 1 })).due;
      const before = await due();
      expect(await stateOf()).toEqual(['all']);
      await fixture.samples.edit(no, { followUpOn: fixture.today, followedUp: false });
      expect([await stateOf(), await due()]).toEqual([['all', 'open', 'due'], before + 1]);
      const done = valueOf(await fixture.samples.edit(no, { followUpOn: fixture.today, followedUp: true }));
      expect(done).toMatchObject({ followUpDue: false, followedUpAt: expect.any(String) });
      expect([await stateOf(), await due()]).toEqual([['all', 'followed-up'], before]);
    });

    test('a mark changes the mark alone, and a day the day alone', async () => {
      const fixture = await make();
      const { no } = valueOf(await fixture.samples.create(formOf(fixture))).order;
      const { followedUpAt } = valueOf(await fixture.samples.edit(no, { followedUp: true }));
      expect(followedUpAt).not.toBeNull();
      const moved = valueOf(await fixture.samples.edit(no, { followUpOn: null }));
      expect(moved).toMatchObject({ followUpOn: null, followedUpAt });
      await fixture.samples.edit(no, { followUpOn: fixture.today });
      const undone = valueOf(await fixture.samples.edit(no, { followedUp: false }));
      expect(undone).toMatchObject({ followUpOn: fixture.today, followedUpAt: null });
      expect(valueOf(await fixture.samples.edit(no, {}))).toEqual(undone);
    });

    test('the list goes on a page at a time, the newest first, each once', async () => {
      const fixture = await make();
      for (let made = 0; made <= samplePageSize; made++) await fixture.samples.create(formOf(fixture));
      const { total } = valueOf(await fixture.samples.list({ text: '', filter: 'all', page: 1 }));
      const pages = Array.from({ length: Math.ceil(total / samplePageSize) }, (_, index) =>
        fixture.samples.list({ text: '', filter: 'all', page: index + 1 }),
      );
      const all = (await Promise.all(pages)).flatMap((page) => valueOf(page).samples);
      expect(new Set(all.map(({ no }) => no)).size).toBe(total);
      const days = all.map(({ documentDate }) => documentDate);
      expect(days).toEqual(days.toSorted().toReversed());
    });

    test('a customer and an order there are not are not found', async () => {
      const fixture = await make();
      const { customerNo, orderNo } = fixture.unknown;
      expect(await fixture.samples.create(formOf(fixture, { customerNo }))).toMatchObject(notFound);
      expect(await fixture.samples.find(orderNo)).toMatchObject(notFound);
      expect(await fixture.samples.edit(orderNo, { followUpOn: null, followedUp: true })).toMatchObject(notFound);
    });
  });
};
