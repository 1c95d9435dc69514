import { asSearchDocument } from '@connect/contract/search';
import { day } from '@connect/core/domain/calendar/day';
import { documentStatus } from '@connect/core/domain/documents/document-status';
import { shownTotal } from '@connect/core/domain/samples/sample';
import { isSampleRow, shownNumbers } from '@connect/core/domain/search/hit';
import { aHit } from '@connect/core/testing';
import { money } from '@connect/core/domain/money/money';
import { fc, test } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';

import { firstRows, showRows, type FirstRow } from './first-rows.ts';

const kinds = new Map([
  ['o', 'order'],
  ['i', 'invoice'],
] as const);
const today = day('2026-11-27');
const reading = { kinds, currency: 'GBP', locale: 'en-GB', today, word: (text: string) => text } as const;

/** Hits as the index has them: what rows are made of is any of what the back office says. */
const documentHits = fc
  .record({
    kind: fc.constantFrom('order', 'invoice'),
    status: fc.constantFrom('Open', 'Released', 'Closed', null),
    progress: fc.constantFrom('New', 'Awaiting Approval', 'Web Pending', 'Warehouse', 'Ready to Invoice', null),
    completelyShipped: fc.option(fc.boolean()),
    sample: fc.boolean(),
    srNumber: fc.constantFrom('SR100001', null),
    poNumber: fc.option(fc.string()),
    documentDate: fc.constantFrom(day('2026-11-20'), null),
    dueDate: fc.constantFrom(day('2026-11-20'), day('2026-12-01'), null),
    total: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    remaining: fc.option(fc.integer({ min: -1000, max: 1000 })),
  })
  .map(({ total, remaining, ...fields }) => ({
    ...aHit(fields),
    totalIncVat: money(total, ''),
    remainingAmount: remaining === null ? null : money(remaining, ''),
  }));

describe('rows that are read before the app is there', () => {
  test.prop([fc.array(documentHits)])('are those of the list, in their order, by the same rules', (hits) => {
    const answer = {
      hits: hits.map((hit) => ({
        ...asSearchDocument(hit, {
          id: hit.id,
          customer_no: hit.customerNo,
          customer_name: hit.customerName,
          document_date_sortable: 0,
          number_sortable: 0,
          items: [],
        }),
        _federation: { indexUid: hit.kind === 'order' ? 'o' : 'i' },
      })),
    };
    const rows = firstRows(answer, reading);
    expect(rows.map(({ kind, number }) => [kind, number])).toEqual(hits.map(({ kind, number }) => [kind, number]));
    for (const [index, { cells, isStruck }] of rows.entries()) {
      const hit = hits[index];
      if (!hit) throw new Error('There is a row too many.');
      expect(cells[0]?.startsWith(shownNumbers(hit, 'customer').main)).toBe(true);
      expect(cells[4]).toBe(documentStatus(hit, isSampleRow(hit, 'customer'), today));
      expect(cells).toHaveLength(6);
      expect(isStruck).toBe(shownTotal(hit.totalIncVat, isSampleRow(hit, 'customer')) === 'struck-through');
    }
  });

  test.prop([fc.oneof(fc.jsonValue(), fc.record({ hits: fc.array(fc.jsonValue()) }))])(
    'are none where an answer is not as it should be',
    (answer) => {
      for (const { cells } of firstRows(answer, reading)) expect(cells).toHaveLength(6);
    },
  );
});

describe('in the page’s own shell', () => {
  const rows: readonly FirstRow[] = [
    { kind: 'invoice', number: 'SI/1', cells: ['SI/1', 'PO 1', '£1.00'], isStruck: true },
  ];
  let [app, card] = [document.createElement('div'), document.createElement('div')];
  let theirs = true;
  const show = (): void => showRows(rows, { app, card, prefix: '/de/de/connect', isTheirs: () => theirs });

  beforeEach(() => {
    vi.useFakeTimers();
    theirs = true;
    [app, card] = [document.createElement('div'), document.createElement('div')];
    card.innerHTML = '<i></i>';
    document.body.replaceChildren(app, card);
    delete document.documentElement.dataset['rows'];
  });
  afterEach(() => vi.useRealTimers());
  const gone = (): void => {
    expect(document.documentElement.dataset['rows']).toBeUndefined();
    expect(card.textContent).toBe('');
  };

  test('they lead to their documents, and stay over what the app draws first', async () => {
    show();
    const row = card.querySelector('a');
    expect(row?.getAttribute('href')).toBe('/de/de/connect/invoices/view/SI%2F1');
    expect(row?.innerHTML).toBe('<span>SI/1</span><span>PO 1</span><s>£1.00</s>');
    app.innerHTML = '<main aria-busy="true"></main>';
    await Promise.resolve();
    expect(document.documentElement.dataset['rows']).toBe('over');
    app.innerHTML = '<table><tbody><tr><td><a href="/">SI-1</a></td></tr></tbody></table>';
    await Promise.resolve();
    gone();
  });

  test.each(['<p role="alert">No line</p>', '<main aria-busy="true"></main>'])(
    'they do not outlive what the app says, nor three seconds: %s',
    async (html) => {
      show();
      app.innerHTML = html;
      await Promise.resolve();
      vi.advanceTimersByTime(3000);
      gone();
    },
  );

  test('they go when somebody else is signed in', () => {
    show();
    theirs = false;
    dispatchEvent(new StorageEvent('storage'));
    gone();
  });

  test('there are none of somebody else, nor once the app has drawn something', () => {
    theirs = false;
    show();
    theirs = true;
    app.innerHTML = '<main></main>';
    show();
    expect(card.innerHTML).toBe('<i></i>');
  });
});
