import { randomUUID } from 'node:crypto';
import type { Note } from '@connect/contract/managed-customers';
import type { Selectable } from 'kysely';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { CustomerNotesTable } from '../../database/tables.ts';
import { nameOf } from './profile.ts';

/** What account managers wrote down about customers. */
export interface Notes {
  /** The last first. */
  list(reader: Identity, customerNo: string): Promise<Note[]>;
  add(author: Identity, customerNo: string, text: string): Promise<Note>;
  /** Whether there was such a note of the author's own. */
  remove(author: Identity, customerNo: string, id: string): Promise<boolean>;
}

const toNote = (row: Selectable<CustomerNotesTable>, reader: Identity): Note => ({
  id: row.id,
  at: row.at.toISOString(),
  author: row.author,
  text: row.text,
  is_yours: row.author_id === reader.id,
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
  add: async (author, customerNo, text) => {
    const row = await database
      .insertInto('customer_notes')
      .values({
        id: randomUUID(),
        customer_no: customerNo,
        author_id: author.id,
        author: nameOf(author),
        text,
        at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toNote(row, author);
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
