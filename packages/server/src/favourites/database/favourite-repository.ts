import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { FavouriteRepository, Reader } from '../application/favourite-repository.ts';

/** The lists that somebody may read, with their owners. */
const seenBy = (database: Database, reader: Reader) =>
  database
    .selectFrom('favourite_lists')
    .innerJoin('users', 'users.id', 'favourite_lists.owner_id')
    .where('favourite_lists.customer_no', '=', reader.customerNo)
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

export const createFavouriteRepository = (database: Database): FavouriteRepository => ({
  lists: async (reader) => {
    const rows = await seenBy(database, reader)
      .orderBy(sql`owner_id = ${reader.id}`, 'desc')
      .orderBy(sql`lower(name)`)
      .orderBy('favourite_lists.id')
      .execute();
    return rows.map((row) => toList(row, reader));
  },
  find: async (reader, id) => {
    const row = await seenBy(database, reader).where('favourite_lists.id', '=', id).executeTakeFirst();
    return row ? toList(row, reader) : null;
  },
  lines: (id) =>
    database
      .selectFrom('favourite_lines')
      .select(['sku', 'quantity'])
      .where('list_id', '=', id)
      .orderBy('position')
      .execute(),
  holdOwner: async (ownerId) => {
    await database.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
  },
  named: async (ownerId, name) => {
    const row = await database
      .selectFrom('favourite_lists')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
      .executeTakeFirst();
    return row?.id ?? null;
  },
  count: async (ownerId) => {
    const own = database.selectFrom('favourite_lists').where('owner_id', '=', ownerId);
    return (await own.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count;
  },
  add: async (owner, id, { name, shared }, at) => {
    const row = { id, customer_no: owner.customerNo, owner_id: owner.id, name, shared, changed_at: at };
    await database.insertInto('favourite_lists').values(row).execute();
  },
  change: async (owner, id, change, at) => {
    const { numUpdatedRows } = await database
      .updateTable('favourite_lists')
      .set({ ...change, changed_at: at })
      .where('id', '=', id)
      .where('owner_id', '=', owner.id)
      .where('customer_no', '=', owner.customerNo)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
  replaceLines: async (id, lines) => {
    await database.deleteFrom('favourite_lines').where('list_id', '=', id).execute();
    if (lines.length === 0) return;
    await database
      .insertInto('favourite_lines')
      .values(lines.map(({ sku, quantity }, position) => ({ list_id: id, position, sku, quantity })))
      .execute();
  },
  remove: async (owner, id) => {
    const { numDeletedRows } = await database
      .deleteFrom('favourite_lists')
      .where('id', '=', id)
      .where('owner_id', '=', owner.id)
      .where('customer_no', '=', owner.customerNo)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
