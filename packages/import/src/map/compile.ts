import { columnsOf, type Column, type Holds } from '@connect/contract/integration/described';
import type { Dialect } from '../readers/table.ts';
import type { Formats } from '../records/values.ts';
import type { WrittenElements, WrittenEntry, WrittenMap, WrittenSource } from './map-schema.ts';
import type { CodeTable, Elements, Entry, Place, RowsOf, Source } from './model.ts';

interface Problem {
  readonly place: Place;
  readonly message: string;
}

type Report = (place: Place, message: string) => void;

type WrittenFormats = Pick<WrittenSource, 'dates' | 'decimals' | 'thousands'>;

const formatsOf = (written: WrittenFormats): Formats => {
  const decimals = written.decimals ?? '.';
  return {
    dates: written.dates ?? ['yyyy-MM-dd'],
    decimals,
    areDecimalsNamed: written.decimals !== undefined,
    thousands: written.thousands ?? (decimals === ',' ? '.' : ','),
  };
};

const dialectOf = ({ encoding, separator, quote, heading, sheet }: Dialect): Dialect => ({
  encoding,
  separator,
  quote,
  heading,
  sheet,
});

/** The column of the model at a path; a language of translations is part of it: `titles.de`. */
const columnAt = (columns: readonly Column[], path: string): Column | undefined =>
  columns.find(
    (column) =>
      column.path === path || (column.holds === 'translations' && new RegExp(`^${column.path}\\.[a-z]{2}$`).test(path)),
  );

const isMoney = (holds: Holds): boolean => holds === 'amount' || holds === 'price';

/** What is said of a column and cannot be so, each as the word of the map and why. */
const contradictions = (source: Source): readonly (readonly [word: string, message: string])[] => {
  const { columns, value, sum, holds, currency, currencyFrom, per } = source;
  const isReckoned = isMoney(holds) || holds === 'number';
  return [
    columns.length === 0 && value === null && (['', 'needs a column, columns or a value'] as const),
    columns.length > 0 && value !== null && (['value', 'has a value and a column'] as const),
    sum && !isReckoned && (['sum', `is a ${holds}, of which there is no sum`] as const),
    sum === true &&
      columns.length === 1 &&
      (['sum', 'adds several columns: to add the rows of a record say `sum: rows`'] as const),
    columns.length > 1 && isReckoned && !sum && (['columns', 'has several columns: say `sum: true`'] as const),
    isMoney(holds) &&
      currency === null &&
      currencyFrom === null &&
      (['', 'needs a currency: `currency: EUR`, or `currencyFrom:` and a heading'] as const),
    per !== null && holds !== 'price' && (['per', 'is not the price of one'] as const),
  ].filter((each) => each !== false);
};

const compileEntry = (written: WrittenEntry, map: WrittenMap, place: Place, report: Report): Entry => {
  const others = new Map(Object.entries(written.with ?? {}));
  const model = columnsOf(written.kind);

  const tableOf = (table: WrittenSource['table'], at: Place): CodeTable | null => {
    if (table === undefined) return null;
    if (typeof table !== 'string') return table;
    const known = Object.hasOwn(map.tables, table) ? map.tables[table] : undefined;
    if (!known) report([...at, 'table'], `there is no table ${table}`);
    return known ?? {};
  };

  const checkFrom = (from: string | undefined, at: Place): string | null => {
    if (from !== undefined && !others.has(from)) report([...at, 'from'], `there are no rows ${from} in \`with\``);
    return from ?? null;
  };

  const compileSource = (source: WrittenSource, column: Column, at: Place): Source => {
    const holds = column.holds === 'translations' ? 'text' : column.holds;
    // The one said nearest to the column: a fixed one there is not asked of a column named for all files.
    const nearest = [source, written, map.defaults].find((each) => each.currency ?? each.currencyFrom);
    const formats = { ...map.defaults, ...definedOf(written), ...definedOf(source) };
    const compiled: Source = {
      holds,
      whole: column.range?.whole ?? false,
      columns: source.columns ?? (source.column === undefined ? [] : [source.column]),
      from: checkFrom(source.from, at),
      value: source.value ?? null,
      empty: source.empty ?? null,
      join: source.join ?? ' ',
      sum: source.sum ?? false,
      split: source.split ?? null,
      table: tableOf(source.table, at),
      otherwise: source.otherwise ?? null,
      as: source.as ?? null,
      negate: source.negate ?? false,
      formats: formatsOf(formats),
      currency: (isMoney(holds) && nearest?.currency) || null,
      currencyFrom: (isMoney(holds) && nearest?.currencyFrom) || null,
      blank: formats.blank ?? [],
      per: source.per ?? null,
    };
    for (const [word, message] of contradictions(compiled)) report([...at, ...(word ? [word] : [])], message);
    return compiled;
  };

  const compileColumns = (sources: WrittenEntry['columns'], columns: readonly Column[], at: Place) => {
    const compiled = new Map<string, Source>();
    for (const [path, source] of Object.entries(sources)) {
      const column = columnAt(columns, path);
      if (!column) report([...at, path], 'is not a column of the model');
      else if (column.holds === 'list') report([...at, path], 'is a list: say it under `lists`');
      else compiled.set(path, compileSource(source, column, [...at, path]));
    }
    return compiled;
  };

  const checkRequired = (columns: readonly Column[], isThere: (path: string) => boolean, at: Place): void => {
    const missing = columns.filter(({ required, path }) => required && !isThere(path)).map(({ path }) => path);
    if (missing.length > 0) report(at, `needs ${missing.join(', ')}`);
  };

  const compileElements = (elements: WrittenElements, list: Column, at: Place): Elements => {
    const columns = compileColumns(elements.columns, list.columns, [...at, 'columns']);
    checkRequired(list.columns, (path) => columns.has(path), [...at, 'columns']);
    return { from: checkFrom(elements.from, at), by: elements.by ?? [], where: elements.where ?? {}, columns };
  };

  const compileRows = (rows: Omit<WrittenEntry, 'kind' | 'columns'>): RowsOf => ({
    file: rows.file,
    dialect: { ...dialectOf(map.defaults), ...definedOf(dialectOf(rows)) },
    key: rows.key ?? [],
    sort: rows.sort ?? [],
    where: rows.where ?? {},
  });

  const columns = compileColumns(written.columns, model, [...place, 'columns']);
  const lists = new Map<string, readonly Elements[]>();
  for (const [path, all] of Object.entries(written.lists ?? {})) {
    const list = model.find((column) => column.path === path && column.holds === 'list');
    const at = [...place, 'lists', path];
    if (list)
      lists.set(
        path,
        all.map((elements) => compileElements(elements, list, at)),
      );
    else report(at, 'is not a list of the model');
  }
  checkRequired(model, (path) => columns.has(path) || lists.has(path), [...place, 'columns']);
  const own = compileRows(written);
  for (const [name, rows] of others)
    if ((rows.key ?? []).length !== own.key.length || own.key.length === 0)
      report([...place, 'with', name], 'needs a `key` of as many columns as the `key` of its file');
  return {
    kind: written.kind,
    own,
    others: new Map([...others].map(([name, rows]) => [name, compileRows(rows)])),
    columns,
    lists,
  };
};

/** What is said, without what is not: a default counts for the rest. */
const definedOf = <Value extends object>(value: Value): Partial<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<Value>;

/** The entries of a map as it is written, and what of them cannot be so. */
export const compile = (map: WrittenMap): { entries: readonly Entry[]; problems: readonly Problem[] } => {
  const problems: Problem[] = [];
  const report: Report = (place, message) => problems.push({ place, message });
  const entries = map.files.map((written, at) => compileEntry(written, map, ['files', at], report));
  const seen = new Map<string, number>();
  for (const [at, written] of map.files.entries()) {
    const text = JSON.stringify(written);
    const first = seen.get(text);
    if (first !== undefined) report(['files', at], `is the same as files.${first}: its rows would be read twice`);
    seen.set(text, first ?? at);
  }
  return { entries, problems };
};
