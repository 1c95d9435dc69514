import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { DocumentKind } from '../../domain/documents/document.ts';
import { pageOffset, pageSize } from '../../domain/documents/paging.ts';
import type { DocumentHit } from '../../domain/search/hit.ts';
import { highlightMarkers, highlightParts } from '../../domain/search/search-term.ts';
import type { DocumentQuery, DocumentSearch } from '../../ports/document-search.ts';

export interface DocumentSearchFixture {
  /** Of a customer's user who may see both kinds. */
  readonly search: DocumentSearch;
  readonly customerNo: CustomerNo;
  /** Unix seconds of a span in which the customer has between 11 and 500 documents of each kind. */
  readonly dates: { readonly from: number; readonly to: number };
  /** Numbers of one of the customer's own orders and invoices, whatever their date. */
  readonly own: Readonly<Record<DocumentKind, string>>;
  /** Number of another company's order. */
  readonly foreign: string;
}

const digits = (hit: DocumentHit): number => Number((hit.orderNumber || hit.number).replaceAll(/\D/g, ''));
const identity = (hit: DocumentHit): string => `${hit.kind} ${hit.number}`;
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const combinations: readonly (readonly DocumentKind[])[] = [['order'], ['invoice'], ['order', 'invoice']];

/** Search services give out some hits at a time. */
const everyHit = async (search: DocumentSearch, wanted: DocumentQuery): Promise<readonly DocumentHit[]> => {
  const { hits, total } = await search.find(wanted);
  if (hits.length === 0 || wanted.offset + hits.length >= total) return hits;
  return [...hits, ...(await everyHit(search, { ...wanted, offset: wanted.offset + hits.length }))];
};

/** Laws of every `DocumentSearch`. */
export const documentSearchContract = (name: string, make: () => Promise<DocumentSearchFixture>): void => {
  const query = (fields: Partial<DocumentQuery>): DocumentQuery => ({
    purpose: 'list',
    kinds: ['order', 'invoice'],
    text: '',
    dates: null,
    offset: 0,
    limit: pageSize,
    ...fields,
  });

  describe(`${name} is a DocumentSearch`, () => {
    test.each(combinations)('pages of 10 show every document exactly once (%s %s)', async (...kinds) => {
      const { search, dates } = await make();
      const { total } = await search.find(query({ kinds, dates }));
      expect(total).toBeGreaterThan(pageSize);
      const seen: string[] = [];
      for (let page = 1; pageOffset(page) < total; page += 1) {
        const found = await search.find(query({ kinds, dates, offset: pageOffset(page) }));
        expect(found.total).toBe(total);
        expect(found.hits).toHaveLength(Math.min(pageSize, total - pageOffset(page)));
        seen.push(...found.hits.map(identity));
      }
      expect(new Set(seen).size).toBe(total);
    });

    test.each(combinations)('the newest number comes first (%s %s)', async (...kinds) => {
      const { search, dates } = await make();
      const hits = await everyHit(search, query({ kinds, dates, limit: 100 }));
      const numbers = hits.filter((hit) => hit.kind === 'order' || hit.orderNumber).map(digits);
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    });

    test('both kinds together are the one and the other', async () => {
      const { search, dates } = await make();
      const both = await search.find(query({ dates }));
      const orders = await search.find(query({ kinds: ['order'], dates }));
      const invoices = await search.find(query({ kinds: ['invoice'], dates }));
      expect(both.total).toBe(orders.total + invoices.total);
      expect(orders.hits.every(({ kind }) => kind === 'order')).toBe(true);
      expect(invoices.hits.every(({ kind }) => kind === 'invoice')).toBe(true);
    });

    test("every document is the customer's own (decisions §hidden-is-refused)", async () => {
      const { search, customerNo } = await make();
      const { hits } = await search.find(query({ limit: 100 }));
      expect(new Set(hits.map((hit) => hit.customerNo))).toEqual(new Set([customerNo]));
    });

    test("another company's document is not found (decisions §hidden-is-refused)", async () => {
      const { search, foreign } = await make();
      const { hits } = await search.find(query({ text: foreign }));
      expect(hits.map(({ number }) => number)).not.toContain(foreign);
      expect(hits.map(({ orderNumber }) => orderNumber)).not.toContain(foreign);
    });

    test.each([
      ['order', 'list'],
      ['order', 'dashboard'],
      ['invoice', 'list'],
      ['invoice', 'dashboard'],
    ] as const)('an %s is found by its number on the %s, with the number marked', async (kind, purpose) => {
      const { search, own } = await make();
      const { hits } = await search.find(query({ purpose, kinds: [kind], text: own[kind] }));
      const hit = hits.find(({ number }) => number === own[kind]);
      expect(hit?.highlighted.number).toContain(highlightMarkers.start);
      expect(
        highlightParts(hit?.highlighted.number ?? '')
          .map(({ text }) => text)
          .join(''),
      ).toBe(own[kind]);
    });

    test('without a text nothing is marked', async () => {
      const { search } = await make();
      const { hits } = await search.find(query({}));
      const texts = hits.flatMap(({ highlighted }) => Object.values(highlighted)).join('');
      expect(texts).not.toContain(highlightMarkers.start);
    });

    test('a text that no document has finds nothing', async () => {
      const { search } = await make();
      expect(await search.find(query({ text: 'zzqxxqzz' }))).toEqual({ hits: [], total: 0 });
    });

    test('every document found lies within the dates, both ends included (decisions §inclusive-ranges)', async () => {
      const { search, dates } = await make();
      const hits = await everyHit(search, query({ dates, limit: 100 }));
      const moments = hits.map(({ documentDate }) => noonOf(documentDate ?? ''));
      const [first, last] = [Math.min(...moments), Math.max(...moments)];
      expect(first).toBeGreaterThanOrEqual(dates.from);
      expect(last).toBeLessThanOrEqual(dates.to);
      const exact = await search.find(query({ dates: { from: first, to: last } }));
      expect(exact.total).toBe(hits.length);
      const inside = await search.find(query({ dates: { from: first + 1, to: last - 1 } }));
      expect(inside.total).toBeLessThan(exact.total);
    });

    test('past the last document there are none, and the total is still told', async () => {
      const { search, dates } = await make();
      const { total } = await search.find(query({ dates }));
      expect(await search.find(query({ dates, offset: total }))).toEqual({ hits: [], total });
    });
  });
};
