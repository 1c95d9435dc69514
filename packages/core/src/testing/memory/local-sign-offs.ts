import { noSignOffs, withMarks, withoutMarks } from '../../domain/products/local-sign-offs.ts';
import type { LocalSignOffs } from '../../domain/products/sign-off.ts';
import type { LocalSignOffStore } from '../../ports/local-sign-offs.ts';

/** What was signed off here, in memory. A `blocked` store takes none. */
export const createMemoryLocalSignOffs = ({ blocked = false } = {}): LocalSignOffStore => {
  let local: LocalSignOffs = noSignOffs;
  return {
    read: () => local,
    add: (level, region, skus) => {
      if (!blocked) local = { ...local, [level]: withMarks(local[level], region, skus) };
    },
    remove: (level, region, skus) => {
      local = { ...local, [level]: withoutMarks(local[level], region, skus) };
    },
  };
};
