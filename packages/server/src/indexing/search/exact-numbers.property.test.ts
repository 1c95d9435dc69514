import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex, idsOf } from '@connect/search-service/testing/build-index';
import { isSku } from '@connect/core/domain/ordering/sku';
import { startsOf } from '../database/customer-documents.ts';
import { searchId } from '../database/search-documents.ts';
import { customerSettings, documentSettings, productSettings } from './index-settings.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 30 });

const orders = (nos: readonly number[]) =>
  buildIndex(
    nos.map((no) => ({
      id: `SO-${200_000 + no}`,
      number: `SO-${200_000 + no}`,
      po_number: `SR${String(no).padStart(6, '0')}`,
      number_sortable: no,
    })),
    documentSettings,
  );

it('whatever an item’s number is, it has an id that the search service takes, and no other number has the same', () => {
  const sign = fc.constantFrom(...'Aa1-_. /+&É', '😀', '\uffff');
  const sku = fc.oneof(fc.string({ unit: sign, maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 60 }));
  fc.assert(
    fc.property(fc.uniqueArray(sku.filter(isSku)), (skus) => {
      const ids = skus.map(searchId);
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,511}$/);
      expect(new Set(ids).size).toBe(skus.length);
    }),
  );
  expect(searchId('\uffff'.repeat(60))).toHaveLength(360);
});

describe('a number that is typed whole', () => {
  it('finds its document alone, none whose number is nearly the same', () => {
    expect(idsOf(orders([4405, 4408, 4409, 14_408]), { q: 'SR004408', matchingStrategy: 'all' })).toEqual([
      'SO-204408',
    ]);
    fc.assert(
      fc.property(numbers, (nos) => {
        const index = orders(nos);
        for (const no of nos.slice(0, 3))
          for (const q of [`SO-${200_000 + no}`, `so${200_000 + no}`, `SR${String(no).padStart(6, '0')}`])
            expect(idsOf(index, { q, matchingStrategy: 'all' })).toEqual([`SO-${200_000 + no}`]);
      }),
      { numRuns: 30 },
    );
  });

  it('finds its customer first, before those whose numbers go on or whose names hold it', () => {
    const name = fc.constantFrom('Northgate Site Supplies', 'Works', 'Depot 10482', 'C10482 Trading', '');
    const customer = fc.record({ no: fc.constantFrom('C10482', 'C104821', 'C1048', 'D10482', 'C20482'), name });
    fc.assert(
      fc.property(fc.uniqueArray(customer, { selector: ({ no }) => no, minLength: 1 }), (rows) => {
        const index = buildIndex(
          rows.map((row) => ({ id: row.no, ...row, starts: startsOf({ ...row, post_code: 'LS9 7DN' }) })),
          customerSettings,
        );
        for (const { no } of rows) expect(idsOf(index, { q: no.toLowerCase(), matchingStrategy: 'all' })[0]).toBe(no);
      }),
    );
  });

  it('finds its product first among SKUs, before those that go on or are nearly the same', () => {
    const skus = ['GLV-88412-L', 'GLV-88413-L', 'GLV-88412-LX', 'GLV-88412', 'GLV-884125'];
    fc.assert(
      fc.property(fc.shuffledSubarray(skus, { minLength: 1 }), (listed) => {
        const products = listed.map((sku) => ({
          id: sku,
          sku_id: sku,
          web_title: `Glove ${sku}`,
          variations: [{ sku }],
        }));
        const index = buildIndex(products, productSettings);
        for (const sku of listed)
          expect(
            idsOf(index, { q: sku, matchingStrategy: 'all', attributesToSearchOn: ['variations.sku', 'sku_id'] })[0],
          ).toBe(sku);
      }),
    );
  });
});
