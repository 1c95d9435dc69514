import * as v from 'valibot';
import { issueText, isUnknown, namesAt, stepsOf, unknownText } from '../issue-text.ts';
import { schemas, type AnyRecord, type Kind } from './kinds.ts';

interface RecordProblem {
  /** Steps to the column. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

type ReadRecord =
  | { readonly ok: true; readonly record: AnyRecord }
  /** `rest`: the record without what is no column, where nothing else is wrong with it. */
  | { readonly ok: false; readonly problems: readonly RecordProblem[]; readonly rest: AnyRecord | null };

/** So many unknown columns of one object are named: with more of them it is something else altogether. */
const mostUnknown = 20;

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/**
 * Reads a record of a kind out of parsed JSON. A column that there is not hides nothing else that is wrong with it, nor another such column:
 * it is taken out of the value, which may be too deep to be copied.
 */
export const readRecord = (kind: Kind, value: unknown): ReadRecord => {
  const schema = schemas[kind];
  const read = v.safeParse(schema, value);
  if (read.success) return { ok: true, record: read.output };
  const words = { schema, unknown: `is no column of ${kind}` };
  const problemOf = (issue: v.BaseIssue<unknown>): RecordProblem => ({
    path: stepsOf(issue),
    reason: issueText(issue, words),
  });
  const unknown = read.issues.filter(isUnknown);
  if (unknown.length === 0) return { ok: false, problems: read.issues.map(problemOf), rest: null };
  // Of each object the schema tells the first of them, and with any looks no further at what its columns say together.
  const problems = unknown.flatMap((issue): RecordProblem[] => {
    const steps = stepsOf(issue).slice(0, -1);
    const names = new Set(namesAt(schema, steps));
    const within = asObject(steps.reduce((at: unknown, step): unknown => Reflect.get(asObject(at), step), value));
    const others = Object.keys(within).filter((name) => !names.has(name));
    for (const name of others) Reflect.deleteProperty(within, name);
    return others.slice(0, mostUnknown).map((name) => {
      const path = [...steps, name];
      return { path, reason: unknownText(path, words) };
    });
  });
  const again = v.safeParse(schema, value);
  return {
    ok: false,
    problems: [...problems, ...(again.issues ?? []).map(problemOf)],
    rest: again.success ? again.output : null,
  };
};
