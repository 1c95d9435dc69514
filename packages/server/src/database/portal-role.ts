import { sql, type Transaction } from 'kysely';
import type { Database } from './open.ts';
import type { Tables } from './tables.ts';

/** The role that a connection is of. */
export const roleOf = async (database: Database): Promise<string> => {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database);
  return rows[0]?.role ?? '';
};

/** Whether a connection's role may do anything with the tables: it owns them, or is above all owners. */
export const ownsTables = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(current_user, relowner, 'usage') as owns from pg_class where oid = 'audit_log'::regclass`.execute(
    database,
  );
  return rows[0]?.owns ?? false;
};

/**
 * What the portal's own role may do where another owns the tables (ADR 163): read and write rows, and no more. Of the audit log it adds entries,
 * and once to each what came of it; the chain over them, and what migrations were applied, it reads; recorded sign-ins go by a
 * function of the owner when their time is over.
 */
export const grantPortal = async (trx: Transaction<Tables>, role: string): Promise<void> => {
  const to = sql.id(role);
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx);
  const schema = sql.id(rows[0]?.name ?? 'public');
  const readOnly = ['audit_chain', 'kysely_migration', 'kysely_migration_lock'].map((table) => sql.table(table));
  await sql`grant usage on schema ${schema} to ${to}`.execute(trx);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(trx);
  await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(trx);
  await sql`revoke insert, update, delete on ${sql.join(readOnly)} from ${to}`.execute(trx);
  await sql`revoke update, delete on audit_log from ${to}`.execute(trx);
  await sql`grant update (status, about, customer_no) on audit_log to ${to}`.execute(trx);
  await sql`revoke update, delete on security_events from ${to}`.execute(trx);
};
