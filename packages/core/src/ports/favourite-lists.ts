import type { FavouriteList, ListForm, OpenedList, SavedLine } from '../domain/ordering/favourite-list.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Lists of favourites (specification §favourite-lists): the user's own, and those shared in their company. */
export interface FavouriteLists {
  /** The own ones by name, then the others. */
  list(): Promise<Result<readonly FavouriteList[], Refusal>>;
  open(id: string): Promise<Result<OpenedList, Refusal>>;
  /** Sent again under its key, as after a lost answer, it is the same list. */
  create(idempotencyKey: string, form: ListForm): Promise<Result<FavouriteList, Refusal>>;
  /** What is left out stays as it is. */
  edit(id: string, changes: Partial<ListForm>): Promise<Result<FavouriteList, Refusal>>;
  remove(id: string): Promise<Result<null, Refusal>>;
  /** All lines in their order: of what was changed since the lines `before`, all else stays as others have it. */
  setLines(id: string, lines: readonly SavedLine[], before: readonly SavedLine[]): Promise<Result<OpenedList, Refusal>>;
  /** To the end; items that are on it already stay as they are. */
  addLines(id: string, lines: readonly SavedLine[]): Promise<Result<OpenedList, Refusal>>;
}
