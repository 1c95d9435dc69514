import type { FavouriteList, SavedLine } from '../../domain/ordering/favourite-list.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { FavouriteLists } from '../../ports/favourite-lists.ts';
import type { CreateList } from './create-list.ts';

/** A list that was made, and why the line is not on it; null where it is. */
export interface NewList {
  readonly list: FavouriteList;
  readonly refusal: Refusal | null;
}

/** Makes a list of one's own and puts a line on it (specification §favourite-lists). The list is there although the line was refused. */
export const makeSaveToNewList =
  ({
    createList,
    favourites,
  }: {
    readonly createList: CreateList;
    readonly favourites: Pick<FavouriteLists, 'addLines'>;
  }) =>
  async (name: string, line: SavedLine): Promise<Result<NewList, Refusal>> => {
    const made = await createList({ name, shared: false });
    if (!made.ok) return made;
    const added = await favourites.addLines(made.value.id, [line]);
    return ok({ list: added.ok ? added.value.list : made.value, refusal: added.ok ? null : added.refusal });
  };

export type SaveToNewList = ReturnType<typeof makeSaveToNewList>;
