import { schemas } from '@connect/contract/integration/kinds';
import { issueText } from '@connect/contract/issue-text';
import { isMoney, plus } from '@connect/core/domain/money/money';
import * as v from 'valibot';
import type { Elements, Entry, Source } from '../map/model.ts';
import { evaluate, haveSameValue, withoutBinary } from './evaluate.ts';
import { type Group, keyOfRow, meets, type Refusal, refusalOf, type SourceRow } from './rows.ts';

/** A step into a record: a name, or a place in a list. */
export type Step = string | number;

interface Place {
  readonly row: SourceRow;
  readonly column: string;
}

export type Built =
  | { readonly record: object; readonly placeOf: (path: readonly Step[]) => Place }
  | { readonly refusals: readonly Refusal[] };

type Refuse = (row: SourceRow, column: string, reason: string) => void;

interface Element {
  readonly value: Record<string, unknown>;
  readonly row: SourceRow;
  readonly columns: ReadonlyMap<string, Source>;
}

/** What is to be looked at in a file: the heading, or what a value that is in no file is for. */
const headingOf = (source: Source, path: string): string => source.columns.join(' + ') || path;

const setAt = (target: Record<string, unknown>, path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) target[name] = value;
  else {
    const within = target[name];
    const object: Record<string, unknown> = typeof within === 'object' && within !== null ? { ...within } : {};
    setAt(object, rest.join('.'), value);
    target[name] = object;
  }
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The one value that all rows have; where rows of lists are in between, they may leave it empty. */
const agreed = (source: Source, path: string, rows: readonly SourceRow[], refuse: Refuse): unknown => {
  let found: { readonly value: unknown; readonly row: SourceRow } | undefined;
  const texts: unknown[] = [];
  for (const row of rows) {
    if (found && haveSameValue(source, found.row, row)) continue;
    const evaluated = evaluate(source, row);
    if (!evaluated.ok) {
      refuse(row, headingOf(source, path), evaluated.refusal);
      return undefined;
    }
    if (Array.isArray(evaluated.value)) texts.push(...evaluated.value);
    else if (evaluated.value === undefined) continue;
    else if (!found) found = { value: evaluated.value, row };
    else if (!isSame(found.value, evaluated.value)) {
      refuse(row, headingOf(source, path), `is not what line ${found.row.line} has for the same number`);
      return undefined;
    }
  }
  return texts.length > 0 ? [...new Set(texts)] : found?.value;
};

/** What all rows come to; of what cannot be added the first counts. */
const added = (source: Source, path: string, rows: readonly SourceRow[], refuse: Refuse): unknown => {
  let sum: unknown;
  for (const row of rows) {
    const evaluated = evaluate(source, row);
    if (!evaluated.ok) refuse(row, headingOf(source, path), evaluated.refusal);
    else if (typeof sum === 'number' && typeof evaluated.value === 'number') sum = withoutBinary(sum + evaluated.value);
    else if (!isMoney(sum) || !isMoney(evaluated.value)) sum ??= evaluated.value;
    else if (sum.currency === evaluated.value.currency) sum = plus(sum, evaluated.value);
    else refuse(row, headingOf(source, path), `is in another currency than line ${rows[0]?.line}`);
  }
  return sum;
};

/** One element of the rows that are added up in it. */
const elementOf = (
  columns: ReadonlyMap<string, Source>,
  rows: readonly SourceRow[],
  refuse: Refuse,
): Element | null => {
  const [first] = rows;
  if (!first) return null;
  const value: Record<string, unknown> = {};
  let isEmpty = true;
  for (const [path, source] of columns) {
    const sum = added(source, path, source.holds === 'amount' || source.sum === 'rows' ? rows : [first], refuse);
    if (sum === undefined) continue;
    setAt(value, path, sum);
    isEmpty &&= source.value !== null;
  }
  return isEmpty ? null : { value, row: first, columns };
};

const elementsOf = ({ from, by, where, columns }: Elements, group: Group, refuse: Refuse): readonly Element[] => {
  const rows = (from === null ? group.own : (group.others.get(from) ?? [])).filter((row) => meets(row, where));
  const together = new Map<unknown, SourceRow[]>();
  for (const row of rows) {
    const key = by.length === 0 ? row : keyOfRow(row, by);
    const all = together.get(key) ?? [];
    all.push(row);
    together.set(key, all);
  }
  return [...together.values()].flatMap((all) => elementOf(columns, all, refuse) ?? []);
};

/** The source of the column that a path leads to, and its heading. */
const nearest = (
  columns: ReadonlyMap<string, Source>,
  path: readonly Step[],
): { readonly source: Source; readonly column: string } | null => {
  for (let length = path.length; length > 0; length -= 1) {
    const known = path.slice(0, length).join('.');
    const source = columns.get(known) ?? [...columns].find(([each]) => each.startsWith(`${known}.`))?.[1];
    if (source)
      return { source, column: (path[length] === 'currency' ? source.currencyFrom : null) ?? headingOf(source, known) };
  }
  return null;
};

/** Makes the record of a kind out of its rows, and looks at it as the model has it. */
export const build = (entry: Entry, group: Group): Built => {
  const refusals: Refusal[] = [];
  const refuse: Refuse = (row, column, reason) => refusals.push(refusalOf(row, column, reason));
  const [first] = group.own;
  if (!first) throw new RangeError('a record without a row');
  const record: Record<string, unknown> = {};
  for (const [path, source] of entry.columns) {
    const rows = source.from === null ? group.own : (group.others.get(source.from) ?? []);
    // Of other rows the first counts, unless texts are gathered.
    const counted = source.from === null || source.holds === 'texts' ? rows : rows.slice(0, 1);
    const value = source.sum === 'rows' ? added(source, path, rows, refuse) : agreed(source, path, counted, refuse);
    if (value !== undefined) setAt(record, path, value);
  }
  const lists = new Map<string, readonly Element[]>();
  for (const [path, all] of entry.lists) {
    const elements = all.flatMap((each) => elementsOf(each, group, refuse));
    lists.set(path, elements);
    setAt(
      record,
      path,
      elements.map(({ value }) => value),
    );
  }
  if (refusals.length > 0) return { refusals };

  const placeOf = (path: readonly Step[]): Place => {
    const [name, at, ...within] = path;
    const element = typeof at === 'number' ? lists.get(String(name))?.[at] : undefined;
    if (element) return { row: element.row, column: nearest(element.columns, within)?.column ?? within.join('.') };
    // Of a list as a whole all of its columns are to be looked at.
    const [some] = lists.get(String(name)) ?? [];
    if (some)
      return { row: some.row, column: [...some.columns].map(([each, source]) => headingOf(source, each)).join(', ') };
    const { source, column } = nearest(entry.columns, path) ?? { source: null, column: path.join('.') };
    // What is taken from other rows is wrong in the first of those.
    const from = source?.from ?? null;
    const [row = first] = from === null ? [] : (group.others.get(from) ?? []);
    return { row, column };
  };
  const parsed = v.safeParse(schemas[entry.kind], record);
  if (parsed.success) return { record, placeOf };
  for (const issue of parsed.issues) {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
    const { row, column } = placeOf(path);
    refuse(row, column, issueText(issue, { schema: schemas[entry.kind], unknown: `is no column of ${entry.kind}` }));
  }
  return { refusals };
};
