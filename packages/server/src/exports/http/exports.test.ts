import { firstDayOf } from '@connect/core/domain/reports/period';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { day } from '@connect/core/domain/calendar/day';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { SearchAnswer } from '@connect/contract/search';
import { permissions } from '@connect/core/domain/access/user';
import { documentViews } from '@connect/core/domain/documents/view';
import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { indexes } from '../../indexing/application/indexes.ts';
import { openSearch, type OpenSearch } from '../../lifecycle/open-search.ts';
import { anOrderForm, setInBasket } from '../../ordering/testing/order-form.ts';
import { makeFindStatementDocuments } from '../database/statement-documents.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

let data: TestDatabase;
let folder: string;
let search: OpenSearch;
let portal: TestPortal;
let priya: string;

beforeAll(async () => {
  data = await openDemoDatabase();
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  search = await openSearch(config.value, folder, { ...data, log: pino({ level: 'silent' }) });
  portal = createTestPortal({ ...data, search });
  // The search service has a clock of its own, for which a token of the tests' day may be over.
  portal.clock.now = new Date();
  priya = await portal.tokenFor('priya@northgate.example');
});
// One user makes more of them here than anybody does in ten minutes.
beforeEach(() => data.database.deleteFrom('login_limits').execute());
afterAll(async () => {
  await search.close();
  await data.database.destroy();
  await rm(folder, { recursive: true });
});

const seconds = (day: string): number => new Date(`${day}T00:00:00Z`).getTime() / 1000;
const allTime = { show: 'both', from: '757382400', to: String(seconds('2026-12-31')) };
const asked = { ...allTime, format: 'csv', today: day('2026-11-20') };

const ask = (row: Parameters<TestPortal['call']>[0], request: TestRequest = {}) =>
  portal.call(row, { token: priya, ...request });
const northgateAsksFor = (rule: { given_reference_required: boolean; given_reference_mask: string | null }) =>
  data.database.updateTable('customers').set(rule).where('no', '=', 'C10482').execute();
const csv = async (query: Record<string, string>, request: TestRequest = {}): Promise<string[]> => {
  const answer = await ask(calls.exportDocuments, { ...request, query: { ...asked, ...query } });
  expect(answer.status).toBe(200);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  expect(text).toMatch(/^\uFEFF/);
  return text.slice(1).split('\r\n').slice(0, -1);
};

/** What the list itself finds, page by page, as its page asks for it (specification §list-search). */
const listed = async (query: { show: string; q: string; from: string; to: string }) => {
  const answer = await ask(calls.searchCredentials);
  const { token } = v.parse(calls.searchCredentials.answer, await answer.json());
  const uids = { orders: [indexes.orders], invoices: [indexes.invoices], both: [indexes.orders, indexes.invoices] }[
    query.show
  ];
  const found: { number: string; order_number: string | null; total_amount: number }[] = [];
  for (let offset = 0; ; offset += 10) {
    const page = await portal.fetch('/search/multi-search', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        federation: { limit: 10, offset },
        queries: uids?.map((indexUid) => ({
          indexUid,
          q: [...query.q.trim()].length > 1 ? query.q.trim() : '',
          filter: `document_date_sortable ${query.from} TO ${query.to}`,
          sort: ['number_sortable:desc'],
          matchingStrategy: 'all',
        })),
      }),
    });
    const { hits } = v.parse(SearchAnswer, JSON.parse((await page.text()).replace(/^\uFEFF/, '')));
    found.push(...hits);
    if (hits.length < 10) return found;
  }
};

const daysOf = fc.integer({ min: 0, max: 1500 }).map((ago) => seconds('2026-11-21') - ago * 86_400);
const filters = fc
  .record({
    show: fc.constantFrom(...documentViews),
    q: fc.constantFrom('', 'P', 'PO', 'SO-2', 'SI-1', 'SR', 'GLV', 'HLM-1010', 'Blue gloves', ' po 8 ', '-1', '"'),
    days: fc.tuple(daysOf, daysOf),
  })
  .map(({ show, q, days: [one, other] }) => ({
    show,
    q,
    from: String(Math.min(one, other)),
    to: String(Math.max(one, other)),
  }));

describe('the export of a list', () => {
  it('is given up for whoever goes, which is no fault', async () => {
    const { path } = calls.exportDocuments;
    const gone = await portal.fetch(`${path}?${new URLSearchParams(asked).toString()}`, {
      headers: { Authorization: `Bearer ${priya}` },
      signal: AbortSignal.abort('the connection is closed'),
    });
    expect(gone.status).toBe(499);
    expect(portal.lines.at(-1)).toMatchObject({ route: path, status: 499 });
    expect(portal.lines.at(-1)).not.toHaveProperty('err');
  });

  it('has the rows of the whole list, in its order, whatever it is narrowed by', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const [, ...rows] = await csv(filter);
        const documents = await listed(filter);
        expect(rows).toHaveLength(documents.length);
        documents.forEach(({ number, order_number: order, total_amount: total }, at) => {
          expect(rows[at]?.split(',')).toContain(String(total));
          if (order && number.startsWith('SI')) expect(rows[at]).toContain(`${order} / ${number}`);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('has the columns of the list, the due date and what is left to pay', async () => {
    const [titles, ...rows] = await csv({ show: 'invoices' });
    expect(titles).toBe(
      'Document Numbers,Your Reference,Date Created,Date Accepted,Status,Total,Due Date,Remaining Amount',
    );
    const overdue = rows.find((row) => row.includes(',Overdue,'))?.split(',');
    expect(overdue?.slice(-2)[0]).toMatch(/^2026-\d\d-\d\d$/);
    expect(Number(overdue?.at(-1))).toBeGreaterThan(0);
    expect(rows.some((row) => row.includes(',Settled,') && row.endsWith(',0'))).toBe(true);
  });

  it('knows what is overdue on the user’s day', async () => {
    const overdue = async (today: string) => (await csv({ today })).filter((row) => row.includes('Overdue')).length;
    expect(await overdue('2010-01-01')).toBe(0);
    expect(await overdue('2026-11-20')).toBeGreaterThan(0);
    expect(await overdue('2036-01-01')).toBeGreaterThan(await overdue('2026-11-20'));
  });

  it('speaks the language of the page', async () => {
    const answer = await portal.fetch(
      `/api/v3/documents/export?${new URLSearchParams({ ...asked, show: 'orders' }).toString()}`,
      { headers: { Authorization: `Bearer ${priya}`, 'Accept-Language': 'de' } },
    );
    const text = await answer.text();
    expect(text.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'Belegnummern,Ihre Referenz,Erstellt am,Angenommen am,Status,Gesamt,Fällig am,Offener Betrag',
    );
    expect(text).toContain('(Muster)');
  });

  it('is the same as a spreadsheet, in which days are days and amounts numbers', async () => {
    const query = { ...asked, format: 'xlsx' };
    const answer = await ask(calls.exportDocuments, { query });
    expect(answer.headers.get('Content-Disposition')).toBe(
      'attachment; filename="orders-and-invoices-2026-11-20.xlsx"',
    );
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const [titles, ...rows] = sheets[0]?.rows ?? [];
    const [csvTitles, ...csvRows] = await csv({});
    expect(titles?.join(',')).toBe(csvTitles);
    expect(rows).toHaveLength(csvRows.length);
    rows.forEach(([numbers, , created, , , total], at) => {
      const cells = csvRows[at]?.split(',') ?? [];
      expect(numbers).toBe(cells[0]);
      expect(created).toEqual(new Date(`${cells[2] ?? ''}T00:00:00Z`));
      expect(typeof total).toBe('number');
    });
  });

  it.each([
    ['orders', permissions.viewOrders],
    ['invoices', permissions.viewInvoices],
  ] as const)('of %s needs %s, and both need both', async (show, needed) => {
    const permit = (...granted: string[]) =>
      data.database
        .updateTable('users')
        .set({ permissions: granted })
        .where('email', '=', 'sam@northgate.example')
        .execute();
    const sam = await portal.tokenFor('sam@northgate.example');
    const status = async (which: string) =>
      (await ask(calls.exportDocuments, { token: sam, query: { ...asked, show: which } })).status;
    await permit();
    expect([await status(show), await status('both')]).toEqual([403, 403]);
    await permit(needed);
    expect([await status(show), await status('both')]).toEqual([200, 403]);
    await permit(permissions.viewOrders, permissions.viewInvoices);
    expect(await status('both')).toBe(200);
  });

  it('starts no formula with what a customer wrote, in neither kind of file', async () => {
    const reference = '=HYPERLINK("https://x.example")';
    await setInBasket(portal, priya, 120);
    await northgateAsksFor({ given_reference_required: false, given_reference_mask: null });
    const body = await anOrderForm(portal, priya, { reference });
    expect((await ask(calls.placeOrder, { body })).status).toBe(200);
    const rows = (await csv({ show: 'orders' })).filter((row) => row.includes('HYPERLINK'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`,"'=HYPERLINK(""https://x.example"")",`);
    const answer = await ask(calls.exportDocuments, { query: { ...asked, show: 'orders', format: 'xlsx' } });
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]?.rows.flat()).toContain(reference);
  });

  it('is of the own company alone (decisions §hidden-is-refused)', async () => {
    const [, ...own] = await csv({});
    const lee = await portal.tokenFor('lee@harbourworks.example');
    const [, ...theirs] = await csv({}, { token: lee });
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter((row) => own.includes(row))).toEqual([]);
  });
});

describe('the numbers of a list', () => {
  it('are those of its documents, the newest first, whatever it is narrowed by', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const answer = await ask(calls.documentNumbers, { query: filter });
        const { data: numbers, total } = v.parse(calls.documentNumbers.answer, await answer.json());
        const documents = await listed(filter);
        expect(total).toBe(documents.length);
        expect(numbers.map(({ no }) => no)).toEqual(documents.slice(0, 1000).map(({ number }) => number));
        expect(numbers.every(({ kind, no }) => no.startsWith(kind === 'order' ? 'SO' : 'SI'))).toBe(true);
      }),
      { numRuns: 15, examples: [[{ ...allTime, show: 'both', q: '' }]] },
    );
  });
});

describe('PDFs and statements', () => {
  const { viewOrders, viewInvoices, downloadInvoices, viewBalance } = permissions;
  const numbersOf = (show: string): readonly [Call, TestRequest] => [
    calls.documentNumbers,
    { query: { ...allTime, show } },
  ];
  it.each([
    ['numbers of orders', ...numbersOf('orders'), [downloadInvoices, viewOrders]],
    ['numbers of both', ...numbersOf('both'), [downloadInvoices, viewOrders, viewInvoices]],
    ['a statement', calls.statement, { params: { month: '2026-10' } }, [viewInvoices, downloadInvoices, viewBalance]],
  ] as const)('%s need every one of their permissions', async (_, row, request, needed) => {
    const token = await portal.tokenFor('sam@northgate.example');
    const statusWith = async (granted: readonly string[]): Promise<number> => {
      const sam = data.database.updateTable('users').where('email', '=', 'sam@northgate.example');
      await sam.set({ permissions: [...granted] }).execute();
      return (await ask(row, { ...request, token })).status;
    };
    expect(await statusWith(needed)).toBe(200);
    for (const missing of needed)
      expect(await statusWith(Object.values(permissions).filter((each) => each !== missing))).toBe(403);
  });
});

describe('the statement of a month', () => {
  it('has all invoices and credits of the month, and of those before it what is open; no cancelled one', async () => {
    const month = '2026-10';
    const all = await data.database.selectFrom('invoices').selectAll().where('customer_no', '=', 'C10482').execute();
    const dateOf = ({ posting_date, document_date }: (typeof all)[number]) => posting_date ?? document_date;
    const valid = all.filter(({ cancelled }) => !cancelled);
    const wanted = (fits: (invoice: (typeof all)[number]) => boolean) =>
      valid
        .filter(fits)
        .map(({ no }) => no)
        .toSorted();
    const found = await makeFindStatementDocuments(data.database)('C10482', firstDayOf(month));
    const numbers = (documents: readonly { no: string }[]) => documents.map(({ no }) => no).toSorted();
    expect(numbers(found.ofMonth)).toEqual(wanted((invoice) => dateOf(invoice).startsWith(month)));
    expect(numbers(found.before)).toEqual(
      wanted((invoice) => dateOf(invoice) < `${month}-01` && ![0, null].includes(invoice.remaining_amount)),
    );
    expect(Math.min(found.before.length, found.ofMonth.length)).toBeGreaterThan(0);
    expect(found.ofMonth.map(({ date }) => date)).toEqual(found.ofMonth.map(({ date }) => date).toSorted());
  });

  const statement = (month: string) => ask(calls.statement, { params: { month } });

  it('and the documents’ own papers are in the language of the page, and so are the banners', async () => {
    portal.clock.now = new Date('2026-11-20T10:00:00Z');
    const first = async (table: 'orders' | 'invoices') =>
      (await data.database.selectFrom(table).select('no').where('customer_no', '=', 'C10482').executeTakeFirst())?.no;
    const [order, invoice] = [await first('orders'), await first('invoices')];
    const read = async (path: string, language: string) => {
      const headers = { Authorization: `Bearer ${priya}`, 'Accept-Language': language };
      return Buffer.from(await (await portal.fetch(path, { headers })).arrayBuffer()).toString('latin1');
    };
    for (const path of [
      '/api/v3/statements/2026-11',
      `/api/v3/orders/${order}/download`,
      `/api/v3/invoices/${invoice}/download`,
    ])
      for (const language of ['pl-PL', 'en-US']) expect(await read(path, language)).toContain(`/Lang (${language})`);
    expect(await read('/api/v3/banners', 'de-DE')).toContain('whole-crew.de.svg');
    expect(await read('/api/v3/banners', 'en-AU')).toContain('whole-crew.en.svg');
  });

  it('is made of a month that has begun, and of none that has not', async () => {
    portal.clock.now = new Date('2026-11-20T10:00:00Z');
    expect((await statement('2026-11')).status).toBe(200);
    expect((await statement('2019-02')).status).toBe(200);
    const early = await statement('2026-12');
    expect([early.status, await early.json()]).toMatchObject([400, { errors: { month: ['has not begun'] } }]);
  });
});
