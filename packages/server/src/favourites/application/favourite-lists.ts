import { createHash, randomUUID } from 'node:crypto';
import {
  linesChanged,
  linesWith,
  maxFavouriteLines,
  maxFavouriteLists,
  type FavouriteList,
  type ListForm,
  type OpenedList,
  type SavedLine,
} from '@connect/core/domain/ordering/favourite-list';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { nameTaken, noRoom, notFound, unknownProduct, type Refusal } from '../../refusal.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { FavouriteRepositories, FavouriteRepository, Reader } from './favourite-repository.ts';

type Answer<Value> = Promise<Result<Value, Refusal>>;

/**
 * Named lists of items. Whoever may not see a list is told that there is none: those of other companies, and a colleague's that is
 * not shared; of those that are, nothing is changed either.
 */
export interface FavouriteLists {
  /** The own ones by name, then the others. */
  list(reader: Reader): Promise<FavouriteList[]>;
  open(reader: Reader, id: string): Answer<OpenedList>;
  /** Sent again under its key it is the same list. */
  create(owner: Reader, form: ListForm, idempotencyKey?: string): Answer<FavouriteList>;
  edit(owner: Reader, id: string, changes: Partial<ListForm>): Answer<FavouriteList>;
  /** Whether there was such a list. */
  remove(owner: Reader, id: string): Promise<boolean>;
  /** Carries out what was changed since the lines `before`; without these, in place of all that is there. */
  setLines(owner: Reader, id: string, lines: readonly SavedLine[], before?: readonly SavedLine[]): Answer<OpenedList>;
  /** To the end; items that are there stay where and as they are. */
  addLines(owner: Reader, id: string, lines: readonly SavedLine[]): Answer<OpenedList>;
}

/** The id that an owner's key leads to, and nobody else's. */
const idOf = (owner: Reader, idempotencyKey: string): string =>
  createHash('sha256')
    .update(`${owner.id}:${idempotencyKey}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');

export const createFavouriteLists = (
  { repositories, inTransaction }: UnitOfWork<FavouriteRepositories>,
  now: () => Date,
): FavouriteLists => {
  const { lists, items } = repositories;

  const find = async (reader: Reader, id: string): Answer<FavouriteList> => {
    const list = await lists.find(reader, id);
    return list ? ok(list) : refused(notFound);
  };

  const open: FavouriteLists['open'] = async (reader, id) => {
    const list = await lists.find(reader, id);
    if (!list) return refused(notFound);
    const saved = await lists.lines(id);
    const known = await items.find(
      reader.customerNo,
      saved.map(({ sku }) => sku),
    );
    const lines = saved.flatMap(({ sku, quantity }) => {
      const item = known.get(sku);
      return item ? [{ item, quantity }] : [];
    });
    return ok({ list, lines });
  };

  /** Changes the lines of a list, one change after another. */
  const changeLines = async (
    owner: Reader,
    id: string,
    given: readonly SavedLine[],
    linesOf: (saved: readonly SavedLine[]) => readonly SavedLine[],
  ): Answer<OpenedList> => {
    const skus = given.map(({ sku }) => sku);
    const known = await items.find(owner.customerNo, skus);
    const refusal = await inTransaction(async ({ lists: held }): Promise<Refusal | null> => {
      if (!(await held.change(owner, id, {}, now()))) return notFound;
      const unknown = skus.find((sku) => !known.has(sku));
      if (unknown !== undefined) return unknownProduct(unknown);
      const lines = linesOf(await held.lines(id));
      if (lines.length > maxFavouriteLines) return noRoom(maxFavouriteLines);
      await held.replaceLines(id, lines);
      return null;
    });
    return refusal ? refused(refusal) : open(owner, id);
  };

  /** Writes what was entered of a list, unless another has that name; where there is no such list, `otherwise` is done. */
  const changeNamed = async (
    owner: Reader,
    id: string,
    entered: Partial<ListForm>,
    otherwise: (held: FavouriteRepository) => Promise<Refusal | null>,
  ): Answer<FavouriteList> => {
    const refusal = await inTransaction(async ({ lists: held }) => {
      await held.holdOwner(owner.id);
      const other = entered.name === undefined ? null : await held.named(owner.id, entered.name);
      if (other !== null && other !== id) return nameTaken;
      return (await held.change(owner, id, entered, now())) ? null : otherwise(held);
    });
    return refusal ? refused(refusal) : find(owner, id);
  };

  return {
    list: (reader) => lists.lists(reader),
    open,
    create: (owner, form, idempotencyKey = randomUUID()) => {
      const id = idOf(owner, idempotencyKey);
      return changeNamed(owner, id, form, async (held) => {
        if ((await held.count(owner.id)) >= maxFavouriteLists) return noRoom(maxFavouriteLists);
        await held.add(owner, id, form, now());
        return null;
      });
    },
    edit: (owner, id, changes) => changeNamed(owner, id, changes, async () => notFound),
    remove: (owner, id) => lists.remove(owner, id),
    setLines: (owner, id, lines, before) =>
      changeLines(owner, id, lines, (saved) => linesChanged(saved, before ?? saved, lines)),
    addLines: (owner, id, lines) => changeLines(owner, id, lines, (saved) => linesWith(saved, lines)),
  };
};
