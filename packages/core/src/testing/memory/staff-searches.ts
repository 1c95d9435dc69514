import type { CustomerHit } from '../../domain/account/managed-customer.ts';
import type { SampleItem } from '../../domain/samples/sample-order.ts';
import { withMarkers } from '../../domain/search/search-term.ts';
import { markWordStarts } from '../../domain/search/words.ts';
import type { CustomerSearch } from '../../ports/customer-search.ts';
import type { ProductSearch } from '../../ports/product-search.ts';

const marked = (text: string, query: string): string => withMarkers(markWordStarts([{ text, marked: false }], query));
const isMarked = (text: string, word: string): boolean => marked(text, word) !== text;
const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

export interface MemoryCustomerSearch extends CustomerSearch {
  /** While true every search throws. */
  down: boolean;
}

/** Finds a customer whose name, number or post code every word of the text begins something of; it forgives no typo. */
export const createMemoryCustomerSearch = (
  customers: readonly Omit<CustomerHit, 'highlighted'>[],
): MemoryCustomerSearch => {
  const search: MemoryCustomerSearch = {
    down: false,
    findCustomers: async (text, limit) => {
      if (search.down) throw new Error('the search service is out of order');
      const found = customers.filter(({ no, name, postCode }) =>
        wordsOf(text).every((word) => [no, name, postCode].some((field) => isMarked(field, word))),
      );
      const hits = found.slice(0, limit).map((customer) => ({
        ...customer,
        highlighted: {
          no: marked(customer.no, text),
          name: marked(customer.name, text),
          postCode: marked(customer.postCode, text),
        },
      }));
      return { hits, total: found.length };
    },
  };
  return search;
};

/** The items of storefronts, by index suffix. */
export const createMemoryProductSearch = (
  storefronts: Readonly<Record<string, readonly SampleItem[]>>,
): ProductSearch => ({
  findItems: async (text, indexSuffix, limit) => {
    const items = storefronts[indexSuffix] ?? [];
    const beginning = items.filter(({ sku }) => sku.toLowerCase().startsWith(text.toLowerCase()));
    const titled = items.filter(({ title }) => wordsOf(text).every((word) => isMarked(title, word)));
    return [...new Set([...beginning.toSorted((one, other) => one.sku.length - other.sku.length), ...titled])].slice(
      0,
      limit,
    );
  },
});
