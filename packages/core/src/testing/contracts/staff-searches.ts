import { describe, expect, test } from 'vitest';
import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { highlightParts } from '../../domain/search/search-term.ts';
import type { SampleItem } from '../../domain/samples/sample-order.ts';
import type { CustomerSearch } from '../../ports/customer-search.ts';
import type { ProductSearch } from '../../ports/product-search.ts';

export interface CustomerSearchFixture {
  readonly search: CustomerSearch;
  /** One of the customers within reach, with at least two words in the name. */
  readonly customer: { readonly no: CustomerNo; readonly name: string; readonly postCode: string };
}

/** Laws of every `CustomerSearch`. */
export const customerSearchContract = (name: string, make: () => Promise<CustomerSearchFixture>): void => {
  const beginning = (text: string): string =>
    text
      .split(' ')
      .map((word) => word.slice(0, 3))
      .join(' ');
  const markedIn = (text: string): string =>
    highlightParts(text)
      .filter(({ marked }) => marked)
      .map((part) => part.text)
      .join(' ');

  describe(`${name} is a CustomerSearch`, () => {
    test.each(['no', 'name', 'postCode'] as const)(
      'a customer is found by %s, which is marked (specification §customer-search)',
      async (field) => {
        const { search, customer } = await make();
        const { hits, total } = await search.findCustomers(customer[field], 8);
        const hit = hits.find(({ no }) => no === customer.no);
        expect(hit).toMatchObject(customer);
        expect(markedIn(hit?.highlighted[field] ?? '')).not.toBe('');
        expect(total).toBeGreaterThanOrEqual(hits.length);
      },
    );

    test('the first letters of every word of the name find it, and each is marked', async () => {
      const { search, customer } = await make();
      const { hits } = await search.findCustomers(beginning(customer.name).toLowerCase(), 8);
      const hit = hits.find(({ no }) => no === customer.no);
      expect(markedIn(hit?.highlighted.name ?? '')).toBe(beginning(customer.name));
    });

    test('the words may stand in several fields; all of them are needed', async () => {
      const { search, customer } = await make();
      const text = `${customer.no} ${customer.name}`;
      expect((await search.findCustomers(text, 8)).hits.map(({ no }) => no)).toEqual([customer.no]);
      expect(await search.findCustomers(`${text} zzqxxqzz`, 8)).toEqual({ hits: [], total: 0 });
    });

    test('no more than asked for come back', async () => {
      const { search } = await make();
      const { hits, total } = await search.findCustomers('s', 1);
      expect(hits).toHaveLength(1);
      expect(total).toBeGreaterThan(1);
    });
  });
};

export interface ProductSearchFixture {
  readonly search: ProductSearch;
  /** A storefront, and one of its items whose SKU no other begins with. */
  readonly indexSuffix: string;
  readonly item: SampleItem;
}

/** Laws of every `ProductSearch`. */
export const productSearchContract = (name: string, make: () => Promise<ProductSearchFixture>): void => {
  const skus = (items: readonly SampleItem[]): readonly string[] => items.map(({ sku }) => sku);

  describe(`${name} is a ProductSearch`, () => {
    test('the item of a SKU comes first, whatever the case', async () => {
      const { search, indexSuffix, item } = await make();
      expect((await search.findItems(item.sku.toLowerCase(), indexSuffix, 5))[0]).toEqual(item);
      expect((await search.findItems(item.sku, indexSuffix, 1))[0]).toEqual(item);
    });

    test('an item is found by its title, each once and no more than asked for', async () => {
      const { search, indexSuffix, item } = await make();
      const found = skus(await search.findItems(item.title, indexSuffix, 50));
      expect(found).toContain(item.sku);
      expect(new Set(found).size).toBe(found.length);
      expect(await search.findItems(item.title, indexSuffix, 1)).toHaveLength(1);
    });

    test('a text that no item has, and a storefront there is not, find nothing', async () => {
      const { search, indexSuffix, item } = await make();
      expect(await search.findItems('zzqxxqzz', indexSuffix, 5)).toEqual([]);
      expect(await search.findItems(item.sku, 'nowhere', 5)).toEqual([]);
    });
  });
};
