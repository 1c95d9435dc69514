import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc, Json } from '../json.ts';
import { buildIndex } from '../testing/build-index.ts';
import { atOnce } from '../pieces.ts';
import { filterDocs } from './filter.ts';
import { parseFilter, printFilter } from './filter-syntax.ts';
import type { Filter, Test } from './filter-syntax.ts';

const scalar = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom('', 'a', 'B', ' b ', '2', '-1', 'é', true, false, null, 1.5),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  fc.constant({}),
  fc.record({ c: scalar }),
);
const document: fc.Arbitrary<Doc> = fc.record({ a: value, b: value }, { requiredKeys: [] });
const literal = fc.constantFrom('a', 'b', 'B', 'É', '2', '-1', '0', '1.5', 'true', '', 'it"s \\ odd');
const attribute = fc.constantFrom('a', 'b', 'a.c', 'never');
const test: fc.Arbitrary<Test> = fc.oneof(
  fc.record({ op: fc.constantFrom('=', '>', '>=', '<', '<=', 'STARTS WITH'), value: literal }),
  fc.record({ op: fc.constant('TO' as const), from: literal, to: literal }),
  fc.record({ op: fc.constant('IN' as const), values: fc.array(literal, { maxLength: 3 }) }),
  fc.record({ op: fc.constantFrom('EXISTS' as const, 'IS NULL' as const, 'IS EMPTY' as const) }),
);
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant('test' as const), attribute, place: fc.constant(''), test }),
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
    fc.record({
      kind: fc.constantFrom('and', 'or'),
      parts: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

const at = (document: Doc, path: string): Json | undefined =>
  path === 'a.c' ? (document['a'] as { c?: Json } | null)?.c : document[path];
const textOf = (item: Json | undefined): string => (typeof item === 'string' ? item : JSON.stringify(item));
const fold = (text: string): string => text.trim().normalize('NFKD').toLowerCase();

/** The signs of value minus literal for which a comparison holds. */
const SIGNS: Record<string, number[]> = { '=': [0], '>': [1], '>=': [0, 1], '<': [-1], '<=': [-1, 0] };

/** What the search protocol says of one document, without any index. */
function holds(rule: Filter, doc: Doc): boolean {
  if (rule.kind === 'not') return !holds(rule.part, doc);
  if (rule.kind !== 'test') {
    const check = (part: Filter): boolean => holds(part, doc);
    return rule.kind === 'and' ? rule.parts.every(check) : rule.parts.some(check);
  }
  const found = at(doc, rule.attribute);
  const { test } = rule;
  if (test.op === 'EXISTS') return found !== undefined;
  if (test.op === 'IS NULL') return found === null;
  if (test.op === 'IS EMPTY') return ['""', '[]', '{}'].includes(JSON.stringify(found));
  const items = (Array.isArray(found) ? found : [found]).filter((item) =>
    ['string', 'number', 'boolean'].includes(typeof item),
  );
  const compares = (item: Json | undefined, against: string, verdict: (sign: number) => boolean): boolean => {
    if (typeof item === 'number')
      return against !== '' && !Number.isNaN(Number(against)) && verdict(item - Number(against));
    const [left, right] = [fold(textOf(item)), fold(against)];
    return verdict(left < right ? -1 : left > right ? 1 : 0);
  };
  return items.some((item) => {
    if (test.op === 'IN') return test.values.some((wanted) => compares(item, wanted, (sign) => sign === 0));
    if (test.op === 'TO') {
      const numeric = [test.from, test.to].every((bound) => bound !== '' && !Number.isNaN(Number(bound)));
      if (typeof item === 'number' && !numeric) return false;
      return compares(item, test.from, (sign) => sign >= 0) && compares(item, test.to, (sign) => sign <= 0);
    }
    if (test.op === 'STARTS WITH') return typeof item !== 'number' && fold(textOf(item)).startsWith(fold(test.value));
    const signs = SIGNS[test.op] ?? [];
    return 'value' in test && compares(item, test.value, (sign) => signs.includes(Math.sign(sign)));
  });
}

describe('filters', () => {
  it('are read back as they were printed', () => {
    fc.assert(
      fc.property(filter, (rule) => {
        const read = parseFilter(printFilter(rule));
        expect(read.ok && read.value && printFilter(read.value)).toBe(printFilter(rule));
      }),
    );
  });

  it('let through exactly the documents of which they hold, also after documents changed', () => {
    fc.assert(
      fc.property(
        fc.array(document, { maxLength: 12 }),
        fc.array(document, { maxLength: 4 }),
        filter,
        (before, changed, rule) => {
          const documents = before.map((doc, id) => ({ ...doc, id }));
          const index = buildIndex(documents, { filterableAttributes: ['*'] });
          atOnce(filterDocs(index, rule));
          const after = new Map(documents.map((doc) => [doc.id, doc]));
          for (const [id, doc] of changed.entries()) {
            index.set(String(id), { ...doc, id });
            after.set(id, { ...doc, id });
          }
          if (index.remove('2')) after.delete(2);
          const passed = atOnce(filterDocs(index, rule));
          const ids = passed.ok ? passed.value.docs().map((doc) => index.document(doc)?.['id']) : [];
          const expected = [...after.values()].filter((doc) => holds(rule, doc)).map((doc) => doc.id);
          expect(new Set(ids)).toEqual(new Set(expected));
        },
      ),
      { numRuns: 300 },
    );
  });
});
