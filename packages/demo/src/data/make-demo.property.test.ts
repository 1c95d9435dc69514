import { orderStatus, type OrderStatus } from '@connect/core/domain/documents/order-status';
import { addDays, day, type Day, startOfMonth, startOfWeek, startOfYear } from '@connect/core/domain/calendar/day';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDemo } from './make-demo.ts';

const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays(day('2025-12-01'), days));
/** To make the data takes longer than to look at them: all laws look at those of the same days. */
const days = [day('2026-11-23'), day('2027-01-01'), day('2028-02-29'), ...fc.sample(anyDay, 4)];

const optionsOf = (today: Day, scale: number) => ({
  now: new Date(`${today}T10:00:00Z`),
  today,
  scale,
  passwordHash: '',
  invitationLife: 7 * 86_400_000,
});

const makeDemoOf = (today: Day) => {
  const rows = makeDemo(optionsOf(today, 0.15));
  const { orders, order_lines: orderLines, invoices, invoice_lines: invoiceLines } = rows;
  const northgate = {
    orders: orders.filter(({ customer_no }) => customer_no === 'C10482'),
    invoices: invoices.filter(({ customer_no }) => customer_no === 'C10482'),
  };
  return { rows, orders, orderLines, invoices, invoiceLines, northgate };
};

const made = new Map<Day, ReturnType<typeof makeDemoOf>>();
const demoOf = (today: Day) => {
  const demo = made.get(today) ?? makeDemoOf(today);
  made.set(today, demo);
  return demo;
};

const group = <T extends { document_no: string }>(lines: readonly T[]): Map<string, T[]> => {
  const grouped = new Map<string, T[]>();
  for (const line of lines) grouped.set(line.document_no, [...(grouped.get(line.document_no) ?? []), line]);
  return grouped;
};

const law = (check: (today: Day) => void) => () =>
  fc.assert(fc.property(fc.constantFrom(...days), check), { numRuns: days.length, examples: days.map((day) => [day]) });

describe('the demo data, whatever day they are made on', () => {
  it(
    'total of every document is the sum of its lines, and with VAT never less than without',
    law((today) => {
      const { orders, orderLines, invoices, invoiceLines } = demoOf(today);
      for (const [documents, lines] of [
        [orders, group(orderLines)],
        [invoices, group<(typeof invoiceLines)[number]>(invoiceLines)],
      ] as const)
        for (const document of documents) {
          const own = lines.get(document.no) ?? [];
          expect(own.reduce((sum, line) => sum + line.quantity * line.unit_price, 0)).toBe(document.total_amount);
          expect(document.total_amount_inc_vat).toBeGreaterThanOrEqual(document.total_amount);
        }
    }),
    60_000,
  );

  it(
    'numbers of orders and of invoices rise with their dates, and no date is ahead of today',
    law((today) => {
      const { orders, invoices } = demoOf(today);
      for (const documents of [orders, invoices]) {
        const sorted = documents.toSorted((a, b) => (a.no < b.no ? -1 : 1));
        sorted.forEach((document, index) => {
          expect(document.document_date <= (sorted[index + 1]?.document_date ?? today)).toBe(true);
          expect((document.posting_date ?? document.document_date) >= document.document_date).toBe(true);
          expect((document.posting_date ?? today) <= today).toBe(true);
        });
      }
    }),
    60_000,
  );

  it(
    'an order is completely shipped only when none of its items is left, and what is left is on no invoice',
    law((today) => {
      const { orders, orderLines, invoices, invoiceLines } = demoOf(today);
      const lines = group(orderLines);
      for (const order of orders) {
        const open = (lines.get(order.no) ?? []).filter((line) => line.quantity > line.quantity_shipped);
        expect(open.length === 0).toBe(order.completely_shipped === true);
      }
      const charged = group(invoiceLines);
      for (const invoice of invoices) {
        const ordered = lines.get(invoice.order_number ?? '');
        charged.get(invoice.no)?.forEach((line, index) => {
          if (ordered) expect(line.quantity).toBe(ordered[index]?.quantity_shipped);
        });
      }
    }),
    60_000,
  );

  it(
    'Northgate has an order of every status, and invoices of every standing (specification §demo-data)',
    law((today) => {
      const { northgate } = demoOf(today);
      const statuses = new Set<OrderStatus>(
        northgate.orders.map((order) =>
          orderStatus({
            status: order.status ?? null,
            progress: order.progress ?? null,
            completelyShipped: order.completely_shipped ?? null,
          }),
        ),
      );
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
          ({ remaining_amount, due_date }) => remaining(remaining_amount ?? null) && when(due_date ?? ''),
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
      }).toEqual({ overdue: true, awaiting: true, settled: true, credit: true, unknown: true });
    }),
    60_000,
  );

  it(
    "Northgate's next payment is due within two months but not at once, Harbour Works owes one invoice overdue for 9 days, Quiet Co has nothing",
    law((today) => {
      const { orders, invoices, northgate } = demoOf(today);
      const unpaid = (rows: typeof invoices) =>
        rows.filter(({ remaining_amount }) => (remaining_amount ?? 0) > 0).map(({ due_date }) => due_date ?? '');
      const [next = ''] = unpaid(northgate.invoices)
        .filter((day) => day >= today)
        .toSorted();
      expect(next > addDays(today, 2) && next <= addDays(today, 62)).toBe(true);
      expect(unpaid(invoices.filter(({ customer_no }) => customer_no === 'C20915'))).toEqual([addDays(today, -9)]);
      expect([...orders, ...invoices].filter(({ customer_no }) => customer_no === 'C30007')).toEqual([]);
    }),
    60_000,
  );

  it(
    'a customer owes what is left of the invoices and has on order what no invoice has yet; nobody with a sign-in is over the limit',
    law((today) => {
      const { rows, orders, invoices } = demoOf(today);
      const total = (amounts: readonly (number | null | undefined)[]) =>
        amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
      for (const customer of rows.customers) {
        const own = invoices.filter(({ customer_no }) => customer_no === customer.no);
        expect(customer.balance).toBe(total(own.map(({ remaining_amount }) => remaining_amount)));
        const open = orders.filter(
          (order) =>
            order.customer_no === customer.no &&
            !(order.closed || order.cancelled || order.sample || order.progress === 'Awaiting Approval'),
        );
        const nos = new Set<string | null | undefined>(open.map(({ no }) => no));
        const invoiced = own.filter(({ order_number }) => nos.has(order_number));
        expect(customer.outstanding_orders_value).toBe(
          total(open.map((order) => order.total_amount_inc_vat)) -
            total(invoiced.map((invoice) => invoice.total_amount_inc_vat)),
        );
        if (['C10482', 'C20915', 'C30007'].includes(customer.no))
          expect(customer.credit_limit - customer.balance - customer.outstanding_orders_value).toBeGreaterThanOrEqual(
            500_000,
          );
      }
    }),
    60_000,
  );

  it(
    'an invoice is due by the terms of its customer, and no order waits for its invoice longer than three months',
    law((today) => {
      const { rows, orders, invoices } = demoOf(today);
      const terms = new Map(rows.customers.map((customer) => [customer.no, customer.terms_due_date_calculation]));
      for (const invoice of invoices) {
        const [, days, endOfMonth] = /^(\d+)D(\+CM)?$/.exec(terms.get(invoice.customer_no) ?? '') ?? [];
        const due = addDays(invoice.document_date, Number(days));
        expect(invoice.due_date).toBe(endOfMonth ? addDays(startOfMonth(due, 1), -1) : due);
      }
      for (const order of orders)
        if (order.document_date < addDays(today, -90))
          expect(order.closed || order.cancelled || order.sample, order.no).toBe(true);
    }),
    60_000,
  );

  it(
    'something costs parts of a penny, and what it comes to has none',
    law((today) => {
      const { orderLines, invoiceLines } = demoOf(today);
      for (const lines of [orderLines, invoiceLines]) {
        const fine = lines.filter(({ unit_price }) => !Number.isInteger(unit_price));
        expect(fine.length).toBeGreaterThan(0);
        for (const { quantity, unit_price } of fine) expect(quantity * unit_price).toBe(1250);
      }
    }),
    60_000,
  );

  it(
    'every sign-off of a product has who gave it and when, the oldest first, each by somebody who may',
    law((today) => {
      const { rows } = demoOf(today);
      const signed = new Map(
        rows.regional_products.flatMap((product) => [
          [`${product.region} ${product.sku_id} first`, product.signed_off_at],
          [`${product.region} ${product.sku_id} second`, product.second_signed_off_at],
        ]),
      );
      const entries = rows.sign_offs;
      expect(entries).toHaveLength([...signed.values()].filter((time) => time > -1).length);
      const sasha = rows.users?.find(({ email }) => email === 'sasha@connect.example');
      const classes = new Map(rows.products.map((product) => [product.sku_id, product.schema_classification]));
      entries.forEach(({ at, user_id, by_name, region, sku_id, level }, index) => {
        const time = new Date(at).getTime();
        expect(time).toBe((signed.get(`${region} ${sku_id} ${level}`) ?? 0) * 1000);
        expect(time).toBeGreaterThanOrEqual(new Date(entries[index - 1]?.at ?? 0).getTime());
        if (level === 'second') expect(user_id).toBe(sasha?.id);
        else if (by_name === 'Brook Linden')
          expect(['Eye protection', 'Hand protection']).toContain(classes.get(sku_id));
      });
      expect(new Set(entries.map(({ by_name }) => by_name))).toEqual(new Set(['Brook Linden', 'Sasha Petrova']));
    }),
    60_000,
  );

  it(
    'every preset of the date picker has documents of Northgate (specification §presets)',
    law((today) => {
      const { northgate } = demoOf(today);
      const days = [...northgate.orders.filter(({ closed }) => !closed), ...northgate.invoices].map(
        ({ document_date }) => document_date,
      );
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
    60_000,
  );

  it(
    'every carrier and every missing field of the specification occurs for Northgate (specification §demo-data)',
    law((today) => {
      const { rows, northgate, orderLines, invoiceLines } = demoOf(today);
      const own = new Set(northgate.orders.map(({ no }) => no));
      const shipments = rows.shipments.filter(({ order_number }) => own.has(order_number));
      const codes = new Set(shipments.map(({ agent_code }) => agent_code));
      for (const code of ['H&B', 'DPD', 'TFS', 'UPS', null]) expect(codes).toContain(code);
      expect(
        shipments.some(({ agent_code, package_tracking_number }) => agent_code === 'H&B' && !package_tracking_number),
      ).toBe(true);
      // Among those that are in the list as orders, each of a single parcel.
      const invoiced = new Set(northgate.invoices.map(({ order_number }) => order_number));
      const alone = shipments.filter(
        ({ order_number: no }) => !invoiced.has(no) && shipments.filter((one) => one.order_number === no).length === 1,
      );
      const sent = alone.map((one) => `${one.agent_code} ${one.package_tracking_number === null ? 'without' : 'with'}`);
      for (const way of ['H&B with', 'DPD with', 'TFS with', 'UPS with', 'null without', 'H&B without', 'DPD without'])
        expect(sent).toContain(way);
      const lines = orderLines.filter(({ document_no }) => own.has(document_no));
      for (const item of ['POSTAGE', 'SPL123', 'FEE', ''])
        expect(
          lines.some(({ item_no }) => item_no === item),
          item,
        ).toBe(true);
      expect(lines.some(({ thumbnail, type }) => type === 'Item' && thumbnail === null)).toBe(true);
      expect(lines.some(({ type }) => type === ' ')).toBe(true);
      expect(lines.some(({ quantity, quantity_shipped }) => quantity_shipped > quantity)).toBe(true);
      const ownInvoices = new Set(northgate.invoices.map(({ no }) => no));
      const charged = invoiceLines.filter(({ document_no }) => ownInvoices.has(document_no));
      expect(charged.some(({ quantity, type }) => quantity === 0 && type === 'Item')).toBe(true);
      for (const grouped of [group(lines), group(charged)])
        expect(Math.max(...[...grouped.values()].map(({ length }) => length))).toBeGreaterThan(60);
      expect(northgate.orders.some(({ external_reference }) => external_reference === null)).toBe(true);
      expect(northgate.orders.some(({ external_reference }) => external_reference === '')).toBe(true);
      expect(northgate.invoices.some(({ order_number }) => order_number === null)).toBe(true);
      expect(northgate.orders.some(({ completely_shipped }) => completely_shipped === null)).toBe(true);
      expect(northgate.orders.some(({ posting_date }) => posting_date === null)).toBe(true);
      expect(northgate.orders.some(({ globus_reference }) => globus_reference === 'PORTAL')).toBe(true);
      const samples = northgate.orders.filter(({ external_reference }) => /^SR\d+$/.test(external_reference ?? ''));
      expect(samples.some(({ sample, total_amount }) => sample && total_amount === 0)).toBe(true);
      expect(samples.some(({ sample, total_amount }) => sample && total_amount > 0)).toBe(true);
      expect(samples.some(({ sample, sr_no }) => !sample && sr_no === null)).toBe(true);
    }),
    60_000,
  );

  it(
    'is the same for the same day, but for ids',
    law((today) => {
      /** Every id by the turn it first comes in, so that what refers to what is looked at, too. */
      const made = () => {
        const ids = new Map<string, number>();
        const turnOf = (id: string): string => `id ${ids.get(id) ?? ids.set(id, ids.size).size}`;
        const { invitations, ...rows } = makeDemoOf(today).rows;
        const text = JSON.stringify({ ...rows, invitations: invitations.map(({ nonce: _, ...rest }) => rest) });
        return JSON.parse(text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, turnOf));
      };
      expect(made()).toEqual(made());
    }),
    60_000,
  );
});

describe('the demo data at their normal size', () => {
  it('are about 40 customers, 1,000 orders and 8,000 invoices in the list, and 2,400 products a region', () => {
    const rows = makeDemo(optionsOf(day('2026-11-20'), 1));
    const listed = rows.orders.filter(({ closed }) => !closed);
    expect(rows.customers).toHaveLength(40);
    expect(Math.abs(listed.length - 1000)).toBeLessThan(200);
    expect(Math.abs(rows.invoices.length - 8000)).toBeLessThan(800);
    expect(rows.products).toHaveLength(2400);
    expect(rows.regional_products).toHaveLength(8 * 2400);
    const own = [...listed, ...rows.invoices].filter(({ customer_no }) => customer_no === 'C10482');
    expect(Math.abs(own.length - 700)).toBeLessThan(10);
    expect(Math.abs(own.filter(({ document_date }) => document_date > '2026-08-22').length - 250)).toBeLessThan(10);
  });
});
