import { randomUUID } from 'node:crypto';
import {
  linesWith,
  maxFavouriteLines,
  maxFavouriteLists,
  type FavouriteList,
  type OpenedList,
  type SavedLine,
} from '@connect/core/domain/ordering/favourite-list';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { nameTaken, noRoom, notFound, unknownProduct, type Refusal } from '../../refusal.ts';
import type { ItemRepository } from '../../ordering/application/item-repository.ts';

/** Whose lists they are, or who reads them. */
export interface Reader {
  readonly id: string;
  readonly customer_no: string;
}
type Form = { readonly name: string; readonly shared: boolean };
type Answer<Value> = Promise<Result<Value, Refusal>>;

/**
 * Named lists of items. Whoever may not see a list is told that there is none: those of other companies, and a colleague's that is
 * not shared; of those that are, nothing is changed either.
 */
export interface FavouriteLists {
  /** The own ones by name, then the others. */
  list(reader: Reader): Promise<FavouriteList[]>;
  open(reader: Reader, id: string): Answer<OpenedList>;
  create(owner: Reader, form: Form): Answer<FavouriteList>;
  edit(owner: Reader, id: string, form: Form): Answer<FavouriteList>;
  /** Whether there was such a list. */
  remove(owner: Reader, id: string): Promise<boolean>;
  /** Puts these in place of all lines, in their order, each item once. */
  setLines(owner: Reader, id: string, lines: readonly SavedLine[]): Answer<OpenedList>;
  /** To the end; items that are there stay where and as they are. */
  addLines(owner: Reader, id: string, lines: readonly SavedLine[]): Answer<OpenedList>;
}

/** The lists that somebody may read, with their owners. */
const seenBy = (database: Database, reader: Reader) =>
  database
    .selectFrom('favourite_lists')
    .innerJoin('users', 'users.id', 'favourite_lists.owner_id')
    .where('favourite_lists.customer_no', '=', reader.customer_no)
    .where((where) => where.or([where('shared', '=', true), where('owner_id', '=', reader.id)]))
    .select(['favourite_lists.id', 'name', 'shared', 'owner_id', 'first_name', 'last_name', 'changed_at'])
    .select((lists) =>
      lists
        .selectFrom('favourite_lines')
        .whereRef('list_id', '=', 'favourite_lists.id')
        .select(sql<number>`count(*)::int`.as('size'))
        .as('size'),
    );
type Row = Awaited<ReturnType<ReturnType<typeof seenBy>['executeTakeFirstOrThrow']>>;

const toList = (row: Row, reader: Reader): FavouriteList => ({
  id: row.id,
  name: row.name,
  shared: row.shared,
  isYours: row.owner_id === reader.id,
  owner: `${row.first_name} ${row.last_name}`.trim(),
  size: row.size ?? 0,
  changedAt: row.changed_at.toISOString(),
});

const savedLines = (database: Database, id: string): Promise<SavedLine[]> =>
  database
    .selectFrom('favourite_lines')
    .select(['sku', 'quantity'])
    .where('list_id', '=', id)
    .orderBy('position')
    .execute();

const replaceLines = async (trx: Transaction<Tables>, id: string, lines: readonly SavedLine[]): Promise<void> => {
  await trx.deleteFrom('favourite_lines').where('list_id', '=', id).execute();
  if (lines.length === 0) return;
  await trx
    .insertInto('favourite_lines')
    .values(lines.map(({ sku, quantity }, position) => ({ list_id: id, position, sku, quantity })))
    .execute();
};

export const createFavouriteLists = (parts: {
  readonly database: Database;
  readonly items: ItemRepository;
  readonly now: () => Date;
}): FavouriteLists => {
  const { database, items, now } = parts;

  const find = async (reader: Reader, id: string): Answer<FavouriteList> => {
    const row = await seenBy(database, reader).where('favourite_lists.id', '=', id).executeTakeFirst();
    return row ? ok(toList(row, reader)) : refused(notFound);
  };

  const open: FavouriteLists['open'] = async (reader, id) => {
    const found = await find(reader, id);
    if (!found.ok) return found;
    const saved = await savedLines(database, id);
    const known = await items.find(
      reader.customer_no,
      saved.map(({ sku }) => sku),
    );
    const lines = saved.flatMap(({ sku, quantity }) => {
      const item = known.get(sku);
      return item ? [{ item, quantity }] : [];
    });
    return ok({ list: found.value, lines });
  };

  /** Changes the lines of a list, one change after another. */
  const changeLines = async (
    owner: Reader,
    id: string,
    given: readonly SavedLine[],
    linesOf: (saved: readonly SavedLine[]) => readonly SavedLine[],
  ): Answer<OpenedList> => {
    const skus = given.map(({ sku }) => sku);
    const known = await items.find(owner.customer_no, skus);
    const refusal = await database.transaction().execute(async (trx): Promise<Refusal | null> => {
      const { numUpdatedRows } = await trx
        .updateTable('favourite_lists')
        .set({ changed_at: now() })
        .where('id', '=', id)
        .where('owner_id', '=', owner.id)
        .where('customer_no', '=', owner.customer_no)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return notFound;
      const unknown = skus.find((sku) => !known.has(sku));
      if (unknown !== undefined) return unknownProduct(unknown);
      const lines = linesOf(await savedLines(trx, id));
      if (lines.length > maxFavouriteLines) return noRoom(maxFavouriteLines);
      await replaceLines(trx, id, lines);
      return null;
    });
    return refusal ? refused(refusal) : open(owner, id);
  };

  const nameIsTaken = async (trx: Database, owner: Reader, name: string, besides?: string): Promise<boolean> => {
    const other = await trx
      .selectFrom('favourite_lists')
      .select('id')
      .where('owner_id', '=', owner.id)
      .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
      .executeTakeFirst();
    return other !== undefined && other.id !== besides;
  };

  /** One at a time for each owner, so that what is counted and compared is still so when it is written. */
  const inTurn = async <Value>(owner: Reader, change: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value> =>
    database.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', owner.id).forUpdate().execute();
      return change(trx);
    });

  return {
    list: async (reader) => {
      const rows = await seenBy(database, reader)
        .orderBy(sql`owner_id = ${reader.id}`, 'desc')
        .orderBy(sql`lower(name)`)
        .orderBy('favourite_lists.id')
        .execute();
      return rows.map((row) => toList(row, reader));
    },
    open,
    create: async (owner, { name, shared }) => {
      const id = randomUUID();
      const refusal = await inTurn(owner, async (trx): Promise<Refusal | null> => {
        if (await nameIsTaken(trx, owner, name)) return nameTaken;
        const own = trx.selectFrom('favourite_lists').where('owner_id', '=', owner.id);
        const { count } = await own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
        if (count >= maxFavouriteLists) return noRoom(maxFavouriteLists);
        const row = { id, customer_no: owner.customer_no, owner_id: owner.id, name, shared, changed_at: now() };
        await trx.insertInto('favourite_lists').values(row).execute();
        return null;
      });
      return refusal ? refused(refusal) : find(owner, id);
    },
    edit: async (owner, id, { name, shared }) => {
      const refusal = await inTurn(owner, async (trx): Promise<Refusal | null> => {
        if (await nameIsTaken(trx, owner, name, id)) return nameTaken;
        const { numUpdatedRows } = await trx
          .updateTable('favourite_lists')
          .set({ name, shared, changed_at: now() })
          .where('id', '=', id)
          .where('owner_id', '=', owner.id)
          .where('customer_no', '=', owner.customer_no)
          .executeTakeFirst();
        return numUpdatedRows === 0n ? notFound : null;
      });
      return refusal ? refused(refusal) : find(owner, id);
    },
    remove: async (owner, id) => {
      const { numDeletedRows } = await database
        .deleteFrom('favourite_lists')
        .where('id', '=', id)
        .where('owner_id', '=', owner.id)
        .where('customer_no', '=', owner.customer_no)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    setLines: (owner, id, lines) => changeLines(owner, id, lines, () => linesWith([], lines)),
    addLines: (owner, id, lines) => changeLines(owner, id, lines, (saved) => linesWith(saved, lines)),
  };
};
