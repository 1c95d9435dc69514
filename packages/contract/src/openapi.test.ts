import { isSku } from '@connect/core/domain/ordering/sku';
import { describe, expect, test } from 'vitest';
import { seenSign } from '@connect/core/domain/seen';
import * as v from 'valibot';
import { bodyExamples } from './body-examples.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { integrationCalls, type IntegrationCall } from './integration/calls.ts';
import { eventKinds, eventNames } from './integration/events.ts';
import { kinds, schemas } from './integration/kinds.ts';
import { recordExamples } from './integration/record-examples.ts';
import { documentedApis, openApiDocument, refusalsOf } from './openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly unknown[];
}

const document: { openapi?: unknown; paths?: Record<string, Record<string, Operation>> } = JSON.parse(
  JSON.stringify(openApiDocument('1.2.3')),
);
const rows = Object.entries<Call>(calls);

describe('the OpenAPI document', () => {
  test('is of version 3.1, and says where its calls are', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document).toMatchObject({ servers: [{ url: '/' }] });
  });

  test('says of a text that may be left empty what it is otherwise', () => {
    const text = JSON.stringify(document.paths?.['/api/v3/admin/supplier']);
    expect(text).toContain('{"const":""}');
    expect(text).not.toContain('"anyOf":[{"type":"string"}');
  });

  test.each(rows)('has the call %s with its parameters, refusals and security', (name, row) => {
    const operation = document.paths?.[row.path]?.[row.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect(operation?.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
    expect(operation?.parameters.every((p) => p.in === 'query' || p.required)).toBe(true);
    expect(
      Object.keys(operation?.responses ?? {})
        .map(Number)
        .filter((status) => status >= 400),
    ).toEqual(refusalsOf(row));
    expect(operation?.security).toHaveLength(row.access === 'public' ? 0 : 1);
  });
});

test.each(rows.filter(([, { body }]) => body))('shows a body of %s that the call takes', (name, row) => {
  const operation = document.paths?.[row.path]?.[row.method.toLowerCase()];
  const { example } = operation?.requestBody?.content['application/json'] ?? {};
  expect(example).toBeTypeOf('object');
  expect(row.body && v.safeParse(row.body, example).issues).toBeUndefined();
  expect(bodyExamples).toHaveProperty(name);
});

test.each(Object.entries<IntegrationCall>(integrationCalls))('and the integration call %s', (name, row) => {
  const operation = document.paths?.[row.path]?.[row.method.toLowerCase()];
  expect(operation?.operationId).toBe(name);
  const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  expect(operation?.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
  expect(operation?.security).toEqual([{ integrationKey: [] }]);
  expect(operation?.responses).toHaveProperty('400');
});

test('each kind of record has its columns there', () => {
  const { components } = openApiDocument('1') as { components: { schemas: Record<string, { properties?: object }> } };
  for (const kind of kinds)
    expect(Object.keys(components.schemas[`Record_${kind}`]?.properties ?? {})).toEqual(
      Object.keys(schemas[kind].entries),
    );
});

/** What is looked at of a JSON Schema. */
interface Described {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly additionalProperties?: Described;
  readonly anyOf?: readonly Described[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly allOf?: readonly { readonly pattern: string }[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A column and those within it, by their path; minor units and currency of an amount are limited, and are no columns. */
const columnsIn = (
  column: Described,
  path: string,
  isColumn = true,
): readonly (readonly [string, Described, boolean])[] => {
  const { properties, items, additionalProperties, anyOf = [] } = column;
  const within = properties && Object.entries(properties).map(([name, each]) => [`${path}.${name}`, each] as const);
  return [
    [path, column, isColumn],
    ...(within ?? []).flatMap(([name, each]) => columnsIn(each, name, !properties?.['minor'])),
    ...[items, !properties && additionalProperties, ...anyOf].flatMap((each) =>
      each ? columnsIn(each, path, false) : [],
    ),
  ];
};

const isLimited = ({ type, enum: choices, pattern = '', maxLength, minimum, maximum }: Described): boolean => {
  if (type === 'string')
    return choices !== undefined || maxLength !== undefined || !new RegExp(pattern, 'u').test('A'.repeat(9999));
  const isNumber = type === 'number' || type === 'integer';
  return !isNumber || (Math.abs(minimum ?? Infinity) < 1e14 && Math.abs(maximum ?? Infinity) < 1e14);
};

/** Half of a sign, which no text may have. */
const takesHalf = ({ type, enum: choices, pattern = '', allOf = [] }: Described): boolean =>
  type === 'string' &&
  choices === undefined &&
  [pattern, ...allOf.map((each) => each.pattern)].every((each) => new RegExp(each, 'u').test('12\uD8002026-01-01'));

describe.each(kinds)('of a record of %s', (kind) => {
  const { components } = JSON.parse(JSON.stringify(openApiDocument('1')));
  const { properties }: { properties: Record<string, Described> } = components.schemas[`Record_${kind}`];
  const all = Object.entries(properties).flatMap(([name, column]) => columnsIn(column, name));

  test('each column says what it is', () => {
    expect(all.filter(([, { description }, isColumn]) => isColumn && !description).map(([path]) => path)).toEqual([]);
  });

  test('each number and text has its limits', () => {
    expect(all.filter(([, column]) => !isLimited(column)).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, column]) => takesHalf(column)).map(([path]) => path)).toEqual([]);
  });
});

test('the limits of a record are those that are checked', () => {
  const { components } = JSON.parse(JSON.stringify(openApiDocument('1')));
  const {
    Record_products: products,
    Record_stock: stock,
    Record_payments: payments,
    Record_orders: orders,
    Record_prices: prices,
  } = components.schemas;
  expect(products.properties.slug).toMatchObject({ maxLength: 200, allOf: [{ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }] });
  expect(stock.properties.stock).toMatchObject({ type: 'number', minimum: -2_147_483_647, maximum: 2_147_483_647 });
  expect(orders.properties.no).toMatchObject({ type: 'string', maxLength: 40, pattern: expect.stringMatching(/^\^/) });
  expect(stock.properties.restockedOn.anyOf[0]).toMatchObject({
    format: 'date',
    pattern: expect.stringContaining('2100'),
  });
  const item = new RegExp(stock.properties.sku.pattern, 'u');
  for (const text of [
    'GLV 1/L',
    'A',
    '.a',
    ' ',
    '',
    'A ',
    ' A',
    '..',
    'A\tB',
    '\u0085A',
    'A\u0085',
    'A\u2028B',
    '\uD800A',
    '\u3164',
    'Q\u200B3',
    '\u2800',
  ])
    expect([text, item.test(text)]).toEqual([text, isSku(text)]);
  for (const required of [products.properties.title, components.schemas['Record_help-articles'].properties.body])
    expect(required).toMatchObject({ minLength: 1, allOf: [{ pattern: seenSign.source }] });
  const most = 10_000_000_000_000;
  const currency = { type: 'string', pattern: '^[A-Z]{3}$' };
  const amount = { minor: { type: 'integer', minimum: 0, maximum: most }, currency };
  expect(payments.properties.amount).toMatchObject({ properties: amount, required: ['minor', 'currency'] });
  expect(prices.properties.breaks.items.properties.price.properties.minor).toEqual({
    type: 'number',
    minimum: 0,
    maximum: most,
  });
  expect(orders.properties.lines.items.properties.unitPrice.properties.minor).toEqual({
    type: 'number',
    minimum: -most,
    maximum: most,
  });
  const paid = (minor: number) =>
    v.safeParse(schemas.payments, { ...recordExamples.payments, amount: { minor, currency: 'GBP' } }).issues?.[0]
      ?.message;
  expect([0, most, -1, most + 1].map(paid)).toEqual([undefined, undefined, 'is below 0', 'is too large an amount']);
});

test('each text of whose portal it is has its limits', () => {
  const { content } = document.paths?.['/api/v3/admin/supplier']?.['put']?.requestBody ?? {};
  const identity: Described = Reflect.get(Object(content?.['application/json']), 'schema').properties.identity;
  const texts = columnsIn(identity, 'identity');
  expect(texts.filter(([, column]) => !isLimited(column)).map(([path]) => path)).toEqual([]);
  expect(texts.map(([path]) => path)).toContain('identity.banks.iban');
});

test('no email is of any length', () => {
  const endless = JSON.stringify(openApiDocument('1')).match(/\{[^{}]*"format":"email"[^{}]*\}/g);
  expect(endless?.filter((each) => !each.includes('"maxLength":254'))).toEqual([]);
});

test('what a call takes and who may make it say how it may be refused', () => {
  expect(refusalsOf(calls.order)).toEqual([400, 401, 403, 404]);
  expect(refusalsOf(calls.me)).toEqual([400, 401]);
  // Whatever a session without a demanded second factor may not do says so.
  expect(refusalsOf(calls.stopImpersonation)).toContain(403);
  expect(refusalsOf(calls.health)).toEqual([503]);
});

test.each(eventNames)('shows what a webhook of %s is sent, and the feed has', (kind) => {
  const whole = JSON.parse(JSON.stringify(openApiDocument('1.2.3')));
  const { requestBody, security } = whole.webhooks[kind].post;
  const { schema, example } = requestBody.content['application/json'];
  expect([schema, security]).toEqual([{ $ref: `#/components/schemas/Event_${kind}` }, []]);
  expect(v.parse(eventKinds[kind].data, example.data)).toEqual(example.data);
  const { properties, required } = whole.components.schemas[`Event_${kind}`];
  expect(properties.type).toEqual({ const: kind });
  expect(Object.keys(properties.data.properties)).toEqual(Object.keys(eventKinds[kind].data.entries));
  expect(required).toContain('data');
  const feed = whole.paths['/api/integration/v1/events'].get.responses[200].content['application/json'].schema;
  expect(feed.properties.data.items.oneOf).toContainEqual(schema);
});

test('a number in an address is one, within its limits', () => {
  const asked = document.paths?.['/api/integration/v1/events']?.['get']?.parameters;
  expect(asked).toMatchObject([
    { name: 'after', schema: { type: 'string', pattern: String.raw`^\d{1,18}$` } },
    { name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
    { name: 'wait', schema: { type: 'integer', minimum: 0, maximum: 30, default: 0 } },
  ]);
});

test.each(documentedApis)('the document of the %s API alone has its calls, and whatever they name', (api) => {
  const whole = JSON.parse(JSON.stringify(openApiDocument('1.2.3')));
  const alone = JSON.parse(JSON.stringify(openApiDocument('1.2.3', [api])));
  expect(
    Object.keys(alone.paths).every((path) => path.startsWith('/api/integration/') === (api === 'integration')),
  ).toBe(true);
  for (const [path, calls] of Object.entries(alone.paths)) expect(calls).toEqual(whole.paths[path]);
  expect(Object.keys(alone.webhooks ?? {}).length > 0).toBe(api === 'integration');
  const named = [...JSON.stringify(alone).matchAll(/#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
  expect(Object.keys(alone.components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
  const schemes = Object.values<Record<string, { security: object[] }>>(alone.paths).flatMap((calls) =>
    Object.values(calls).flatMap(({ security }) => security.flatMap((scheme) => Object.keys(scheme))),
  );
  expect(Object.keys(alone.components.securitySchemes)).toEqual([...new Set(schemes)]);
});
