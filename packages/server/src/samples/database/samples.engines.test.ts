import { orderNoOf, type OrderNo } from '@connect/core/domain/documents/number';
import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { day } from '@connect/core/domain/calendar/day';
import { pence } from '@connect/core/testing';
import { randomUUID } from 'node:crypto';
import { isSampleForAccountManager } from '@connect/core/domain/samples/sample';
import type { SampleOrderForm } from '@connect/core/domain/samples/sample-order';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toAccount, toIdentity, type Identity } from '../../identity.ts';
import { createDocumentRepository } from '../../documents/database/document-repository.ts';
import { nextNumber } from '../../documents/database/next-number.ts';
import { lastNumber } from '../../database/number-series.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { isSampleInvoice, isSampleOrder } from '../../database/sample-sql.ts';
import { createCustomerScope } from '../../staff/database/customer-scope.ts';
import { testNow } from '../../testing/demo-database.ts';
import { engines } from '../../testing/engines.ts';
import { makeOrderSamples, type OrderSamples } from '../application/order-samples.ts';
import { createReadSamples, type ReadSamples } from '../application/read-samples.ts';
import { createSampleRepositories } from '../../portal/repositories.ts';

const now = (): Date => testNow;
const customers = ['C10482', 'C20915', 'C99999'] as const;
const skus = [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M'), skuOf('BOT-5517-42'), skuOf('NONE-1')] as const;

/** A form, and which of a few keys it is sent with. */
const sent = fc.record({
  key: fc.nat({ max: 3 }),
  customerNo: fc.constantFrom(...customers, customers[0], customers[0]),
  lines: fc.array(
    fc.record({ sku: fc.constantFrom(...skus.slice(0, 3)), quantity: fc.integer({ min: 1, max: 9 }).map(quantityOf) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  followUpOn: fc.constantFrom(null, day('2026-11-20'), day('2026-12-24'), day('2026-11-19')),
});

/** What may stand in the columns that tell samples from other documents. */
const reference = fc.option(
  fc.oneof(
    fc.constantFrom('', 'SR', 'SR1', 'SR004417', 'SR1\n', ' SR1', 'sr1', 'PO SR1', 'SR1A', 'SR٣', 'A\nSR1'),
    fc.string(),
  ),
);
const rows = fc.array(
  fc.record({
    sample: fc.boolean(),
    external_reference: reference.map((text) => text?.replaceAll('\0', '') ?? null),
    sr_no: fc.constantFrom(null, null, '', 'SR1', 'X'),
    total_amount_inc_vat: fc.constantFrom(0, 0, 1, -1, 12_00),
    order_number: fc.constantFrom(null, orderNoOf(''), orderNoOf('SO-1')),
  }),
  { minLength: 1, maxLength: 40 },
);

describe.each(engines)('sample orders on $engine', ({ missing, open }) => {
  if (missing !== null) return it.skip(missing, () => undefined);
  let data: Awaited<ReturnType<typeof open>>;
  let manager: Identity;
  let order: OrderSamples;
  let samples: ReadSamples;
  let documents: ReturnType<typeof createDocumentRepository>;
  beforeAll(async () => {
    data = await open();
    const { database } = data;
    const morgan = database.selectFrom('users').selectAll().where('email', '=', 'morgan@connect.example');
    manager = toIdentity(toAccount(await morgan.executeTakeFirstOrThrow()));
    const scope = createCustomerScope(database, () => false);
    documents = createDocumentRepository(database);
    const work = createUnitOfWork(database, createSampleRepositories);
    order = makeOrderSamples(work, scope, now);
    samples = createReadSamples({ ...work.repositories, documents, scope, now });
  });
  afterAll(() => data.close());

  const form = (fields: Partial<SampleOrderForm>): SampleOrderForm => ({
    idempotencyKey: randomUUID(),
    customerNo: customers[0],
    shipTo: { name: 'A', address: 'B', address2: '', postCode: 'C' },
    lines: [{ sku: skus[0], quantity: quantityOf(1) }],
    reason: 'To try',
    followUpOn: null,
    ...fields,
  });
  const count = async (): Promise<number> => (await samples.list(manager, { text: '', filter: 'all', page: 1 })).total;
  const digits = (no: string): number => Number(no.replace(/\D/g, ''));

  it('one key makes one order, and every order numbers of its own without a gap, whatever is sent at once', async () => {
    const burst = fc.array(sent, { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(burst, async (all) => {
        const keys = Array.from({ length: 4 }, () => randomUUID());
        const before = await count();
        const answers = await Promise.all(
          all.map(({ key, ...fields }) => order(manager, form({ ...fields, idempotencyKey: keys[key] ?? '' }))),
        );
        const made = new Map<number, Set<string>>();
        answers.forEach((answer, index) => {
          const { key, customerNo, followUpOn } = all[index] ?? { key: -1, customerNo: '', followUpOn: null };
          if (answer.ok) made.set(key, (made.get(key) ?? new Set()).add(answer.value));
          else expect(customerNo === 'C99999' || followUpOn === '2026-11-19').toBe(true);
        });
        for (const nos of made.values()) expect(nos.size).toBe(1);
        const numbers = [...made.values()].flatMap((nos) => [...nos].map(digits)).toSorted((a, b) => a - b);
        expect(new Set(numbers).size).toBe(numbers.length);
        if (numbers.length > 0) expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(numbers.length - 1);
        expect(await count()).toBe(before + made.size);
      }),
      { numRuns: 15 },
    );
  });

  it('a form that is refused takes no number and leaves nothing', async () => {
    const numbers = async () => [
      await lastNumber(data.database, 'order'),
      await lastNumber(data.database, 'sample-request'),
    ];
    const before = [await count(), await numbers()];
    const refused = await order(manager, form({ lines: [{ sku: skus[3], quantity: quantityOf(1) }] }));
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'unknown_product', values: { sku: skus[3] } },
    });
    expect([await count(), await numbers()]).toEqual(before);
  });

  it('numbers go on after the highest, beyond six digits too; what only looks like one does not count', async () => {
    const { database } = data;
    const renumbered = async (no: OrderNo, reference: string) => {
      const made = await order(manager, form({}));
      if (!made.ok) throw new Error('refused');
      await database.deleteFrom('sample_requests').where('order_no', '=', made.value).execute();
      await database.deleteFrom('order_lines').where('document_no', '=', made.value).execute();
      const change = { no, sr_no: null, external_reference: reference };
      await database.updateTable('orders').set(change).where('no', '=', made.value).execute();
      // Its numbers are then as if they were never given.
      await database.deleteFrom('secrets').where('name', 'like', '%-numbers-above').execute();
    };
    await renumbered(orderNoOf('SO-999999'), 'SR999999');
    await renumbered(orderNoOf('SO-9999999999999999999999'), 'SR99999999999999999999999');
    await renumbered(orderNoOf('XSO-5000000'), 'my SR5000000');
    const made = await order(manager, form({}));
    expect(made).toEqual({ ok: true, value: 'SO-1000000' });
    expect((await documents.order(customers[0], orderNoOf('SO-1000000')))?.srNo).toBe('SR1000000');
    expect(await samples.find(manager, orderNoOf('SO-1000000'))).toMatchObject({
      value: { order: { lines: { length: 1 } } },
    });
  });

  it('among the orders of a supplier it has a series of its own, and is sorted above theirs', async () => {
    const kept = data.database.updateTable('secrets').where('name', '=', 'data-kind');
    await kept.set({ value: 'own' }).execute();
    const numbers = await data.database.transaction().execute(async (trx) => {
      const latest = trx
        .selectFrom('orders')
        .select('no')
        .where('progress', '<>', 'New')
        .orderBy('document_date', 'desc')
        .limit(1);
      const { no } = await latest.executeTakeFirstOrThrow();
      const renumber = async (from: OrderNo, to: OrderNo) => {
        await trx.deleteFrom('order_lines').where('document_no', '=', from).execute();
        await trx.updateTable('orders').set({ no: to }).where('no', '=', from).execute();
      };
      await renumber(no, orderNoOf('4500012345'));
      const first = orderNoOf(await nextNumber(trx, 'order'));
      await renumber(orderNoOf('4500012345'), first);
      return [first, await nextNumber(trx, 'order')];
    });
    await kept.set({ value: 'demo' }).execute();
    expect(numbers).toEqual(['WEB-4500012346', 'WEB-4500012347']);
  });

  it.each([
    ['order', 'orders', isSampleOrder()],
    ['invoice', 'invoices', isSampleInvoice],
  ] as const)('an %s is a sample to the database when it is one to the core', async (kind, name, rule) => {
    await fc.assert(
      fc.asyncProperty(rows, async (all) => {
        const found = await sql<{ yes: boolean }>`
          select (${rule}) is true as yes
          from json_to_recordset(${JSON.stringify(all.map((row, position) => ({ ...row, position })))}::json) as ${sql.table(name)}
            (sample boolean, external_reference text, sr_no text, total_amount_inc_vat integer, order_number text, position integer)
          order by position`.execute(data.database);
        const expected = all.map((row) =>
          isSampleForAccountManager({
            kind,
            sample: row.sample,
            poNumber: row.external_reference,
            srNumber: row.sr_no,
            totalIncVat: pence(row.total_amount_inc_vat),
            orderNumber: kind === 'order' ? orderNoOf('SO-1') : row.order_number,
          }),
        );
        expect(found.rows.map(({ yes }) => yes)).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    ['orders', isSampleOrder()],
    ['orders', sql`not cancelled and ${isSampleOrder()} is not true`],
    ['invoices', sql`${isSampleInvoice} is not true`],
  ] as const)('an index of %s has the rule letter by letter: else it is of no use', async (table, condition) => {
    const alike = await data.owner.transaction().execute(async (trx) => {
      await sql`create index probe on ${sql.table(table)} (no) where ${condition}`.execute(trx);
      const { rows } = await sql<{ name: string }>`
        select other.indexrelid::regclass::text as name from pg_index as probe join pg_index as other using (indrelid)
        where probe.indexrelid = 'probe'::regclass and other.indexrelid <> probe.indexrelid
          and pg_get_expr(other.indpred, indrelid) = pg_get_expr(probe.indpred, indrelid)`.execute(trx);
      await sql`drop index probe`.execute(trx);
      return rows;
    });
    expect(alike).toHaveLength(1);
  });
});
