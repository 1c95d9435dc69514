import type { AnyRecord, Kind, RecordOf } from '@connect/contract/integration/kinds';
import { money, plus, sumOf } from '@connect/core/domain/money/money';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importFiles, type ImportReport } from './import-files.ts';
import { parseMap } from './map/parse-map.ts';
import { takeAll } from './testing/take-all.ts';
import { testFolder } from './testing/folder.ts';

const samples = resolve(import.meta.dirname, '../../../samples');
const refused = testFolder();

/** Sums in minor units, VAT included. */
const dialects = [
  ['sap', 'EUR', { invoiced: 1_972_761, credited: 13_383, paid: 1_361_549, owed: 597_829 }],
  ['business-central', 'GBP', { invoiced: 1_877_709, credited: 7021, paid: 1_120_887, owed: 749_801 }],
  ['sage', 'GBP', { invoiced: 1_776_033, credited: 2341, paid: 795_916, owed: 977_776 }],
] as const;

describe.each(dialects)('the sample of %s', (dialect, currency, sums) => {
  const portal = takeAll();
  let report: ImportReport;
  const reasons: string[] = [];
  // What was taken has passed the schemas.
  const all = <K extends Kind>(kind: K) => portal.of(kind) as readonly (RecordOf<K> & AnyRecord)[];

  beforeAll(async () => {
    const folder = join(samples, dialect);
    const map = parseMap(readFileSync(join(folder, 'map.yaml'), 'utf8'));
    if (!map.ok) throw new Error(JSON.stringify(map.refusal));
    report = await importFiles({
      files: readdirSync(folder)
        .filter((name) => name !== 'map.yaml')
        .map((name) => join(folder, name)),
      map: map.value,
      send: portal.send,
      refusedFolder: refused.path,
      onRefusal: ({ file, line, reason }) => reasons.push(`${file}:${line} ${reason}`),
    });
  });

  test('goes in without one row refused, and no file is left out', () => {
    expect(reasons).toEqual([]);
    expect(report).toMatchObject({ setAside: [], ignored: [], refusals: 0 });
    expect(Object.fromEntries(report.kinds.map(({ kind, accepted }) => [kind, accepted]))).toMatchObject({
      staff: 2,
      customers: 6,
      users: 7,
      products: dialect === 'sap' ? 16 : 15,
      prices: dialect === 'sap' ? 22 : 21,
      orders: 30,
      shipments: 23,
      invoices: 20,
      'credit-notes': 3,
      payments: 12,
      'help-articles': dialect === 'sap' ? 3 : 2,
    });
    const [article] = portal.of('help-articles') as readonly RecordOf<'help-articles'>[];
    expect(article?.body.split('\n').length).toBeGreaterThan(2);
    const texts = portal.of('products').map((product) => Reflect.get(product, 'text') as unknown);
    expect(texts).toContainEqual(expect.stringContaining('\n- '));
  });

  test('adds up: lines, VAT by rate, totals, and what is owed', () => {
    const sum = (amounts: readonly { readonly minor: number; readonly currency: string }[]) =>
      sumOf(
        amounts.map((each) => money(each.minor, each.currency)),
        currency,
      ).minor;
    for (const document of [...all('invoices'), ...all('credit-notes')]) {
      const { total, totalIncVat, vat, lines } = document;
      expect(sum(lines.map(amountOfLine))).toBe(total.minor);
      expect(sum(vat.map(({ net }) => net))).toBe(total.minor);
      expect(
        plus(
          total,
          sumOf(
            vat.map((rate) => rate.vat),
            currency,
          ),
        ),
      ).toEqual(totalIncVat);
      for (const rate of vat)
        expect(Math.abs(rate.vat.minor - (rate.net.minor * rate.percent) / 100)).toBeLessThanOrEqual(0.5);
    }
    expect(all('invoices').some(({ vat }) => vat.length === 2)).toBe(true);
    const invoiced = sum(all('invoices').map(({ totalIncVat }) => totalIncVat));
    const credited = sum(all('credit-notes').map(({ totalIncVat }) => totalIncVat));
    const paid = sum(all('payments').map(({ amount }) => amount));
    expect({ invoiced, credited, paid, owed: invoiced - credited - paid }).toEqual(sums);
    for (const { amount, allocations } of all('payments'))
      expect(sum(allocations.map((each) => each.amount))).toBe(amount.minor);
  });

  test('an item is ordered again at the rate of VAT that it was invoiced at', () => {
    const classes = new Map<string, unknown>(
      all('products').flatMap(({ vatClass, variations }) => variations.map(({ sku }) => [sku, vatClass] as const)),
    );
    for (const { customer, lines, vat } of all('invoices')) {
      const of = all('customers').find(({ no }) => no === customer);
      const rateOf = (sku: string) =>
        of?.vatRates?.find(({ vatClass }) => vatClass === classes.get(sku))?.percent ?? of?.vatPercent ?? 20;
      for (const { percent, net } of vat) {
        const same = lines.filter(({ sku }) => rateOf(sku) === percent);
        expect([customer, percent, sumOf(same.map(amountOfLine), currency)]).toEqual([
          customer,
          percent,
          money(net.minor, currency),
        ]);
      }
    }
  });

  test.runIf(dialect === 'sap')('has 2.5 m of a rope, ordered, sent and charged', () => {
    const rope = ({ sku }: { readonly sku: string }) => sku === 'RS900-M';
    const [ordered] = all('orders').flatMap(({ lines }) => lines.filter(rope));
    const [sent] = all('shipments').flatMap(({ lines }) => lines.filter(rope));
    const [charged] = all('invoices').flatMap(({ lines }) => lines.filter(rope));
    expect(ordered).toMatchObject({ quantity: 2.5, quantityShipped: 2.5 });
    expect([sent?.quantity, charged?.quantity, charged && amountOfLine(charged)]).toEqual([
      2.5,
      2.5,
      money(3950, 'EUR'),
    ]);
  });

  test('names nothing that is not there', () => {
    const known = (kind: Kind, key: string) =>
      new Set(portal.of(kind).map((record) => Reflect.get(record, key) as unknown));
    const [customers, orders, invoices] = [known('customers', 'no'), known('orders', 'no'), known('invoices', 'no')];
    const items = new Set(all('products').flatMap(({ variations }) => variations.map(({ sku }) => sku)));
    const staff = known('staff', 'email');
    for (const { customer } of [...all('users'), ...all('orders'), ...all('invoices'), ...all('payments')])
      expect(customers).toContain(customer);
    for (const { accountManager } of all('customers')) expect(staff).toContain(accountManager);
    for (const { order } of [...all('shipments'), ...all('invoices')]) expect(orders).toContain(order);
    for (const { lines } of [...all('orders'), ...all('invoices')])
      for (const { sku } of lines) expect(items).toContain(sku);
    for (const { sku } of all('stock')) expect(items).toContain(sku);
    for (const { allocations } of [...all('payments'), ...all('credit-notes')])
      for (const { invoice } of allocations) expect(invoices).toContain(invoice);
    for (const { variations } of all('products'))
      for (const { replacedBy } of variations) if (replacedBy) expect(items).toContain(replacedBy);
  });

  test('has a price from one on for each product, in the list of its currency', () => {
    const priced = new Set(
      all('prices').flatMap(({ priceList, product }) => (priceList === currency ? [product] : [])),
    );
    expect(all('products').filter(({ sku }) => !priced.has(sku))).toEqual([]);
  });
});
