import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../../domain/calendar/day.ts';
import { cacheEntry } from '../../domain/documents/cached-document.ts';
import { documentStatus } from '../../domain/documents/document-status.ts';
import { isMoney, sumOf } from '../../domain/money/money.ts';
import { hitDestination, visibleSkus } from '../../domain/search/hit.ts';
import { baskets, openedLists } from './baskets.ts';
import { days } from './calendar.ts';
import { invoices, orders } from './documents.ts';
import { hostile } from './hostile.ts';
import { hits } from './lists.ts';

const documents = hostile(fc.oneof(orders, invoices));

/** Holds for whatever an arbitrary makes. */
const holds = <Value>(arbitrary: fc.Arbitrary<Value>, look: (value: Value) => void) =>
  fc.assert(fc.property(arbitrary, look));

describe('hostile entities', () => {
  test('stay well typed: numbers, days and amounts are such', () =>
    holds(documents, (document) => {
      expect(document.no).toMatch(/^S[OI]-\d{6}$/);
      expect([document.dueDate, document.documentDate].every((each) => each === null || isDay(each))).toBe(true);
      expect(isMoney(document.totalIncVat)).toBe(true);
      expect(document.lines.every(({ quantity }) => Number.isFinite(quantity))).toBe(true);
    }));

  test('are hostile', () => {
    const seen = fc.sample(hostile(invoices), 200).flatMap(({ lines }) => lines.map(({ description }) => description));
    expect(seen).toContain('__proto__');
    expect(seen.some((text) => text.includes('\u0000'))).toBe(true);
  });

  test('each document has one status and its place in the cache, whatever its texts are', () =>
    holds(fc.tuple(documents, fc.boolean(), days), ([document, sample, today]) => {
      expect(documentStatus(document, sample, today)).toMatch(/^[a-z-]+$/);
      expect(cacheEntry(document, document.kind, document.no).document).toBe(document);
    }));

  test('lead somewhere from a list', () =>
    holds(fc.tuple(hostile(hits), fc.constantFrom('customer', 'account-manager')), ([hit, viewer]) => {
      expect(hitDestination(hit, viewer)).toBeTypeOf('object');
      expect(visibleSkus(hit)).not.toContain('POSTAGE');
    }));
});

describe('baskets', () => {
  test('come to what their lines do', () =>
    holds(baskets, ({ lines, totalExVat }) => {
      const orderable = lines.filter(({ problem }) => problem === null).map(({ amount }) => amount);
      expect(totalExVat).toEqual(sumOf(orderable, 'GBP'));
    }));

  test('and lists have as many lines as they say, each item once', () =>
    holds(openedLists, ({ list, lines }) => {
      expect([lines.length, new Set(lines.map(({ item }) => item.sku)).size]).toEqual([list.size, list.size]);
    }));
});
