import { describe, expect, test } from 'vitest';
import { day } from '../../domain/calendar/day.ts';
import type { Day } from '../../domain/calendar/day.ts';
import type { DocumentFilter } from '../../domain/export/document-list.ts';
import { maxArchived } from '../../domain/export/document-list.ts';
import type { ListedDocument } from '../../domain/export/document-list.ts';
import type { Exports } from '../../ports/exports.ts';
import { valueOf } from './answers.ts';

/** A customer with orders and invoices, some of which are open, as three of its users have them. */
export interface ExportsFixture {
  readonly exports: Exports;
  /** Of who may see its orders alone. */
  readonly ordersOnly: Exports;
  readonly signedOut: Exports;
  /** From before its first document to after its last, and a second between at which it has one. */
  readonly dates: DocumentFilter['dates'];
  readonly moment: number;
  /** The number of a document of its own, and of another customer's. */
  readonly own: string;
  readonly foreign: string;
  readonly today: Day;
  /** A month with invoices, `YYYY-MM`, and one that has not begun. */
  readonly month: string;
  readonly nextMonth: string;
}

/** Laws of every `Exports`. That a file has the columns of the list is tested at the server, which makes it. */
export const exportsContract = (name: string, make: () => Promise<ExportsFixture>): void => {
  const setUp = async () => {
    const fixture = await make();
    const whole: DocumentFilter = { view: 'both', text: '', dates: fixture.dates };
    const list = async (change: Partial<DocumentFilter> = {}) =>
      valueOf(await fixture.exports.list({ ...whole, ...change }));
    const csv = async (change: Partial<DocumentFilter>, today = fixture.today): Promise<readonly string[]> => {
      const file = valueOf(await fixture.exports.documents({ ...whole, ...change }, 'csv', today));
      return new TextDecoder().decode(file).trimEnd().split('\r\n');
    };
    return { ...fixture, whole, list, csv };
  };
  const keysOf = (documents: readonly ListedDocument[]): string[] => documents.map(({ kind, no }) => `${kind} ${no}`);
  const sorted = (...lists: (readonly ListedDocument[])[]): string[] => lists.flatMap(keysOf).toSorted();
  const nobodys = 'of nobody at all';

  describe(`${name} is an Exports`, () => {
    test('the list of both has the orders and the invoices, each once, the newest of each first', async () => {
      const { list } = await setUp();
      const [both, orders, invoices] = [await list(), await list({ view: 'orders' }), await list({ view: 'invoices' })];
      expect(both.total).toBe(orders.total + invoices.total);
      for (const { documents, total } of [both, orders, invoices]) {
        expect(documents).toHaveLength(Math.min(total, maxArchived));
        expect(new Set(keysOf(documents)).size).toBe(documents.length);
      }
      for (const [kind, { documents }] of [['order', orders] as const, ['invoice', invoices] as const]) {
        expect(new Set(documents.map((each) => each.kind))).toEqual(new Set([kind]));
        const dates = documents.map(({ documentDate }) => documentDate ?? '');
        expect(dates).toEqual(dates.toSorted().toReversed());
      }
      if (both.total <= maxArchived)
        expect(sorted(both.documents)).toEqual(sorted(orders.documents, invoices.documents));
    });

    test('its dates include their first second and their last', async () => {
      const { list, dates, moment } = await setUp();
      const before = await list({ dates: { from: dates.from, to: moment } });
      const after = await list({ dates: { from: moment + 1, to: dates.to } });
      const then = await list({ dates: { from: moment, to: moment } });
      expect(then.total).toBeGreaterThan(0);
      expect(after.total).toBeGreaterThan(0);
      expect(before.total + after.total).toBe((await list()).total);
      expect(keysOf(before.documents)).toEqual(expect.arrayContaining(keysOf(then.documents)));
    });

    test('a text finds what has it, and nothing of another customer', async () => {
      const { list, own, foreign } = await setUp();
      const found = await list({ text: own });
      expect(found.documents.map(({ no }) => String(no))).toContain(own);
      expect(found.total).toBeLessThan((await list()).total);
      const others = await list({ text: foreign });
      expect(others.documents.map(({ no }) => String(no))).not.toContain(foreign);
      expect(await list({ text: nobodys })).toEqual({ documents: [], total: 0 });
    });

    test('a file has a line for each document of its list, and none of any other', async () => {
      const { list, csv } = await setUp();
      const { documents, total } = await list({ view: 'invoices' });
      const [titles, ...lines] = await csv({ view: 'invoices' });
      expect(lines).toHaveLength(total);
      for (const [at, { no }] of documents.entries()) expect(lines[at]).toContain(String(no));
      expect(await csv({ view: 'invoices', text: nobodys })).toEqual([titles]);
    });

    test('a workbook is one, and the larger the more is in it', async () => {
      const { exports, whole, today } = await setUp();
      const book = async (filter: DocumentFilter) => valueOf(await exports.documents(filter, 'xlsx', today));
      const [full, empty] = [await book(whole), await book({ ...whole, text: nobodys })];
      for (const file of [full, empty]) expect(new TextDecoder().decode(file.slice(0, 4))).toBe('PK\u0003\u0004');
      expect(full.length).toBeGreaterThan(empty.length);
    });

    test('a status is that of the day: what is open is overdue on a later one', async () => {
      const { csv } = await setUp();
      const [early, late] = [day('1994-01-01'), day('2100-01-01')];
      expect(await csv({ view: 'invoices' }, late)).not.toEqual(await csv({ view: 'invoices' }, early));
    });

    test('a statement is a PDF of its month; of one that has not begun, or that is none, there is none', async () => {
      const { exports, month, nextMonth } = await setUp();
      expect(new TextDecoder().decode(valueOf(await exports.statement(month)).slice(0, 5))).toBe('%PDF-');
      for (const none of [nextMonth, '2026-13', 'May', ''])
        expect(await exports.statement(none)).toMatchObject({
          ok: false,
          refusal: { failure: expect.stringMatching(/^(rejected|not-found)$/) },
        });
    });

    test('who may see orders alone has those, and neither invoices nor statements', async () => {
      const { ordersOnly, whole, today, month } = await setUp();
      expect(await ordersOnly.documents({ ...whole, view: 'orders' }, 'csv', today)).toMatchObject({ ok: true });
      const asked = [
        await ordersOnly.documents({ ...whole, view: 'invoices' }, 'csv', today),
        await ordersOnly.documents(whole, 'csv', today),
        await ordersOnly.list(whole),
        await ordersOnly.statement(month),
      ];
      for (const answer of asked) expect(answer).toMatchObject({ ok: false, refusal: { failure: 'forbidden' } });
    });

    test('who is signed out has none', async () => {
      const { signedOut, whole, today, month } = await setUp();
      const asked = [
        await signedOut.documents(whole, 'csv', today),
        await signedOut.list(whole),
        await signedOut.statement(month),
      ];
      for (const answer of asked) expect(answer).toMatchObject({ ok: false, refusal: { failure: 'signed-out' } });
    });
  });
};
