import { sql, type Selectable } from 'kysely';
import { expect, expectTypeOf, it } from 'vitest';
import { openEmptyDatabase } from '../testing/demo-database.ts';
import type { Catalogue } from './catalogue.gen.ts';
import type { Tables } from './tables.ts';

/** How a column of a type is read (`open.ts`). */
const read: Readonly<Record<string, string>> = {
  bigint: 'string | number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'object',
  jsonb: 'object',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  xid8: 'string',
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly maybeNull: boolean;
}

it('what is written of the tables in TypeScript is compared with what the database says of them (`-u` writes it anew)', async () => {
  const { database } = await openEmptyDatabase();
  const { rows } = await sql<{ readonly table: string; readonly columns: readonly Column[] }>`
    select relname as "table", json_agg(json_build_object(
      'name', attname, 'type', format_type(atttypid, null), 'maybeNull', not attnotnull) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and relname not like 'kysely%'
      and attnum > 0 and not attisdropped
    group by relname order by relname collate "C"`.execute(database);
  await database.destroy();
  const line = ({ name, type, maybeNull }: Column) => {
    const known = read[type];
    if (known === undefined) throw new Error(`How is ${type} of ${name} read?`);
    return `    ${name}: ${known}${maybeNull ? ' | null' : ''};`;
  };
  const tables = rows.map(({ table, columns }) => [`  ${table}: {`, ...columns.map(line), '  };'].join('\n'));
  await expect(
    `/** The tables by the database's own catalogue; written by catalogue.test.ts. */\nexport interface Catalogue {\n${tables.join('\n')}\n}\n`,
  ).toMatchFileSnapshot('./catalogue.gen.ts');
});

type Of<All, Name extends PropertyKey> = Name extends keyof All ? All[Name] : never;
/** Whether a column is written as what it holds, or as some of that. */
type Fits<Written, Held> = [Written] extends [never]
  ? false
  : [Written] extends [Held]
    ? null extends Held
      ? null extends Written
        ? true
        : false
      : true
    : false;
/** Columns that are written otherwise than the database has them, as `table.column`. */
type Wrong = {
  [Table in keyof Catalogue | keyof Tables]: {
    [Column in keyof Of<Catalogue, Table> | keyof Of<Tables, Table>]: Fits<
      Of<Selectable<Of<Tables, Table>>, Column>,
      Of<Of<Catalogue, Table>, Column>
    > extends true
      ? never
      : `${Table}.${Column & string}`;
  }[keyof Of<Catalogue, Table> | keyof Of<Tables, Table>];
}[keyof Catalogue | keyof Tables];

// The compiler says which it is.
expectTypeOf<Wrong>().toBeNever();
