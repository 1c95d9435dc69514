import { ok } from '@connect/core/domain/result';
import { sql, type RawBuilder } from 'kysely';
import { logChanges } from '../../database/log-changes.ts';
import type { Database } from '../../database/open.ts';
import { forgetEvents, forgetSent, forgetSubjects } from './forget-sent.ts';
import { refusedAs, type HeldData, type UserData } from '../application/user-data.ts';

/** What can only be checked or used by the portal itself, and says nothing of a person. */
const unreadable = [
  'password_hash',
  'code_hash',
  'token_hash',
  'email_hash',
  'secret',
  'nonce',
  'hash',
  'outcome_hash',
];

/** In place of a name. */
const forgotten = '–';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly to: string;
  readonly key: string;
  /** Whether its rows go with the one they name. */
  readonly goesWith: boolean;
}

/** All that names a row of another table: new tables are in it by themselves. */
const references = async (database: Database): Promise<readonly Reference[]> => {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, child.attname as column, confrelid::regclass::text as to, parent.attname as key,
      confdeltype = 'c' as "goesWith"
    from pg_constraint
    join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
    join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid
    order by 1, 2`.execute(database);
  return rows;
};

export const createUserData = (database: Database): UserData => {
  const rowsWhere = async (table: string, condition: RawBuilder<unknown>): Promise<HeldData[string]> => {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(each) - ${sql.val(unreadable)}::text[] as row
      from ${sql.table(table)} each where ${condition}`.execute(database);
    return rows.map(({ row }) => row);
  };
  const idOf = (of: Database, email: string) =>
    of
      .selectFrom('users')
      .select(['id', 'customer_no', 'active', 'legal_hold', 'first_name', 'last_name'])
      .where('email', '=', email);
  return {
    held: async (email) => {
      const user = await idOf(database, email).executeTakeFirst();
      if (!user) return null;
      const all = await references(database);
      const found: HeldData = {};
      const add = async (table: string, condition: RawBuilder<unknown>): Promise<void> => {
        const there = found[table] ?? [];
        // A row that names them in two ways is there once.
        const known = new Set(there.map((row) => JSON.stringify(row)));
        const rows = (await rowsWhere(table, condition)).filter((row) => !known.has(JSON.stringify(row)));
        if (rows.length > 0) found[table] = [...there, ...rows];
      };
      /** What names the rows of a table, and goes with them, and what names that. */
      const follow = async (table: string, condition: RawBuilder<unknown>): Promise<void> => {
        await add(table, condition);
        for (const each of all.filter(({ to, goesWith }) => to === table && (goesWith || table === 'users'))) {
          const theirs = sql`${sql.ref(each.column)} in (select ${sql.ref(each.key)} from ${sql.table(table)} where ${condition})`;
          await (each.goesWith ? follow(each.table, theirs) : add(each.table, theirs));
        }
      };
      await follow('users', sql`id = ${user.id}`);
      await add('security_events', sql`user_id = ${user.id}`);
      await add('invitations', sql`email = ${email}`);
      await add('customer_contacts', sql`lower(email) = ${email}`);
      await add('mailbox', sql`recipient = ${email}`);
      return found;
    },
    forget: (email) =>
      database.transaction().execute(async (trx) => {
        const user = await idOf(trx, email).forUpdate().executeTakeFirst();
        if (!user) return refusedAs('nobody');
        if (user.legal_hold) return refusedAs('held');
        if (user.customer_no === null && user.active) return refusedAs('staff');
        const gone = `${user.id}@forgotten.invalid`;
        const own = (await references(trx)).filter(({ to, goesWith }) => to === 'users' && goesWith);
        for (const { table, column } of own)
          await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${user.id}`.execute(trx);
        await trx.deleteFrom('contact_messages').where('user_id', '=', user.id).execute();
        await trx.deleteFrom('mailbox').where('recipient', '=', email).execute();
        await trx.deleteFrom('invitations').where('email', '=', email).execute();
        await trx.updateTable('activity').set({ actor: forgotten }).where('actor_id', '=', user.id).execute();
        await trx.updateTable('activity').set({ subject: gone }).where('subject', '=', email).execute();
        await trx.updateTable('customer_notes').set({ author: forgotten }).where('author_id', '=', user.id).execute();
        await trx
          .updateTable('users')
          .set({
            email: gone,
            first_name: forgotten,
            last_name: '',
            password_hash: null,
            active: false,
            kept_out: true,
            last_signed_in_at: null,
            time_zone: null,
          })
          .where('id', '=', user.id)
          .execute();
        const name = `${user.first_name} ${user.last_name}`;
        const person = { email, gone, name, nameless: forgotten, customerNo: user.customer_no };
        await forgetSent(trx, person);
        await forgetEvents(trx, person);
        await forgetSubjects(trx, person);
        await trx.updateTable('order_decisions').set({ by_name: forgotten }).where('user_id', '=', user.id).execute();
        await trx.updateTable('sign_offs').set({ by_name: forgotten }).where('user_id', '=', user.id).execute();
        await trx.updateTable('portal_orders').set({ placed_by: forgotten }).where('user_id', '=', user.id).execute();
        const orders = await trx
          .updateTable('orders')
          .set({ connect_user_email: gone })
          .where('connect_user_email', '=', email)
          .returning('no')
          .execute();
        await logChanges(
          trx,
          'orders',
          orders.map(({ no }) => no),
        );
        await sql`select forget_security_events_of(${user.id})`.execute(trx);
        return ok(user.id);
      }),
    hold: async (email, isHeld) => {
      const { numUpdatedRows: count } = await database
        .updateTable('users')
        .set({ legal_hold: isHeld })
        .where('email', '=', email)
        .executeTakeFirst();
      return count > 0n;
    },
  };
};
