import * as v from 'valibot';
import { expect, test } from 'vitest';
import { strictly } from './strictly.ts';

const Line = v.object({ sku: v.string() });
const Schema = v.pipe(
  v.object({
    lines: v.optional(v.pipe(v.array(Line), v.maxLength(2, 'are too many')), []),
    first: v.nullable(Line),
    either: v.optional(
      v.variant('kind', [v.object({ kind: v.literal('a'), line: Line }), v.object({ kind: v.literal('b') })]),
    ),
  }),
  v.transform(({ lines }) => lines.length),
);
const wrong = (value: unknown) => v.safeParse(strictly(Schema), value).issues?.map((issue) => v.getDotPath(issue));

test('what is known is read as before', () => {
  expect(v.parse(strictly(Schema), { first: null })).toBe(0);
  expect(v.parse(strictly(Schema), { lines: [{ sku: 'A' }], first: { sku: 'B' }, either: { kind: 'b' } })).toBe(1);
  expect(wrong({ lines: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }], first: null })).toEqual(['lines']);
});

test('what is not known is refused by its name, at any depth', () => {
  expect(v.parse(Schema, { first: null, more: 1 })).toBe(0);
  expect(wrong({ first: null, more: 1 })).toEqual(['more']);
  expect(wrong({ first: null, constructor: 1 })).toEqual(['constructor']);
  expect(wrong(JSON.parse('{ "first": null, "__proto__": 1 }'))).toEqual(['__proto__']);
  expect(wrong({ first: { sku: 'A', more: 1 } })).toEqual(['first.more']);
  expect(wrong({ first: null, lines: [{ sku: 'A', more: 1 }] })).toEqual(['lines.0.more']);
  expect(wrong({ first: null, either: { kind: 'a', line: { sku: 'A', more: 1 } } })).toEqual(['either.line.more']);
});
