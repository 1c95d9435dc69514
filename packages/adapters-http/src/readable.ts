import * as v from 'valibot';

/** What a server or a search service sent, as far as it could be read. */
export interface Readable<T> {
  readonly value: T;
  /** The entries that were left out, since they could not be read. */
  readonly unreadable: readonly unknown[];
}

/** Told of the entries of an answer that could not be read. */
export type OnUnreadable = (entries: readonly unknown[]) => void;

/** Reads each entry of a list on its own: one that cannot be read (null) is left out and named. Throws for what is no list. */
export const readEach = <T>(entries: unknown, read: (entry: unknown) => T | null): Readable<T[]> => {
  const all = v.parse(v.array(v.unknown()), entries);
  const unreadable: unknown[] = [];
  const value = all.flatMap((entry) => {
    const one = read(entry);
    if (one === null) unreadable.push(entry);
    return one === null ? [] : [one];
  });
  return { value, unreadable };
};

const pathOf = ({ path }: v.BaseIssue<unknown>): readonly v.IssuePathItem[] => path ?? [];

/** Gives a key that is missing the value null, which it has where it is optional. */
const fill = (answer: unknown, issue: v.BaseIssue<unknown>): void => {
  const path = pathOf(issue);
  const last = path.at(-1);
  if (last?.value !== undefined) return;
  const holder = path.slice(0, -1).reduce<unknown>((value, { key }) => Reflect.get(Object(value), String(key)), answer);
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, String(last?.key), null);
};

/**
 * Reads an answer of the portal API: a key that may be null may be missing, and of a list, in `data`, each record is read on its own.
 * Throws where what cannot be read is no record of a list, or all of its records: it is not empty.
 */
export const readAnswer = <S extends v.GenericSchema>(schema: S, answer: unknown): Readable<v.InferOutput<S>> => {
  const first = v.safeParse(schema, answer);
  if (first.success) return { value: first.output, unreadable: [] };
  const copy: unknown = structuredClone(answer);
  for (const issue of first.issues) fill(copy, issue);
  const filled = v.safeParse(schema, copy);
  if (filled.success) return { value: filled.output, unreadable: [] };
  const lost = new Set<unknown>();
  for (const issue of filled.issues) {
    const [list, record] = pathOf(issue);
    if (list?.key !== 'data' || record?.type !== 'array') throw new v.ValiError(filled.issues);
    lost.add(record.key);
  }
  const { data } = v.parse(v.object({ data: v.array(v.unknown()) }), copy);
  if (lost.size === data.length) throw new v.ValiError(filled.issues);
  const kept = { ...Object(copy), data: data.filter((_, index) => !lost.has(index)) };
  return { value: v.parse(schema, kept), unreadable: data.filter((_, index) => lost.has(index)) };
};

/** Keys of hits: whatever is not as it should be counts as not there. */
export const text: v.GenericSchema<unknown, string | null> = v.fallback(v.nullish(v.string(), null), null);
export const textOrNone: v.GenericSchema<unknown, string> = v.fallback(v.nullish(v.string(), ''), '');
export const flag: v.GenericSchema<unknown, boolean | null> = v.fallback(v.nullish(v.boolean(), null), null);

const written = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number));
/** An amount, which some services write as a text; what is neither cannot be read. */
export const amount: v.GenericSchema<unknown, number> = v.pipe(
  v.unknown(),
  v.union([v.number(), written]),
  // Beyond it minor units are not exact any more.
  v.check((read) => Math.abs(read) < 9e13),
);
export const amountOrNone: v.GenericSchema<unknown, number | null> = v.fallback(
  v.nullable(amount) as v.GenericSchema<unknown, number | null>,
  null,
);
/** A list, without what in it is not as it should be. */
export const entries = <T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((list) =>
        (Array.isArray(list) ? list : []).flatMap((each) => {
          const read = v.safeParse(entry, each);
          return read.success ? [read.output] : [];
        }),
      ),
    ),
    null,
  );
