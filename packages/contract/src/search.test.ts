import { describe, expect, test } from 'vitest';
import { documentIndexSettings } from './search.ts';

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
