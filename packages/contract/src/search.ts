import { inMajor } from '@connect/core/domain/money/major';
import * as v from 'valibot';
import { call } from './call.ts';
import type { documentOfHit } from './document-of-hit.ts';
import { Amount, customerNo, documentNo, orderNo } from './values.ts';

/** The indexes a user may search; one the user may not is absent (specification §search-credentials). */
export const SearchIndexes = v.object({
  orders: v.optional(v.string()),
  invoices: v.optional(v.string()),
  /** For account managers. */
  customers: v.optional(v.string()),
  /** The products of each storefront by its index suffix, such as `uk_en-gb`; for staff. */
  products: v.optional(v.record(v.string(), v.string())),
});

/**
 * Where and with what to search. A customer's token is bound to their own documents (decisions §hidden-is-refused), an account manager's to
 * the customers given to them.
 */
export const SearchCredentials = v.object({
  host: v.string(),
  token: v.string(),
  /** Unix seconds, at most 15 minutes ahead. */
  expires_at: v.pipe(v.number(), v.integer()),
  indexes: SearchIndexes,
});

export const searchCredentials = call({
  method: 'GET',
  path: '/api/v3/search/credentials',
  summary: 'Short-lived credentials for the search service',
  access: 'signed-in',
  answer: SearchCredentials,
});

const optionalText = v.nullable(v.string());

/** A document of the orders or invoices index (specification §document-hits). Amounts include VAT. */
export const SearchDocument = v.object({
  id: v.string(),
  number: documentNo,
  order_number: v.nullable(orderNo),
  po_number: optionalText,
  customer_no: customerNo,
  customer_name: v.string(),
  total_amount: Amount,
  document_date: optionalText,
  /** Unix seconds of the document date at noon UTC, so that it is the same day in every storefront's zone. */
  document_date_sortable: v.number(),
  number_sortable: v.number(),
  posting_date: optionalText,
  due_date: optionalText,
  remaining_amount: v.nullable(Amount),
  status: optionalText,
  progress: optionalText,
  completely_shipped: v.nullable(v.boolean()),
  sample: v.boolean(),
  sr_number: optionalText,
  items: v.array(v.object({ sku: v.string() })),
});
export type SearchDocument = v.InferOutput<typeof SearchDocument>;

/** The other way: a document of the index, of what is shown of it and of what it is found, narrowed and sorted by. */
export const asSearchDocument = <Found>(
  shown: Omit<ReturnType<typeof documentOfHit>, 'kind'>,
  found: Found &
    Pick<
      SearchDocument,
      'id' | 'customer_no' | 'customer_name' | 'document_date_sortable' | 'number_sortable' | 'items'
    >,
): SearchDocument & Found =>
  // An object of so many fields takes ten times as long to be made by `...`.
  Object.assign({}, found, {
    number: shown.number,
    order_number: shown.orderNumber,
    po_number: shown.poNumber,
    total_amount: inMajor(shown.totalIncVat),
    document_date: shown.documentDate,
    posting_date: shown.postingDate,
    due_date: shown.dueDate,
    remaining_amount: shown.remainingAmount && inMajor(shown.remainingAmount),
    status: shown.status,
    progress: shown.progress,
    completely_shipped: shown.completelyShipped,
    sample: shown.sample,
    sr_number: shown.srNumber,
  });

const highlighted = v.optional(optionalText);

/** A hit of a search over one index, or of a federated one, which says where it comes from. */
export const SearchHit = v.object({
  ...SearchDocument.entries,
  _federation: v.optional(v.object({ indexUid: v.string() })),
  _formatted: v.optional(v.object({ number: highlighted, order_number: highlighted, po_number: highlighted })),
});
export type SearchHit = v.InferOutput<typeof SearchHit>;

export const SearchAnswer = v.object({ hits: v.array(SearchHit), estimatedTotalHits: v.number() });

/** A document of the customer index (specification §customer-search). */
export const SearchCustomer = v.object({
  id: v.string(),
  no: customerNo,
  name: v.string(),
  address: v.object({ post_code: v.string() }),
});
export type SearchCustomer = v.InferOutput<typeof SearchCustomer>;

/** A hit of the customer index; every part of it may be marked. */
export const CustomerHit = v.object({
  ...SearchCustomer.entries,
  _formatted: v.optional(
    v.object({
      no: v.optional(v.string()),
      name: v.optional(v.string()),
      address: v.optional(v.object({ post_code: v.optional(v.string()) })),
    }),
  ),
});
export const CustomerAnswer = v.object({ hits: v.array(CustomerHit), estimatedTotalHits: v.number() });

/** Typos are forgiven as by default. All is named: what is left out stays as an index has it. */
export const defaultTypoTolerance = {
  disableOnNumbers: false,
  disableOnAttributes: [] as string[],
  minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 },
};

/**
 * What the portal needs of the customer index (specification §customer-search): a typo is forgiven in the name alone. `starts` holds what its words begin
 * with; it comes last, so that real words rank before it.
 */
export const customerIndexSettings = {
  searchableAttributes: ['no', 'name', 'address.post_code', 'starts'],
  filterableAttributes: ['account_manager', 'no'],
  sortableAttributes: ['name'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'],
  typoTolerance: { ...defaultTypoTolerance, disableOnAttributes: ['no', 'address.post_code', 'starts'] },
  pagination: { maxTotalHits: 1000 },
};

/** A product of a storefront's index (specification §product-record), as far as sample orders need it. */
export const ProductHit = v.object({
  sku_id: v.string(),
  web_title: v.string(),
  brand: v.string(),
  slug: v.string(),
  variations: v.array(
    v.object({ sku: v.optional(v.string()), product_images: v.array(v.object({ filename: v.string() })) }),
  ),
});
export const ProductAnswer = v.object({ hits: v.array(ProductHit), estimatedTotalHits: v.number() });

/**
 * What the portal needs of the two document indexes, whichever search service holds them (decisions §strict-order-of-hits). No typo is forgiven, as numbers
 * are looked for: by the size of words, since Meilisearch cuts a prefix short where it may forgive nothing at all.
 */
export const documentIndexSettings = {
  searchableAttributes: ['number', 'order_number', 'po_number', 'sr_number', 'items.sku', 'back_office_number'],
  filterableAttributes: ['customer_no', 'account_manager', 'document_date_sortable', 'invoiced'],
  sortableAttributes: ['number_sortable'],
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness'],
  typoTolerance: { ...defaultTypoTolerance, minWordSizeForTypos: { oneTypo: 255, twoTypos: 255 } },
  pagination: { maxTotalHits: 100_000 },
};
