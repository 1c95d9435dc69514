import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { issueText } from './issue-text.ts';
import { kinds, schemas } from './integration/kinds.ts';
import { operatorCalls } from './operator/calls.ts';

const bodies = [...Object.values(calls), ...Object.values(operatorCalls)].flatMap((row) =>
  'body' in row ? [row.body as v.GenericSchema] : [],
);
const all: readonly v.GenericSchema[] = [...kinds.map((kind) => schemas[kind]), ...bodies];
const namesOf = (schema: v.GenericSchema): string[] => Object.keys((schema as { entries?: object }).entries ?? {});

/** What somebody may send in place of a record: names that there are, and such with a letter too many, with anything in them. */
const sent = fc.constantFrom(...all).chain((schema) => {
  const names = fc.constantFrom(...namesOf(schema), 'x').chain((name) => fc.constantFrom(name, `${name}s`));
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.dictionary(names, fc.jsonValue({ maxDepth: 1 })));
  return fc.tuple(fc.constant(schema), fc.oneof(fc.dictionary(names, fc.oneof(value, fc.array(value))), value));
});

test('no reason has a library’s words in it, and none is empty', () => {
  fc.assert(
    fc.property(sent, ([schema, value]) => {
      const { issues = [] } = v.safeParse(schema, value);
      for (const issue of issues)
        expect(issueText(issue, { schema })).toMatch(
          /^(?!.*(Expected |but received|Invalid |undefined|Object\b|Array\b|strict_)).+/,
        );
    }),
    { numRuns: 400 },
  );
});

const Product = v.strictObject({
  color: v.optional(v.string()),
  size: v.optional(v.picklist(['S', 'M'])),
  packs: v.optional(v.array(v.strictObject({ minor: v.number() }))),
  note: v.nullish(v.pipe(v.string(), v.maxLength(2))),
});

test.each([
  [{ colour: 'red' }, 'is no column of products; did you mean color?'],
  [{ COLOR: 'red' }, 'is no column of products; did you mean color?'],
  [{ unheardOf: 'red' }, 'is no column of products'],
  [{ color: 1 }, 'must be text'],
  [{ size: 'L' }, 'must be one of S, M'],
  [{ packs: 1 }, 'must be a list'],
  [{ packs: [1] }, 'must be an object with minor'],
  [{ packs: [{}] }, 'is required'],
  [{ packs: [{ minor: 1, minr: 1 }] }, 'is no column of products; did you mean minor?'],
  [{ note: 'abc' }, 'is not valid'],
  ['red', 'must be an object with color, size, packs, note'],
])('%j: %s', (value, text) => {
  const { issues = [] } = v.safeParse(Product, value);
  expect(issues.map((issue) => issueText(issue, { schema: Product, unknown: 'is no column of products' }))).toEqual([
    text,
  ]);
});
