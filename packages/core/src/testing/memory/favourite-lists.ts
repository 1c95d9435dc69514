import {
  linesChanged,
  linesWith,
  type FavouriteList,
  type OpenedList,
  type SavedLine,
} from '../../domain/ordering/favourite-list.ts';
import type { Item } from '../../domain/ordering/item.ts';
import type { Sku } from '../../domain/ordering/sku.ts';
import { ok, refused, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { FavouriteLists } from '../../ports/favourite-lists.ts';
import { aRefusal } from './session.ts';

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly shared: boolean;
  readonly owner: string;
  readonly lines: readonly SavedLine[];
}

const notFound = aRefusal('not-found', 'not_found', 'There is no such list.');
const nameTaken = aRefusal('rejected', 'name_taken', 'You have a list of this name.');
const unknownProduct = aRefusal('rejected', 'unknown_product', 'There is no such item.');
const changedAt = '2026-11-20T12:00:00.000Z';

/** The lists of a company, whose items are those given; answered is how one of its people, by name, has them. */
export const createMemoryFavouriteLists = (range: ReadonlyMap<Sku, Item>): ((owner: string) => FavouriteLists) => {
  const all = new Map<string, Kept>();
  return (you) => {
    const listOf = ({ lines, ...list }: Kept): FavouriteList => ({
      ...list,
      isYours: list.owner === you,
      size: lines.length,
      changedAt,
    });
    const opened = (kept: Kept): OpenedList => ({
      list: listOf(kept),
      lines: kept.lines.flatMap(({ sku, quantity }) => {
        const item = range.get(sku);
        return item ? [{ item, quantity }] : [];
      }),
    });
    const own = (id: string): Kept | null => {
      const kept = all.get(id);
      return kept?.owner === you ? kept : null;
    };
    const keep = (kept: Kept): Kept => {
      all.set(kept.id, kept);
      return kept;
    };
    const isTaken = (name: string, id: string): boolean =>
      [...all.values()].some(
        (kept) => kept.owner === you && kept.id !== id && kept.name.toLowerCase() === name.toLowerCase(),
      );
    const named = (kept: Kept): Result<FavouriteList, Refusal> =>
      isTaken(kept.name, kept.id) ? refused(nameTaken) : ok(listOf(keep(kept)));
    const withLines = (
      id: string,
      lines: readonly SavedLine[],
      then: (kept: Kept) => readonly SavedLine[],
    ): Result<OpenedList, Refusal> => {
      const kept = own(id);
      if (!kept) return refused(notFound);
      if (lines.some(({ sku }) => !range.has(sku))) return refused(unknownProduct);
      return ok(opened(keep({ ...kept, lines: then(kept) })));
    };
    return {
      list: async () => {
        const seen = [...all.values()].filter(({ owner, shared }) => owner === you || shared).map(listOf);
        const byName = (a: FavouriteList, b: FavouriteList): number =>
          Number(b.isYours) - Number(a.isYours) || a.name.localeCompare(b.name, 'en', { sensitivity: 'base' });
        return ok(seen.toSorted(byName));
      },
      open: async (id) => {
        const kept = all.get(id);
        return kept && (kept.shared || kept.owner === you) ? ok(opened(kept)) : refused(notFound);
      },
      create: async (idempotencyKey, form) => {
        const id = `list ${you} ${idempotencyKey}`;
        return named({ ...form, id, owner: you, lines: all.get(id)?.lines ?? [] });
      },
      edit: async (id, changes) => {
        const kept = own(id);
        return kept ? named({ ...kept, ...changes }) : refused(notFound);
      },
      remove: async (id) => (own(id) && all.delete(id) ? ok(null) : refused(notFound)),
      setLines: async (id, lines, before) => withLines(id, lines, (kept) => linesChanged(kept.lines, before, lines)),
      addLines: async (id, lines) => withLines(id, lines, (kept) => linesWith(kept.lines, lines)),
    };
  };
};
