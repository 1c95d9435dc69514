import { randomUUID } from 'node:crypto';
import type { Note } from '@connect/core/domain/account/managed-customer';
import type { Selectable } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { CustomerNotesTable } from '../../database/staff-tables.ts';
import type { Notes } from '../application/notes.ts';
import { nameOf } from '../application/profile.ts';

const toNote = (row: Selectable<CustomerNotesTable>, reader: Identity): Note => ({
  id: row.id,
  at: row.at.toISOString(),
  author: row.author,
  text: row.text,
  isYours: row.author_id === reader.id,
});

export const createNotes = (database: Database, now: () => Date): Notes => ({
  list: async (reader, customerNo) => {
    const rows = await database
      .selectFrom('customer_notes')
      .selectAll()
      .where('customer_no', '=', customerNo)
      .orderBy('at', 'desc')
      .orderBy('number', 'desc')
      .execute();
    return rows.map((row) => toNote(row, reader));
  },
  add: async (author, customerNo, { text, idempotencyKey: id = randomUUID() }) => {
    await database
      .insertInto('customer_notes')
      .values({
        id,
        customer_no: customerNo,
        author_id: author.id,
        author: nameOf(author),
        text,
        at: now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    const row = await database
      .selectFrom('customer_notes')
      .selectAll()
      .where('id', '=', id)
      .where('customer_no', '=', customerNo)
      .where('author_id', '=', author.id)
      .executeTakeFirst();
    return row ? toNote(row, author) : null;
  },
  remove: async (author, customerNo, id) => {
    const { numDeletedRows } = await database
      .deleteFrom('customer_notes')
      .where('id', '=', id)
      .where('customer_no', '=', customerNo)
      .where('author_id', '=', author.id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
