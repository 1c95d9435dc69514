import { readFileSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { documentedCalls } from './documented-calls.ts';

const own = Object.entries<Call>(calls).filter(([, row]) => !documentedCalls.has(row));

/** Every name with what it has, wherever it stands in a schema. */
const fieldsOf = (node: unknown): [name: string, schema: unknown][] => {
  if (typeof node !== 'object' || node === null) return [];
  const properties: unknown = Reflect.get(node, 'properties');
  const named = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  return [...named, ...Object.values(node).flatMap(fieldsOf)];
};
const fields = (schema: GenericSchema) => fieldsOf(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));

/** Names of amounts and prices, which are Money or a UnitPrice. */
const isOfMoney = (name: string): boolean =>
  /^(total(Ex|Inc)Vat|.*[aA]mount|.*[pP]rice|.*[lL]imit|.*[cC]redit|.*[bB]alance|totalOwed|sales|lastYear)$/.test(name);
const isNumber = (schema: unknown): boolean => {
  const { type, anyOf = [] } = Object(schema) as { type?: unknown; anyOf?: readonly unknown[] };
  return type === 'number' || type === 'integer' || anyOf.some(isNumber);
};

test('the documented calls are those of the specification', () => {
  const text = readFileSync(new URL('../../../docs/specification.md', import.meta.url), 'utf8');
  const [table = ''] = (text.split('### Documented calls')[1] ?? '').split('### ');
  const listed = [...table.matchAll(/`(GET|POST) (?:\{\w+\})?(\/[^`?]*)[^`]*`(?:, `…\/(\w+)`)?/g)].flatMap(
    ([, method, path = '', other]) =>
      [path, ...(other ? [path.replace(/\w+$/, other)] : [])].map((one) => `${method} ${one}`),
  );
  const documented = [...documentedCalls].map(({ method, path }) => `${method} ${path}`);
  // The way to the sign-in provider is no call of a page.
  expect(documented.toSorted()).toEqual(listed.filter((one) => !one.endsWith('/oauth/portal-login')).toSorted());
});

describe('a call of our own', () => {
  test.each(own)('%s speaks camel case, in its address, too', (_, row) => {
    const schemas = [row.params, row.query, row.body, row.answer].filter((part) => typeof part === 'object');
    const names = schemas.flatMap((schema) => fields(schema).map(([name]) => name));
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
    expect([...names, ...inPath].filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
  });

  test.each(own)('%s has amounts in minor units with their currency', (_, row) => {
    const schemas = [row.body, row.answer].filter((part) => typeof part === 'object');
    const bare = schemas.flatMap((schema) =>
      fields(schema).flatMap(([name, value]) => (isOfMoney(name) && isNumber(value) ? [name] : [])),
    );
    expect(bare).toEqual([]);
  });

  test('with snake case or a bare amount would be found', () => {
    const found = fields(calls.order.answer);
    expect(found.map(([name]) => name)).toContain('unit_price');
    expect(found.filter(([name, value]) => name === 'total_amount' && isNumber(value))).not.toEqual([]);
    expect(isOfMoney('totalAmount')).toBe(true);
  });
});
