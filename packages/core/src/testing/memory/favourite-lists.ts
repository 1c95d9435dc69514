import { linesWith } from '../../domain/ordering/favourite-list.ts';
import type { FavouriteList, SavedLine } from '../../domain/ordering/favourite-list.ts';
import type { Item } from '../../domain/ordering/item.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { OpenedList } from '../../domain/ordering/favourite-list.ts';
import type { FavouriteLists } from '../../ports/favourite-lists.ts';
import { aRefusal } from './session.ts';

interface Held {
  readonly id: string;
  readonly owner: string;
  name: string;
  shared: boolean;
  lines: readonly SavedLine[];
  changes: number;
}

const notFound = aRefusal('not-found', 'not_found', 'There is no such list.');
const nameTaken = aRefusal('rejected', 'name_taken', 'You have a list of this name already.');
const unknownProduct = aRefusal('rejected', 'unknown_product', 'There is no such product.');

/** The lists of one company; gives them as one of its users sees them. */
export const createMemoryFavouriteLists = (range: readonly Item[]): ((user: string) => FavouriteLists) => {
  const held: Held[] = [];
  const items = new Map(range.map((item) => [item.sku, item]));
  return (user) => {
    const toList = ({ id, owner, name, shared, lines, changes }: Held): FavouriteList => ({
      id,
      name,
      shared,
      owner,
      isYours: owner === user,
      size: lines.length,
      changedAt: new Date(changes * 1000).toISOString(),
    });
    const toOpened = (list: Held): OpenedList => ({
      list: toList(list),
      lines: list.lines.flatMap(({ sku, quantity }) => {
        const item = items.get(sku);
        return item ? [{ item, quantity }] : [];
      }),
    });
    const seen = (): Held[] => held.filter(({ owner, shared }) => owner === user || shared);
    const own = (id: string): Held | undefined => held.find((list) => list.id === id && list.owner === user);
    const isTaken = (name: string, besides?: string): boolean =>
      held.some((list) => list.owner === user && list.id !== besides && list.name.toLowerCase() === name.toLowerCase());
    const byName = (a: Held, b: Held): number =>
      Number(b.owner === user) - Number(a.owner === user) || (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);
    const put = (
      id: string,
      given: readonly SavedLine[],
      linesOf: (list: Held) => readonly SavedLine[],
    ): Result<OpenedList, Refusal> => {
      const list = own(id);
      if (!list) return refused(notFound);
      if (given.some(({ sku }) => !items.has(sku))) return refused(unknownProduct);
      list.lines = linesOf(list);
      list.changes += 1;
      return ok(toOpened(list));
    };
    return {
      list: async () => ok(seen().toSorted(byName).map(toList)),
      open: async (id) => {
        const list = seen().find((each) => each.id === id);
        return list ? ok(toOpened(list)) : refused(notFound);
      },
      create: async ({ name, shared }) => {
        if (isTaken(name)) return refused(nameTaken);
        const list: Held = { id: `list-${held.length + 1}`, owner: user, name, shared, lines: [], changes: 0 };
        held.push(list);
        return ok(toList(list));
      },
      edit: async (id, form) => {
        const list = own(id);
        if (!list) return refused(notFound);
        if (isTaken(form.name, id)) return refused(nameTaken);
        Object.assign(list, form);
        return ok(toList(list));
      },
      remove: async (id) => {
        const list = own(id);
        if (!list) return refused(notFound);
        held.splice(held.indexOf(list), 1);
        return ok(null);
      },
      setLines: async (id, lines) => put(id, lines, () => linesWith([], lines)),
      addLines: async (id, lines) => put(id, lines, (list) => linesWith(list.lines, lines)),
    };
  };
};
