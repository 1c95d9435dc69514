import { sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Database } from './open.ts';

/** A table as a backup has it: its columns, but for those that the database computes itself. */
export interface TableShape {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Tables of the portal with their columns; what says which migrations were applied is none of them. */
export const tableShapes = async (database: Database): Promise<readonly TableShape[]> => {
  const { rows } = await sql<TableShape>`
    select c.table_name as table, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
      and c.is_generated = 'NEVER' and c.table_name not like 'kysely\\_%'
    group by c.table_name order by c.table_name`.execute(database);
  return rows;
};

/** Names of the migrations that a database has, in their order; none for one without a schema. */
export const appliedMigrations = async (database: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(current_schema() || '.kysely_migration') is not null as there`.execute(database);
  if (!rows[0]?.there) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database);
  return applied.rows.map(({ name }) => name);
};

/** A reference of one table to another, and how it is made again. */
interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes every reference between tables away while rows are put in, in whatever order they come; makes and checks them again in the end. */
export const withoutReferences = async <Value>(database: Database, load: () => Promise<Value>): Promise<Value> => {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(database);
  for (const { table, name } of rows)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(database);
  const value = await load();
  for (const { table, name, definition } of rows)
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(database);
  return value;
};

/** Lets numbers that the database gives go on after those that are there. */
export const continueNumbers = async (database: Database): Promise<void> => {
  // By what depends on what, and not by names: a function that takes one fails for tables of other schemas, which the planner may ask it about first.
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select t.relname as table, a.attname as column, s.oid::regclass::text as sequence
    from pg_class s
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid and d.deptype in ('a', 'i')
    join pg_class t on d.refclassid = 'pg_class'::regclass and t.oid = d.refobjid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and t.relnamespace = current_schema()::regnamespace`.execute(database);
  for (const { table, column, sequence } of rows)
    await sql`select setval(${sequence}, coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
      database,
    );
};

/** Removes the tables and functions of a portal from a database. */
export const dropSchema = async (database: Database): Promise<void> => {
  const tables = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`.execute(database);
  for (const { name } of tables.rows) await sql`drop table if exists ${sql.raw(name)} cascade`.execute(database);
  const functions = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(database);
  for (const { name } of functions.rows) await sql`drop function ${sql.raw(name)} cascade`.execute(database);
};

/** Whether a database that has been in use lacks some of this version's migrations. */
export const hasNewMigrations = async (database: Database): Promise<boolean> => {
  const applied = await appliedMigrations(database);
  return applied.length > 0 && Object.keys(migrations).some((name) => !applied.includes(name));
};
