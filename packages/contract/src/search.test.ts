import { describe, expect, test } from 'vitest';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { money } from '@connect/core/domain/money/money';
import { days } from '@connect/core/testing/arbitraries';
import fc from 'fast-check';
import * as v from 'valibot';
import { documentOfHit } from './document-of-hit.ts';
import { asSearchDocument, documentIndexSettings, SearchDocument } from './search.ts';

describe('strict order of the document indexes (decisions §strict-order-of-hits)', () => {
  test('sort comes first in the ranking rules, by number_sortable', () => {
    expect(documentIndexSettings.rankingRules[0]).toBe('sort');
    expect(documentIndexSettings.sortableAttributes).toEqual(['number_sortable']);
  });

  test('no typo is forgiven, by the size of words alone, whatever the index had before', () => {
    expect(documentIndexSettings.typoTolerance).toEqual({
      disableOnNumbers: false,
      disableOnAttributes: [],
      minWordSizeForTypos: { oneTypo: 255, twoTypos: 255 },
    });
  });

  test('what the list filters by can be filtered by, and tenant rules by customer, account manager and invoiced orders (specification §list-search, decisions §hidden-is-refused)', () => {
    const attributes = ['customer_no', 'account_manager', 'document_date_sortable', 'invoiced'];
    expect(documentIndexSettings.filterableAttributes).toEqual(attributes);
  });
});

test('what is put into the index of a document is read out of it again, amounts to the minor unit', () => {
  const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
  const [text, amount] = [maybe(fc.string()), fc.maxSafeInteger().map((minor) => money(minor % 10 ** 13, ''))];
  const shown = fc.record({
    number: fc.constantFrom('SO-1', 'RE 2026 1').map(orderNoOf),
    orderNumber: maybe(fc.constant(orderNoOf('SO-1'))),
    poNumber: text,
    totalIncVat: amount,
    documentDate: maybe(days),
    postingDate: maybe(days),
    dueDate: maybe(days),
    remainingAmount: maybe(amount),
    status: text,
    progress: text,
    completelyShipped: maybe(fc.boolean()),
    sample: fc.boolean(),
    srNumber: text,
  });
  const customer = { customer_no: customerNoOf('C1'), customer_name: 'Works' };
  const found = { id: 'SO-1', ...customer, document_date_sortable: 0, number_sortable: 1, items: [], invoiced: true };
  fc.assert(
    fc.property(shown, (document) => {
      const written = asSearchDocument(document, found);
      expect(written).toMatchObject(found);
      expect(documentOfHit('order', v.parse(SearchDocument, written))).toEqual({ kind: 'order', ...document });
    }),
  );
});
