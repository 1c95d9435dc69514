import { fc, test } from '@fast-check/vitest';
import { kinds, schemas, type Kind } from '@connect/contract/integration/kinds';
import { day } from '@connect/core/domain/calendar/day';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { Database } from '../database/open.ts';
import type { FindStatementDocuments } from '../exports/application/statement.ts';
import { makeFindStatementDocuments } from '../exports/database/statement-documents.ts';
import { openEmptyDatabase } from '../testing/demo-database.ts';
import { createFill } from './database/fill.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';
import { netOf, productsOf, supplierOf, type Range, type Sale, type Sent } from './testing/supplier.ts';

let database: Database;
let integration: TestIntegration;
let findStatementDocuments: FindStatementDocuments;
let close: () => Promise<void>;

const may = day('2026-05-01');

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
  findStatementDocuments = makeFindStatementDocuments(database);
  close = () => database.destroy();
});
afterAll(() => close());

const sales: fc.Arbitrary<Sale[]> = fc.array(
  fc.record({
    customer: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 500_000 }).map((parts) => parts / 1000),
    price: fc.integer({ min: 1, max: 9_999 }),
    paid: fc.constantFrom(0, 40, 90),
    credited: fc.constantFrom(0, 5, 10),
    invoiced: fc.boolean(),
    twice: fc.boolean(),
  }),
  { minLength: 1, maxLength: 6 },
);

const [productNos, itemNos] = [
  ['A', 'a', 'B', 'C', 'D'],
  ['I-1', 'i-1', 'I-2', 'I-3', 'I-4', 'I-5'],
];
const item = (sku: string) =>
  fc.option(fc.constantFrom(...itemNos.filter((other) => other !== sku))).map((replacedBy) => ({ sku, replacedBy }));

/** A range in which each item is of one product: how it was before. */
const groupedRange: fc.Arbitrary<Range> = fc
  .tuple(...itemNos.map((sku) => fc.tuple(fc.constantFrom(...productNos), item(sku))))
  .map((placed) => {
    const range: Record<string, { sku: string; replacedBy: null }[]> = {};
    for (const [product, { sku }] of placed) (range[product] ??= []).push({ sku, replacedBy: null });
    return range;
  });

/** What a supplier may send: regrouped, items in several products, replacements in circles, numbers that differ in case alone. */
const anyRange: fc.Arbitrary<Range> = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom(...productNos),
      fc
        .uniqueArray(fc.constantFrom(...itemNos).chain(item), {
          selector: ({ sku }) => sku,
          minLength: 1,
          maxLength: 3,
        })
        // A circle within one product is refused by itself.
        .map((items) => items.map((each, index) => (index === 0 ? each : { ...each, replacedBy: null }))),
    ),
    { selector: ([product]) => product, minLength: 1 },
  )
  .map((products) => Object.fromEntries(products));

const recordsOf = (supplier: readonly Sent[], kind: Kind) =>
  supplier.filter((sent) => sent.kind === kind).map(({ record }) => record);

/** What is there after every kind was sent once, in the order in which each finds what it names. */
const cleanRun = async (supplier: readonly Sent[]) => {
  await integration.clear();
  for (const kind of kinds) await integration.send(kind, recordsOf(supplier, kind));
  return integration.state();
};

describe('a sync', () => {
  test.prop([sales, fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.nat())], { numRuns: 5 })(
    'in any order, any parts, with any of it sent again, and some taken away, ends as one clean run does',
    async (made, ofFirst, choices) => {
      const supplier = supplierOf(made.map((sale) => ({ ...sale, ofFirst: ofFirst.next().value ?? false })));
      const next = (most: number): number => (choices.next().value ?? 0) % most;
      const gone = supplier.filter(({ kind }) => (kind === 'orders' || kind === 'invoices') && next(3) === 0);
      const kept = supplier.filter((sent) => !gone.includes(sent));
      const clean = await cleanRun(kept);
      await integration.clear();
      const sendAll = async (left: Sent[]) => {
        while (left.length > 0) {
          const [first] = left.splice(next(left.length), 1);
          if (!first) break;
          // Some more of the kind go in the same sending.
          const more = left.filter(({ kind }) => kind === first.kind && next(2) === 0);
          for (const each of more) left.splice(left.indexOf(each), 1);
          await integration.send(
            first.kind,
            [first, ...more].map(({ record }) => record),
          );
        }
      };
      const late = kept.filter(() => next(4) === 0);
      await sendAll([...supplier.filter((sent) => !late.includes(sent)), ...supplier.filter(() => next(6) === 0)]);
      for (const kind of ['orders', 'invoices'] as const) {
        const removed = recordsOf(gone, kind);
        if (next(2) === 0) {
          const confirm = String(removed.length);
          await integration.send(kind, recordsOf(kept, kind), { replace: 'true', confirm });
        } else for (const { no } of removed) await integration.remove(`/${kind}/${String(no)}`);
      }
      await sendAll([...late, ...kept.filter(() => next(6) === 0)]);
      expect(await integration.state()).toEqual(clean);
    },
  );

  test.prop([groupedRange, anyRange, anyRange, fc.infiniteStream(fc.nat())], { numRuns: 8 })(
    'that groups items anew ends as one clean run does, whichever of several contents of a number comes first',
    async (before, after, others, choices) => {
      const next = (most: number): number => (choices.next().value ?? 0) % most;
      const products = productsOf(after, 'Glove');
      const again = [
        ...products.filter(() => next(3) === 0),
        ...productsOf(others, 'Mitten').filter(({ sku }) => Object.hasOwn(after, String(sku))),
      ];
      const run = { replace: 'true' };
      const endsAs = async (lines: readonly object[], cuts: () => number) => {
        await integration.clear();
        await integration.send('products', productsOf(before, 'Glove'));
        const options = { ...run, run: crypto.randomUUID() };
        for (let from = 0; from < lines.length;) {
          // An answer got lost: some lines are sent again.
          const to = Math.min(lines.length, from + 1 + cuts());
          const start = Math.max(0, from - cuts());
          await integration.send('products', lines.slice(start, to), {
            ...options,
            from: String(start + 1),
            more: 'true',
          });
          from = to;
        }
        const { state, wouldRemove } = await integration.send('products', [], options);
        if (state === 'unconfirmed')
          await integration.send('products', [], { ...options, confirm: String(wouldRemove) });
        // Nobody can order what no product names: what it was called last, and whether anything ever was, is history.
        await sql`delete from items where discontinued and not exists (select from products
          join integration_records on key = sku_id and kind = 'products',
          json_array_elements(record -> 'variations') as variation where variation ->> 'sku' = items.sku)`.execute(
          database,
        );
        return integration.state();
      };
      const lines = [...products, ...again];
      const clean = await endsAs(lines, () => 99);
      const shuffled: object[] = [];
      for (const line of lines) shuffled.splice(next(shuffled.length + 1), 0, line);
      expect(await endsAs(shuffled, () => next(3))).toEqual(clean);
    },
  );

  test.prop([sales, fc.nat(), fc.nat()], { numRuns: 5 })(
    'that breaks off and is taken up again, its answers lost, ends as one clean run does',
    async (made, breakAt, overlap) => {
      const supplier = supplierOf(made);
      const clean = await cleanRun(supplier);
      await integration.clear();
      for (const kind of kinds) {
        const records = recordsOf(supplier, kind);
        const run = crypto.randomUUID();
        const cut = breakAt % (records.length + 1);
        await integration.send(kind, records.slice(0, cut), { run, more: 'true' });
        const from = Math.max(1, cut + 1 - (overlap % 3));
        const whole = await integration.send(kind, records.slice(from - 1), { run, from: String(from) });
        expect(whole).toMatchObject({ lines: records.length, accepted: records.length - whole.waiting });
      }
      expect(await integration.state()).toEqual(clean);
    },
  );

  test.prop([sales], { numRuns: 3 })('of the same records changes nothing', async (made) => {
    const supplier = supplierOf(made);
    const clean = await cleanRun(supplier);
    for (const kind of kinds) {
      const records = recordsOf(supplier, kind);
      expect(await integration.send(kind, records, { replace: 'true' })).toMatchObject({
        state: 'finished',
        unchanged: records.length,
        accepted: 0,
        removed: 0,
      });
    }
    expect(await integration.state()).toEqual(clean);
  });

  test.prop([sales], { numRuns: 3 })(
    'that fills a database in one transaction ends as one clean run does',
    async (made) => {
      const supplier = supplierOf(made);
      const clean = await cleanRun(supplier);
      await integration.clear();
      await database.transaction().execute(async (trx) => {
        const fill = createFill(trx, () => new Date('2026-05-04T12:00:00Z'));
        // Payments wait for their customers, which come last.
        for (const kind of kinds.toReversed()) {
          const records = recordsOf(supplier, kind).map((record) => v.parse(schemas[kind], record));
          expect(await fill(kind, 'test', records)).toMatchObject({
            lines: records.length,
            refused: 0,
            state: 'finished',
          });
        }
      });
      expect(await integration.state()).toEqual(clean);
      expect(await database.selectFrom('index_changes').selectAll().execute()).toEqual([]);
    },
  );

  test.prop([sales], { numRuns: 3 })('out and in again is the same', async (made) => {
    const clean = await cleanRun(supplierOf(made));
    const exported = new Map<Kind, string>();
    for (const kind of kinds) exported.set(kind, await (await integration.get(`/${kind}`)).text());
    await integration.clear();
    for (const kind of kinds.toReversed()) await integration.put(`/${kind}`, exported.get(kind) ?? '');
    expect(await integration.state()).toEqual(clean);
    for (const kind of kinds) expect(await (await integration.get(`/${kind}`)).text()).toBe(exported.get(kind));
  });

  test.prop([sales], { numRuns: 3 })(
    'balances are what the documents come to, on the statement too, or what was given',
    async (made) => {
      const { customers } = await cleanRun(supplierOf(made));
      const balances = new Map(
        (customers as string[]).map((row) => {
          const columns = Object.fromEntries(JSON.parse(row) as [string, unknown][]);
          return [columns['no'], [columns['balance'], columns['outstanding_orders_value']]];
        }),
      );
      expect(balances.get('C3')).toEqual([12_345, 0]);
      for (const customer of [1, 2]) {
        let [balance, outstanding] = [0, 0];
        for (const sale of made.filter((each) => each.customer === customer)) {
          const net = netOf(sale);
          const gross = net + Math.round(net / 5);
          if (!sale.invoiced) outstanding += gross;
          if (!sale.invoiced) continue;
          const credit = Math.floor((net * sale.credited) / 100);
          const paid = sale.paid > 0 ? Math.floor((gross * sale.paid) / 100) + 100 : 0;
          const again = sale.twice ? gross : 0;
          balance += gross - paid - again - (credit + Math.round(credit / 5));
        }
        expect(balances.get(`C${customer}`)).toEqual([balance, outstanding]);
        const { before, ofMonth } = await findStatementDocuments(`C${customer}`, may);
        expect([...before, ...ofMonth].reduce((sum, { remaining }) => sum + (remaining?.minor ?? 0), 0)).toBe(balance);
      }
    },
  );
});
