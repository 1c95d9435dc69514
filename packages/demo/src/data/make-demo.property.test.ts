import { orderStatus, type OrderStatus } from '@connect/core/domain/documents/order-status';
import { addDays, day, type Day, startOfMonth, startOfWeek, startOfYear } from '@connect/core/domain/calendar/day';
import type { RecordOf } from '@connect/contract/integration/kinds';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { Money } from '@connect/core/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '../accounts.ts';
import { makeDemo } from './make-demo.ts';

type Line = RecordOf<'orders'>['lines'][number];

const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(day('2025-12-01'), days));
/** To make the data takes longer than to look at them: all laws look at those of the same days. */
const days = [day('2026-11-23'), day('2027-01-01'), day('2028-02-29'), ...fc.sample(anyDay, 4)];

const optionsOf = (today: Day, scale: number) => ({
  now: new Date(`${today}T10:00:00Z`),
  today,
  scale,
});

/** Whoever signs in, under an id that is their email. */
const personOf = (email: string) => {
  const { firstName, lastName } = demoUsers.find((user) => user.email === email) ?? { firstName: '', lastName: '' };
  return { id: email, name: `${firstName} ${lastName}` };
};

const makeDemoOf = (today: Day) => {
  const { records, portalRows } = makeDemo(optionsOf(today, 0.15));
  const { orders, invoices } = records;
  const northgate = {
    orders: orders.filter(({ customer }) => customer === 'C10482'),
    invoices: invoices.filter(({ customer }) => customer === 'C10482'),
  };
  const rows = portalRows({ personOf, passwordHash: '', invitationLife: 7 * 86_400_000 });
  return { records, rows, orders, invoices, northgate };
};

const made = new Map<Day, ReturnType<typeof makeDemoOf>>();
const demoOf = (today: Day) => {
  const demo = made.get(today) ?? makeDemoOf(today);
  made.set(today, demo);
  return demo;
};

const law = (check: (today: Day) => void) => () =>
  fc.assert(fc.property(fc.constantFrom(...days), check), { numRuns: days.length, examples: days.map((day) => [day]) });

describe('the demo data, whatever day they are made on', () => {
  it(
    'total of every document is the sum of its lines, and with VAT never less than without',
    law((today) => {
      const { orders, invoices } = demoOf(today);
      for (const { lines, total, totalIncVat } of [...orders, ...invoices]) {
        expect(lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice.minor, 0)).toBe(total.minor);
        expect(totalIncVat.minor).toBeGreaterThanOrEqual(total.minor);
      }
    }),
  );

  it(
    'numbers of orders and of invoices rise with their dates, and no date is ahead of today',
    law((today) => {
      const { orders, invoices } = demoOf(today);
      for (const documents of [orders, invoices]) {
        const sorted = documents.toSorted((a, b) => (a.no < b.no ? -1 : 1));
        sorted.forEach((document, index) => {
          expect(document.date <= (sorted[index + 1]?.date ?? today)).toBe(true);
          expect((document.postingDate ?? document.date) >= document.date).toBe(true);
          expect((document.postingDate ?? today) <= today).toBe(true);
        });
      }
    }),
  );

  it(
    'an order is completely shipped only when none of its items is left, and what is left is on no invoice',
    law((today) => {
      const { orders, invoices } = demoOf(today);
      for (const { lines, completelyShipped } of orders) {
        const open = lines.filter((line) => line.quantity > line.quantityShipped);
        expect(open.length === 0).toBe(completelyShipped === true);
      }
      const ordered = new Map(orders.map(({ no, lines }) => [no, lines]));
      for (const { order, lines } of invoices) {
        const own = ordered.get(order ?? '');
        if (own) expect(lines.map(({ quantity }) => quantity)).toEqual(own.map((line) => line.quantityShipped));
      }
    }),
  );

  it(
    'Northgate has an order of every status, and invoices of every standing (specification §demo-data)',
    law((today) => {
      const { northgate } = demoOf(today);
      const statuses = new Set<OrderStatus>(northgate.orders.map((order) => orderStatus(order)));
      expect([...statuses].toSorted()).toEqual([
        'awaiting-credit-approval',
        'being-prepared',
        'partially-shipped',
        'pending',
        'received',
        'shipped',
      ]);
      const due = (remaining: (amount: number | null) => boolean, when: (day: string) => boolean) =>
        northgate.invoices.some(
          (invoice) => remaining(invoice.remaining?.minor ?? null) && when(invoice.dueDate ?? ''),
        );
      expect({
        overdue: due(
          (amount) => (amount ?? 0) > 0,
          (day) => day < today,
        ),
        awaiting: due(
          (amount) => (amount ?? 0) > 0,
          (day) => day >= today,
        ),
        settled: due(
          (amount) => amount === 0,
          () => true,
        ),
        credit: due(
          (amount) => (amount ?? 0) < 0,
          () => true,
        ),
        unknown: due(
          (amount) => amount === null,
          () => true,
        ),
        unknownIsMarked: northgate.invoices.every((each) => each.remainingUnknown === (each.remaining === null)),
      }).toEqual({ overdue: true, awaiting: true, settled: true, credit: true, unknown: true, unknownIsMarked: true });
    }),
  );

  it(
    "Northgate's next payment is due within two months but not at once, Harbour Works owes one invoice overdue for 9 days, Quiet Co has nothing",
    law((today) => {
      const { orders, invoices, northgate } = demoOf(today);
      const unpaid = (rows: readonly (typeof invoices)[number][]) =>
        rows.filter(({ remaining }) => (remaining?.minor ?? 0) > 0).map(({ dueDate }) => dueDate ?? '');
      const [next = ''] = unpaid(northgate.invoices)
        .filter((day) => day >= today)
        .toSorted();
      expect(next > addDays(today, 2) && next <= addDays(today, 62)).toBe(true);
      expect(unpaid(invoices.filter(({ customer }) => customer === 'C20915'))).toEqual([addDays(today, -9)]);
      expect([...orders, ...invoices].filter(({ customer }) => customer === 'C30007')).toEqual([]);
    }),
  );

  it(
    'what a customer owes follows from the invoices, and what is on order from what no invoice has yet; nobody with a sign-in is over the limit',
    law((today) => {
      const { records, orders, invoices } = demoOf(today);
      const total = (amounts: readonly (Money | null)[]) =>
        amounts.reduce((sum, amount) => sum + (amount?.minor ?? 0), 0);
      for (const customer of records.customers) {
        expect(customer.balance).toBeNull();
        if (!['C10482', 'C20915', 'C30007'].includes(customer.no)) continue;
        const own = invoices.filter((invoice) => invoice.customer === customer.no);
        const open = orders.filter(
          (order) =>
            order.customer === customer.no &&
            !(order.closed || order.cancelled || order.sample || order.progress === 'Awaiting Approval'),
        );
        const nos = new Set<string | null>(open.map(({ no }) => no));
        const invoiced = own.filter(({ order }) => nos.has(order));
        const owed = total(own.map(({ remaining }) => remaining));
        const outstanding =
          total(open.map(({ totalIncVat }) => totalIncVat)) - total(invoiced.map(({ totalIncVat }) => totalIncVat));
        expect(customer.creditLimit.minor - owed - outstanding).toBeGreaterThanOrEqual(500_000);
      }
    }),
  );

  it(
    'an invoice is due by the terms of its customer, and no order waits for its invoice longer than three months',
    law((today) => {
      const { records, orders, invoices } = demoOf(today);
      const terms = new Map(records.customers.map((customer) => [customer.no, customer.terms?.dueDateCalculation]));
      for (const invoice of invoices) {
        const [, days, endOfMonth] = /^(\d+)D(\+CM)?$/.exec(terms.get(invoice.customer) ?? '') ?? [];
        const due = addDays(invoice.date, Number(days));
        expect(invoice.dueDate).toBe(endOfMonth ? addDays(startOfMonth(due, 1), -1) : due);
      }
      for (const order of orders)
        if (order.date < addDays(today, -90))
          expect(order.closed || order.cancelled || order.sample, order.no).toBe(true);
    }),
  );

  it(
    'something costs parts of a penny, and what it comes to has none',
    law((today) => {
      const { orders, invoices } = demoOf(today);
      for (const documents of [orders, invoices]) {
        const lines = documents.flatMap((document): readonly Pick<Line, 'quantity' | 'unitPrice'>[] => document.lines);
        const fine = lines.filter(({ unitPrice }) => !Number.isInteger(unitPrice.minor));
        expect(fine.length).toBeGreaterThan(0);
        for (const { quantity, unitPrice } of fine) expect(quantity * unitPrice.minor).toBe(1250);
      }
    }),
  );

  it(
    'every sign-off of a product has who gave it and when, the oldest first, each by somebody who may',
    law((today) => {
      const { rows, records } = demoOf(today);
      const entries = rows.sign_offs;
      const offered = new Set(
        storefronts.flatMap(({ indexSuffix }) => records.products.map(({ sku }) => `${indexSuffix} ${sku}`)),
      );
      const firsts = new Set<string>();
      const brooks = ['Eye protection', 'Hand protection'];
      const classes = new Map(records.products.map(({ sku, classification }) => [String(sku), classification]));
      const wrong = entries.filter(({ at, user_id, by_name, region, sku_id, level }, index) => {
        const product = `${region} ${sku_id}`;
        // Nothing is signed off a second time that was not a first, and nothing twice.
        const inTurn = offered.has(product) && firsts.has(product) === (level === 'second');
        if (level === 'first') firsts.add(product);
        else offered.delete(product);
        const inOrder = at.getTime() >= (entries[index - 1]?.at.getTime() ?? 0);
        const mayDoSo =
          level === 'second'
            ? user_id === 'sasha@connect.example'
            : by_name !== 'Brook Linden' || brooks.includes(classes.get(sku_id) ?? '');
        return !(inTurn && inOrder && mayDoSo);
      });
      expect(wrong).toEqual([]);
      expect(new Set(entries.map(({ by_name }) => by_name))).toEqual(new Set(['Brook Linden', 'Sasha Petrova']));
    }),
  );

  it(
    'every preset of the date picker has documents of Northgate (specification §presets)',
    law((today) => {
      const { northgate } = demoOf(today);
      const days = [...northgate.orders.filter(({ closed }) => !closed), ...northgate.invoices].map(({ date }) => date);
      const week = startOfWeek(today);
      const presets: Record<string, [string, string]> = {
        today: [today, today],
        yesterday: [addDays(today, -1), addDays(today, -1)],
        'this week': [week, addDays(week, 6)],
        'last week': [addDays(week, -7), addDays(week, -1)],
        'this month': [startOfMonth(today), today],
        'last month': [startOfMonth(today, -1), addDays(startOfMonth(today), -1)],
        'this year': [startOfYear(today), today],
        'last year': [startOfYear(today, -1), addDays(startOfYear(today), -1)],
      };
      for (const [name, [from, to]] of Object.entries(presets))
        expect(
          days.some((day) => day >= from && day <= to),
          name,
        ).toBe(true);
    }),
  );

  it(
    'every carrier and every missing field of the specification occurs for Northgate (specification §demo-data)',
    law((today) => {
      const { records, northgate } = demoOf(today);
      const own = new Set(northgate.orders.map(({ no }) => no));
      const shipments = records.shipments.filter(({ order }) => own.has(order));
      const codes = new Set(shipments.map(({ carrierCode }) => carrierCode));
      for (const code of ['H&B', 'DPD', 'TFS', 'UPS', null]) expect(codes).toContain(code);
      expect(shipments.some(({ carrierCode, trackingNumber }) => carrierCode === 'H&B' && !trackingNumber)).toBe(true);
      // Among those that are in the list as orders, each of a single parcel.
      const invoiced = new Set(northgate.invoices.map(({ order }) => order));
      const alone = shipments.filter(
        ({ order: no }) => !invoiced.has(no) && shipments.filter(({ order }) => order === no).length === 1,
      );
      const sent = alone.map((one) => `${one.carrierCode} ${one.trackingNumber === null ? 'without' : 'with'}`);
      for (const way of ['H&B with', 'DPD with', 'TFS with', 'UPS with', 'null without', 'H&B without', 'DPD without'])
        expect(sent).toContain(way);
      const lines = northgate.orders.flatMap((order) => order.lines);
      for (const item of ['POSTAGE', 'SPL123', 'FEE', ''])
        expect(
          lines.some(({ sku }) => sku === item),
          item,
        ).toBe(true);
      const inRange = new Set<string>(records.stock.map(({ sku }) => sku));
      expect(lines.some(({ sku, type }) => type === 'Item' && !inRange.has(sku))).toBe(true);
      expect(lines.some(({ type }) => type === ' ')).toBe(true);
      expect(lines.some(({ quantity, quantityShipped }) => quantityShipped > quantity)).toBe(true);
      const charged = northgate.invoices.flatMap((invoice) => invoice.lines);
      expect(charged.some(({ quantity, type }) => quantity === 0 && type === 'Item')).toBe(true);
      for (const documents of [northgate.orders, northgate.invoices])
        expect(Math.max(...documents.map(({ lines: { length } }) => length))).toBeGreaterThan(60);
      expect(northgate.orders.some(({ reference }) => reference === null)).toBe(true);
      expect(northgate.orders.some(({ reference }) => reference === '')).toBe(true);
      expect(northgate.invoices.some(({ order }) => order === null)).toBe(true);
      expect(northgate.orders.some(({ completelyShipped }) => completelyShipped === null)).toBe(true);
      expect(northgate.orders.some(({ postingDate }) => postingDate === null)).toBe(true);
      expect(northgate.orders.some(({ origin }) => origin === 'PORTAL')).toBe(true);
      const samples = northgate.orders.filter(({ reference }) => /^SR\d+$/.test(reference ?? ''));
      expect(samples.some(({ sample, total }) => sample && total.minor === 0)).toBe(true);
      expect(samples.some(({ sample, total }) => sample && total.minor > 0)).toBe(true);
      expect(samples.some(({ sample, srNo }) => !sample && srNo === null)).toBe(true);
    }),
  );

  it(
    'is the same for the same day, but for ids',
    law((today) => {
      /** Every id by the turn it first comes in, so that what refers to what is looked at, too. */
      const made = () => {
        const ids = new Map<string, number>();
        const turnOf = (id: string): string => `id ${ids.get(id) ?? ids.set(id, ids.size).size}`;
        const { records, rows } = makeDemoOf(today);
        const { invitations, ...rest } = rows;
        const text = JSON.stringify({ records, rest, invitations: invitations.map(({ nonce: _, ...each }) => each) });
        return text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, turnOf);
      };
      // Texts of megabytes: which place differs first is quicker found by hand than by whoever shows both.
      expect(made() === made()).toBe(true);
    }),
  );
});

describe('the demo data at their normal size', () => {
  it('are about 40 customers, 1,000 orders and 8,000 invoices in the list, and 2,400 products a region', () => {
    const { records } = makeDemo(optionsOf(day('2026-11-20'), 1));
    const listed = records.orders.filter(({ closed }) => !closed);
    expect(records.customers).toHaveLength(40);
    expect(Math.abs(listed.length - 1000)).toBeLessThan(200);
    expect(Math.abs(records.invoices.length - 8000)).toBeLessThan(800);
    expect(records.products).toHaveLength(2400);
    expect(records.products.every(({ regions }) => regions.length === 8)).toBe(true);
    const own = [...listed, ...records.invoices].filter(({ customer }) => customer === 'C10482');
    expect(Math.abs(own.length - 700)).toBeLessThan(10);
    expect(Math.abs(own.filter(({ date }) => date > '2026-08-22').length - 250)).toBeLessThan(10);
  });
});
