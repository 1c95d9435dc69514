import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { FavouriteList, ListForm, SavedLine } from '@connect/core/domain/ordering/favourite-list';
import type { ItemRepository } from '../../ordering/application/item-repository.ts';

/** Whose lists they are, or who reads them. */
export interface Reader {
  readonly id: string;
  readonly customerNo: CustomerNo;
}

/** Lists as they are kept: readers see their own and those that are shared in their company, owners change their own. */
export interface FavouriteRepository {
  /** The own ones by name, then the others. */
  lists(reader: Reader): Promise<FavouriteList[]>;
  find(reader: Reader, id: string): Promise<FavouriteList | null>;
  lines(id: string): Promise<SavedLine[]>;
  /** One at a time for each owner, so that what is counted and compared is still so when it is written. */
  holdOwner(ownerId: string): Promise<void>;
  /** The owner's list of a name, whatever its case. */
  named(ownerId: string, name: string): Promise<string | null>;
  count(ownerId: string): Promise<number>;
  add(owner: Reader, id: string, form: ListForm, at: Date): Promise<void>;
  /** Whether there is such a list of the owner's, which is held now; what is not named stays as it is. */
  change(owner: Reader, id: string, change: Partial<ListForm>, at: Date): Promise<boolean>;
  replaceLines(id: string, lines: readonly SavedLine[]): Promise<void>;
  /** Whether there was one. */
  remove(owner: Reader, id: string): Promise<boolean>;
}

export interface FavouriteRepositories {
  readonly lists: FavouriteRepository;
  readonly items: ItemRepository;
}
