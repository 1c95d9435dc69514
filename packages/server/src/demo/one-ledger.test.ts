import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import { overdueOn } from '@connect/core/domain/account/payment-due';
import { day } from '@connect/core/domain/calendar/day';
import { inMajor } from '@connect/core/domain/money/major';
import { minus, money, plus, sumOf, type Money } from '@connect/core/domain/money/money';
import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { documentOfHit } from '@connect/contract/document-of-hit';
import { SearchAnswer, type SearchHit } from '@connect/contract/search';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import { documentStatus } from '@connect/core/domain/documents/document-status';
import { isSampleRow } from '@connect/core/domain/search/hit';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../calendar.ts';
import { exportTexts } from '../exports/application/texts.ts';
import { anOrderForm, setInBasket } from '../ordering/testing/order-form.ts';
import { pdfLanguage } from '../pdf/language.ts';
import { textsOf } from '../pdf/read-pdf.ts';
import { actingToken } from '../testing/acting.ts';
import { openSearchPortal } from '../testing/search-portal.ts';
import type { TestPortal, TestRequest } from '../testing/test-portal.ts';

/*
 * Walks every customer of the demo through the portal's own calls: whatever says what is owed, on order or due says the same. What
 * it ought to be is reckoned from the documents as one would by hand.
 */

let open: Awaited<ReturnType<typeof openSearchPortal>>;
let portal: TestPortal;
let manager: string;
let today: string;

beforeAll(async () => {
  open = await openSearchPortal();
  portal = open.portal;
  today = dayOf(portal.clock.now);
  manager = await portal.tokenFor('robin@connect.example');
});
afterAll(() => open.close());

const { texts: words, figures } = pdfLanguage('en-GB');
const { day: dayText } = figures;
const allTime = { show: 'both', from: '757382400', to: '4102444800' };
const answered = async (row: Call, request: TestRequest): Promise<Response> => {
  const answer = await portal.call(row, request);
  expect(answer.status, `${row.path} ${JSON.stringify(request.params ?? {})}`).toBe(200);
  return answer;
};
const pdf = async (row: Call, request: TestRequest): Promise<string[]> =>
  textsOf(new Uint8Array(await (await answered(row, request)).arrayBuffer()));
/** Documents name no currency. */
const sum = (amounts: readonly (Money | null)[]): Money =>
  sumOf(
    amounts.filter((amount) => amount !== null),
    '',
  );
const after = (texts: readonly string[], label: string): string | undefined => texts[texts.lastIndexOf(label) + 1];

/** The day by the terms' calculation, such as `30D` or `30D+CM` (to the end of the month), as their own words have it. */
const dueBy = (calculation: string, day: string): string => {
  const [, days, endOfMonth] = /^(\d+)D(\+CM)?$/.exec(calculation) ?? [];
  const due = new Date(`${day}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + Number(days));
  if (endOfMonth) due.setUTCMonth(due.getUTCMonth() + 1, 0);
  return due.toISOString().slice(0, 10);
};

const everyCustomer = async () => {
  const found: ListedCustomer[] = [];
  for (let page = 1; ; page++) {
    const answer = await answered(calls.managedCustomers, { token: manager, query: { page: String(page) } });
    const { data } = v.parse(calls.managedCustomers.answer, await answer.json());
    found.push(...data);
    if (data.length < 25) return found;
  }
};

/** All the customer's documents in the search index, as the list asks for them. */
const searched = async (token: string): Promise<SearchHit[]> => {
  const answer = await answered(calls.searchCredentials, { token });
  const { token: key, indexes } = v.parse(calls.searchCredentials.answer, await answer.json());
  const found: SearchHit[] = [];
  for (let offset = 0; ; offset += 50) {
    const page = await portal.fetch('/search/multi-search', {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        federation: { limit: 50, offset },
        queries: [indexes.orders, indexes.invoices].map((indexUid) => ({ indexUid, q: '' })),
      }),
    });
    const { hits } = v.parse(SearchAnswer, await page.json());
    found.push(...hits);
    if (hits.length < 50) return found;
  }
};

/** The export's rows by document number, each by its columns' titles. */
const exported = async (token: string): Promise<Map<string, Record<string, string>>> => {
  const answer = await answered(calls.exportDocuments, { token, query: { ...allTime, format: 'csv', today } });
  const [titles = '', ...lines] = (await answer.text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');
  const columns = titles.split(',');
  return new Map(
    lines.map((line) => {
      const row = Object.fromEntries(line.split(',').map((cell, index) => [columns[index] ?? '', cell]));
      // `SO-1 / SI-1` of an invoice, `SR000001 (sample)` of a sample.
      return [row['Document Numbers']?.replace(/ \(.*/, '').split(' / ').at(-1) ?? '', row];
    }),
  );
};

type Document = Order | Invoice;
const isOrder = (document: Document): document is Order => document.kind === 'order';

/** What the badge of a document's page says. */
const statusOf = (document: Document, hit: SearchHit): string => {
  const shown = {
    ...document,
    number: document.no,
    orderNumber: documentOfHit(document.kind, hit).orderNumber,
    poNumber: document.externalReference,
    srNumber: isOrder(document) ? document.srNo : null,
    sample: isOrder(document) && document.sample,
    completelyShipped: isOrder(document) ? document.completelyShipped : null,
  };
  return exportTexts.en.statuses[documentStatus(shown, isSampleRow(shown, 'customer'), day(today))];
};

const lineSum = (document: Document): number =>
  document.lines.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice.minor, 0);

/** One document, wherever it shows. */
const walkDocument = async (
  token: string,
  hit: SearchHit,
  row: Record<string, string> | undefined,
  write: (amount: Money) => string,
  readsPaper: boolean,
): Promise<Document> => {
  const { number: no } = hit;
  const request = { token, params: { id: no } };
  const [detail, paper] = no.startsWith('SO')
    ? ([calls.order, calls.orderPdf] as const)
    : ([calls.invoice, calls.invoicePdf] as const);
  const document = v.parse(detail.answer, await (await answered(detail, request)).json());
  const { totalIncVat: total, remainingAmount: remaining, dueDate: due } = document;
  expect(documentOfHit(document.kind, hit), no).toMatchObject({
    totalIncVat: total,
    remainingAmount: remaining,
    dueDate: due,
    documentDate: document.documentDate,
  });
  expect(row, no).toMatchObject({
    Total: String(inMajor(total)),
    'Remaining Amount': remaining === null ? '' : String(inMajor(remaining)),
    'Due Date': due ?? '',
    Status: statusOf(document, hit),
  });
  expect(lineSum(document), no).toBeCloseTo(document.totalExVat.minor, 4);
  if (row?.['Status'] === 'Sample' || !readsPaper) return document;
  const texts = await pdf(paper, request);
  expect(after(texts, words.totals.total), no).toBe(write(total));
  if (isOrder(document)) return document;
  expect(after(texts, 'Due date'), no).toBe(dayText(due));
  if (remaining !== null) expect(after(texts, words.totals.balanceDue), no).toBe(write(remaining));
  return document;
};

/** Papers that are read: all that still want something, and a tenth of those that are settled. */
const isOpenOrTenth = ({ number, remaining_amount: remaining }: SearchHit): boolean =>
  remaining !== 0 || number.endsWith('0');

/** What one customer is told on the dashboard, and the account manager of them: figures of the same documents, and of their papers. */
const walk = async (no: string, readsPaper = isOpenOrTenth): Promise<Document[]> => {
  const token = await actingToken(portal, manager, no);
  const record: unknown = await (await answered(calls.customer, { token })).json();
  const own = v.parse(calls.customer.answer, record);
  const { currencyCode, totalOwed, outstandingOrdersValue, creditLimit } = own;
  const { terms } = v.parse(v.object({ terms: v.object({ due_date_calculation: v.string() }) }), record);
  const write = ({ minor }: Money): string => figures.money(money(minor, currencyCode), 'GBP');
  const hits = await searched(token);
  const rows = await exported(token);
  expect(hits.length, no).toBe(rows.size);
  const documents: Document[] = [];
  for (const hit of hits)
    documents.push(
      await walkDocument(
        token,
        hit,
        rows.get(hit.number) ?? rows.get(hit.sr_number ?? hit.po_number ?? ''),
        write,
        readsPaper(hit),
      ),
    );

  const invoices = documents.filter((document): document is Invoice => !isOrder(document));
  const orders = documents.filter(isOrder);
  expect(totalOwed?.minor, `${no}: balance = open remainders`).toBe(
    sum(invoices.map(({ remainingAmount }) => remainingAmount)).minor,
  );
  const invoicedOf = (order: Order) =>
    sum(invoices.filter(({ orderNumber }) => orderNumber === order.no).map((each) => each.totalIncVat));
  const openOrders = orders.filter(
    ({ closed, cancelled, sample, progress }) => !closed && !cancelled && !sample && progress !== 'Awaiting Approval',
  );
  expect(outstandingOrdersValue?.minor, `${no}: outstanding = open orders, less what is invoiced`).toBe(
    openOrders.reduce((open, order) => open + Math.max(0, minus(order.totalIncVat, invoicedOf(order)).minor), 0),
  );
  for (const invoice of invoices)
    expect(invoice.dueDate, `${invoice.no}: due = date + terms`).toBe(
      dueBy(terms.due_date_calculation, invoice.documentDate ?? ''),
    );

  const unpaid = invoices.filter(({ remainingAmount }) => (remainingAmount?.minor ?? 0) > 0);
  const days = unpaid.map(({ dueDate }) => dueDate ?? '').toSorted();
  const nextDue = v.parse(calls.nextDue.answer, await (await answered(calls.nextDue, { token })).json());
  expect(nextDue.due_date, no).toBe(days.find((day) => day >= today) ?? days[0] ?? null);
  const overdue = sum(unpaid.filter(({ dueDate }) => (dueDate ?? '') < today).map((each) => each.remainingAmount));
  expect(overdueOn(own, day(today))?.minor, `${no}: overdue on the dashboard`).toBe(overdue.minor);

  const statement = await pdf(calls.statement, { token, params: { month: today.slice(0, 7) } });
  expect(after(statement, words.totals.totalOwed), no).toBe(write(totalOwed ?? sum([])));
  expect(after(statement, words.totals.overdue), no).toBe(write(overdue));
  for (const { no: invoice, dueDate, remainingAmount, totalIncVat } of unpaid) {
    const [row = ''] = statement
      .slice(statement.indexOf(invoice) + 1)
      .join(' ')
      .split(/ S[IO]-/);
    for (const cell of [dayText(dueDate), write(totalIncVat), write(remainingAmount ?? sum([]))])
      expect(row, invoice).toContain(cell);
    expect(row, invoice).toContain((dueDate ?? '') < today ? words.statuses.overdue : words.statuses.unpaid);
  }

  const seen = v.parse(
    calls.managedCustomer.answer,
    await (await answered(calls.managedCustomer, { token: manager, params: { no } })).json(),
  );
  expect(seen, no).toMatchObject({
    totalOwed,
    overdue: money(overdue.minor, currencyCode),
    creditLimit,
    outstandingOrdersValue,
    nextDue: nextDue.due_date,
  });
  return documents;
};

describe('the demo is of one ledger', () => {
  it('whatever says what a customer owes, has on order or is to pay when says the same, for every customer', async () => {
    const customers = await everyCustomer();
    expect(customers.length).toBeGreaterThan(5);
    const seen = { documents: 0, owing: 0 };
    for (const { no, totalOwed } of customers) {
      seen.documents += (await walk(no)).length;
      if (totalOwed.minor > 0) seen.owing++;
    }
    expect(seen.documents).toBeGreaterThan(100);
    // All but the one without documents.
    expect(seen.owing).toBe(customers.length - 1);
  });

  it('it still is when an order has been placed, which counts as on order at once', async () => {
    const priya = await portal.tokenFor('priya@northgate.example');
    const outstandingOf = async () => {
      const account = v.parse(calls.customer.answer, await (await answered(calls.customer, { token: priya })).json());
      return account.outstandingOrdersValue;
    };
    const before = await outstandingOf();
    await setInBasket(portal, priya, 120);
    const body = await anOrderForm(portal, priya);
    const { no, waitsFor: waits } = v.parse(
      calls.placeOrder.answer,
      await (await portal.call(calls.placeOrder, { token: priya, body })).json(),
    );
    expect(waits).toEqual([]);
    // The papers of the others have been read.
    await walk('C10482', ({ number }) => number === no);
    expect(await outstandingOf()).toEqual(before && plus(before, body.totalIncVat));
  });
});
