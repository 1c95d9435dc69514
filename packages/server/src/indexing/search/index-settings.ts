import {
  customerIndexSettings,
  defaultTypoTolerance,
  documentIndexSettings,
  SearchCustomer,
  SearchDocument,
} from '@connect/contract/search';

/** Whose customer it is, and what helps to find one, is looked at by the search service alone. */
export const documentSettings = { ...documentIndexSettings, displayedAttributes: Object.keys(SearchDocument.entries) };
export const customerSettings = { ...customerIndexSettings, displayedAttributes: Object.keys(SearchCustomer.entries) };

/** All products of a region must come back in one search (specification §product-loading, decisions §received-products). */
export const productSettings = {
  searchableAttributes: ['web_title', 'sku_id', 'brand', 'schema_classification', 'variations.sku'],
  filterableAttributes: ['signed_off_at', 'second_signed_off_at', 'schema_classification', 'brand'],
  sortableAttributes: ['web_title', 'signed_off_at'],
  rankingRules: documentIndexSettings.rankingRules,
  typoTolerance: defaultTypoTolerance,
  pagination: { maxTotalHits: 100_000 },
};
