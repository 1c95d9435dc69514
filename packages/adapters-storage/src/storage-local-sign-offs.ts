import { withMarks, withoutMarks } from '@connect/core/domain/products/local-sign-offs';
import type { LocalMarks, SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffStore } from '@connect/core/ports/local-sign-offs';
import type { SafeStore } from './safe-store.ts';
import { fromJson } from './shape.ts';

const keys: Readonly<Record<SignOffLevel, string>> = { first: 'signedOffProducts', second: 'secondSignedOffProducts' };
/** Our own, beside the lists: the storefronts of each SKU in them. */
const regionKeys: Readonly<Record<SignOffLevel, string>> = {
  first: 'signedOffRegions',
  second: 'secondSignedOffRegions',
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * The SKUs signed off here, as JSON lists under `signedOffProducts` and `secondSignedOffProducts` (specification §sign-off-marks). A corrupt list is
 * empty; where the storefronts of a SKU are missing or corrupt, only the SKU is known.
 */
export const createStorageLocalSignOffs = (store: SafeStore): LocalSignOffStore => {
  const marksOf = (level: SignOffLevel): LocalMarks => {
    const skus = fromJson(store.get(keys[level]));
    const stored = fromJson(store.get(regionKeys[level]));
    const regions = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
    const regionsOf = (sku: string): ReadonlySet<string> | null => {
      const known: unknown = regions.get(sku);
      return isTexts(known) && known.length > 0 ? new Set(known) : null;
    };
    return new Map(isTexts(skus) ? skus.map((sku) => [sku, regionsOf(sku)]) : []);
  };
  const keep = (level: SignOffLevel, marks: LocalMarks): void => {
    const known = [...marks].flatMap(([sku, regions]) => (regions ? [[sku, [...regions]] as const] : []));
    if (known.length === 0) store.remove(regionKeys[level]);
    else store.set(regionKeys[level], JSON.stringify(Object.fromEntries(known)));
    if (marks.size === 0) store.remove(keys[level]);
    else store.set(keys[level], JSON.stringify([...marks.keys()]));
  };
  return {
    read: () => ({ first: marksOf('first'), second: marksOf('second') }),
    add: (level, region, skus) => keep(level, withMarks(marksOf(level), region, skus)),
    remove: (level, region, skus) => keep(level, withoutMarks(marksOf(level), region, skus)),
  };
};
