import type { SignOffLevel } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffStore } from '@connect/core/ports/local-sign-offs';
import type { SafeStore } from './safe-store.ts';
import { fromJson } from './shape.ts';

const keys: Readonly<Record<SignOffLevel, string>> = { first: 'signedOffProducts', second: 'secondSignedOffProducts' };

/**
 * The SKUs signed off here, as JSON lists under `signedOffProducts` and `secondSignedOffProducts` (spec §3). A corrupt list is
 * empty.
 */
export const createStorageLocalSignOffs = (store: SafeStore): LocalSignOffStore => {
  const listOf = (level: SignOffLevel): readonly string[] => {
    const stored = fromJson(store.get(keys[level]));
    return Array.isArray(stored) && stored.every((sku) => typeof sku === 'string') ? stored : [];
  };
  const keep = (level: SignOffLevel, skus: readonly string[]): void =>
    skus.length === 0 ? store.remove(keys[level]) : store.put(keys[level], JSON.stringify([...new Set(skus)]));
  return {
    read: () => ({ first: new Set(listOf('first')), second: new Set(listOf('second')) }),
    add: (level, skus) => keep(level, [...listOf(level), ...skus]),
    remove: (level, skus) => {
      const gone = new Set(skus);
      keep(
        level,
        listOf(level).filter((sku) => !gone.has(sku)),
      );
    },
  };
};
