import { edits } from '@connect/core/domain/search/edits';
import type * as v from 'valibot';

/** What schemas are made of, as far as names stand in them. */
interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** The schemas at a path; of a choice, those of each of it. */
const schemasAt = (schema: v.GenericSchema, path: readonly (string | number)[]): readonly v.GenericSchema[] => {
  const { entries, item, wrapped, value, options } = schema as v.GenericSchema & Parts;
  if (wrapped) return schemasAt(wrapped, path);
  if (options?.some(isSchema)) return options.filter(isSchema).flatMap((option) => schemasAt(option, path));
  const [step, ...rest] = path;
  if (step === undefined) return [schema];
  const next = typeof step === 'number' ? item : (entries?.[step] ?? value);
  return next ? schemasAt(next, rest) : [];
};

/** The names that an object at a path can have; none where there is no object. */
export const namesAt = (schema: v.GenericSchema, path: readonly (string | number)[]): readonly string[] =>
  schemasAt(schema, path).flatMap((each) => Object.keys((each as v.GenericSchema & Parts).entries ?? {}));

/** The name that somebody may have meant: the nearest, a third of its letters wrong at most, whatever their case. */
export const nearest = (name: string, names: readonly string[]): string | undefined =>
  names
    .map((each) => ({ each, wrong: edits(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, wrong }) => wrong <= Math.ceil(Math.max(name.length, each.length) / 3))
    .toSorted((some, others) => some.wrong - others.wrong)[0]?.each;

const kindWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object with names and values',
  null: 'null',
};

/** Of what the library says it expected, such as `("a" | "b")` or `(string | null)`; null where there are no words for it. */
const expectedText = (expected: string): string | null => {
  const choices = expected.replace(/^\((.*)\)$/, '$1').split(' | ');
  const words = choices.map((each) => kindWords[each] ?? /^"(.*)"$/.exec(each)?.[1]);
  if (words.some((each) => each === undefined)) return null;
  const isCode = choices.length > 1 && choices.every((each) => each.startsWith('"'));
  return isCode ? `must be one of ${words.join(', ')}` : `must be ${words.join(' or ')}`;
};

/** The library's own sentences begin so; a schema that has one of ours says that. */
const isLibrarys = (message: string): boolean => message.startsWith('Invalid ');

export interface IssueWords {
  /** What was read: it tells which names there are. */
  readonly schema?: v.GenericSchema;
  /** What is said of a name that there is not, such as `is no column of products`. */
  readonly unknown?: string;
}

/** What is said of a name that there is not, at the end of a path. */
export const unknownText = (
  path: readonly (string | number)[],
  { schema, unknown = 'is not known' }: IssueWords,
): string => {
  const name = nearest(String(path.at(-1)), schema ? namesAt(schema, path.slice(0, -1)) : []);
  return name === undefined ? unknown : `${unknown}; did you mean ${name}?`;
};

/** Whether there is no such name as an issue is of. */
export const isUnknown = ({ kind, expected }: v.BaseIssue<unknown>): boolean =>
  kind === 'schema' && expected === 'never';

/** The steps to what an issue is of. */
export const stepsOf = ({ path }: v.BaseIssue<unknown>): (string | number)[] =>
  (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** What is wrong with a value, in a plain sentence that follows its name: the only place where a schema's issue becomes words. */
export const issueText = (issue: v.BaseIssue<unknown>, words: IssueWords = {}): string => {
  const { schema } = words;
  const path = stepsOf(issue);
  if (isUnknown(issue)) return unknownText(path, words);
  if (issue.input === undefined) return isLibrarys(issue.message) ? 'is required' : issue.message;
  if (!isLibrarys(issue.message)) return issue.message;
  if (issue.expected === 'Object' && schema) {
    const names = namesAt(schema, path);
    if (names.length > 0) return `must be an object with ${names.join(', ')}`;
  }
  return (issue.kind === 'schema' && issue.expected && expectedText(issue.expected)) || 'is not valid';
};
