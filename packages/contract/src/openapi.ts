import { ownDataType } from './own-data.ts';
import { isDay } from '@connect/core/domain/calendar/day';
import { isSku } from '@connect/core/domain/ordering/sku';
import { exportTypes } from '@connect/core/domain/export/file-names';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { bodyExamples } from './body-examples.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { integrationCalls, type IntegrationCall } from './integration/calls.ts';
import { Event, EventPage, eventKinds, eventNames, type EventKind } from './integration/events.ts';
import { exampleOf } from './integration/event-examples.ts';
import { kinds, schemas, type Kind } from './integration/kinds.ts';
import { recordExamples } from './integration/record-examples.ts';
import { ErrorBody } from './values.ts';

type Json = Record<string, unknown>;

/** Whether a schema is a choice that begins with a text that is empty once it is trimmed: what it is before that could be any text. */
const mayBeEmpty = (schema: object): boolean => {
  const [first]: readonly unknown[] = Array.isArray(Reflect.get(schema, 'options'))
    ? Reflect.get(schema, 'options')
    : [];
  const pipe: unknown = Reflect.get(Object(first), 'pipe');
  return Array.isArray(pipe) && pipe.some((each) => Reflect.get(Object(each), 'literal') === '');
};

/** What JSON Schema can tell of checks that are in browsers' schemas, too: it would be loaded there by each page. */
const jsonOf: ReadonlyMap<unknown, Json> = new Map<unknown, Json>([
  [isDay, { format: 'date' }],
  [isSku, { pattern: String.raw`^(?!\.{1,2}$)(?=\S)(?=[\s\S]*\S$)[^\p{Cc}\p{Cs}\p{DI}\u2800]+$` }],
]);

// Other checks, such as of what an invoice comes to, have no JSON Schema form; the server still makes them.
const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    // No typeMode: of its input alone nothing would be told that stands after a transform, no limit and no description.
    overrideSchema: ({ valibotSchema, jsonSchema: { anyOf = [], ...rest } }) =>
      mayBeEmpty(valibotSchema) ? { ...rest, anyOf: [{ const: '' }, ...anyOf.slice(1)] } : null,
    // Of a text's patterns the first is its own; one that takes capitals for small letters has no form.
    overrideAction: ({ valibotAction: action, jsonSchema }) => {
      if ('json' in action) return { ...jsonSchema, ...Object(action.json) };
      const known = 'requirement' in action && jsonOf.get(action.requirement);
      if (known) return { ...jsonSchema, ...known };
      if (action.type !== 'regex' || !('requirement' in action) || !(action.requirement instanceof RegExp)) return null;
      const { source: pattern, ignoreCase } = action.requirement;
      if (ignoreCase || jsonSchema.pattern === pattern) return null;
      return { ...jsonSchema, allOf: [...(jsonSchema.allOf ?? []), { pattern }] };
    },
  });
  return json;
};

/** What comes of a schema of an address, in which a number is a text: what is read as one is one here, within its limits. */
const readOf = (schema: GenericSchema) =>
  toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'output',
    overrideAction: ({ valibotAction: { type, ...action }, jsonSchema: { pattern, ...read } }) => {
      if (type === 'transform')
        return 'operation' in action && action.operation === Number ? { ...read, type: 'integer' } : null;
      if (!('requirement' in action) || typeof action.requirement !== 'number') return null;
      const json = { ...read, ...(pattern !== undefined && { pattern }) };
      if (type === 'min_value') return { ...json, minimum: action.requirement };
      return type === 'max_value' ? { ...json, maximum: action.requirement } : null;
    },
  });

const parameters = (where: 'path' | 'query', schema: GenericSchema | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  const read = readOf(schema).properties ?? {};
  const isNumber = (property: unknown): boolean => Reflect.get(Object(property), 'type') === 'integer';
  const withNumber = ({ default: text, ...schema }: Json): Json => ({
    ...schema,
    ...(text !== undefined && { default: Number(text) }),
  });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: isNumber(read[name]) ? withNumber({ ...Object(read[name]) }) : property,
  }));
};

const success = (answer: Call['answer']): Json => {
  if (answer === 'none') return { 204: { description: 'Done' } };
  const file = { schema: { type: 'string', format: 'binary' } };
  const content =
    answer === 'pdf'
      ? { 'application/pdf': file }
      : answer === 'file'
        ? Object.fromEntries([...Object.values(exportTypes), ownDataType].map((type) => [type, file]))
        : { 'application/json': { schema: schemaOf(answer) } };
  return { 200: { description: 'Answer', content } };
};

/** Statuses a call may be refused with, ascending. */
export const refusalsOf = (row: Call): number[] => {
  const guarded = row.access !== 'public';
  // A probe of a load balancer may say in its address what it likes.
  const parsed = guarded || row.params || row.query || row.body;
  const narrowed =
    guarded &&
    (row.access !== 'signed-in' || !row.beforeSecondFactor || row.permissions || row.ownOnly || row.superUser);
  const all = [
    ...(parsed ? [400] : []),
    ...(guarded ? [401] : []),
    ...(narrowed ? [403] : []),
    // Whatever is sent, too much of it is not read.
    ...(row.method === 'GET' ? [] : [413]),
    ...(row.costs ? [429] : []),
    ...(row.refusals ?? []),
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
};

const examples: Readonly<Record<string, object>> = bodyExamples;

const operation = (name: string, row: Call): Json => {
  const error = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return {
    operationId: name,
    summary: row.summary,
    ...(row.permissions && { description: `Needs ${row.permissions.join(' and ')}.` }),
    security: row.access === 'public' ? [] : [{ bearer: [] }],
    parameters: [...parameters('path', row.params), ...parameters('query', row.query)],
    ...(row.body && {
      requestBody: {
        required: row.body.type !== 'optional',
        content: { 'application/json': { schema: schemaOf(row.body), example: examples[name] } },
      },
    }),
    responses: {
      ...success(row.answer),
      ...(row.method === 'GET' &&
        typeof row.answer === 'object' && {
          304: { description: 'As it was, by the If-None-Match that came with it' },
        }),
      ...Object.fromEntries(refusalsOf(row).map((status) => [status, { description: 'Refused', content: error }])),
    },
  };
};

const recordName = (kind: Kind): string => `Record_${kind}`;
const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
/** One record of any kind; which, the address says. */
const anyRecord: Json = { anyOf: kinds.map((kind) => reference(recordName(kind))) };
const streamed = (schema: Json): Json => ({ 'application/x-ndjson': { schema } });

const eventName = (kind: EventKind): string => `Event_${kind}`;
const anyEvent: Json = { oneOf: eventNames.map((kind) => reference(eventName(kind))) };
/** An event of a kind, as it goes out. */
const eventSchema = (kind: EventKind): Json => ({
  ...schemaOf(v.object({ ...Event.entries, type: v.literal(kind), data: eventKinds[kind].data })),
  description: `${eventKinds[kind].summary}. Version ${eventKinds[kind].version}, key \`${eventKinds[kind].key}\`.`,
});
const eventPage: Json = {
  type: 'object',
  properties: { data: { type: 'array', items: anyEvent }, next: { type: 'string' } },
  required: ['data', 'next'],
};
/** What endpoints are sent (docs/events.md), by kind. */
const webhook = (kind: EventKind): Json => ({
  post: {
    operationId: `on ${kind}`.replaceAll(/[ ._](\w)/g, (_, letter: string) => letter.toUpperCase()),
    summary: eventKinds[kind].summary,
    description: 'Signed by the Standard Webhooks specification: webhook-id, webhook-timestamp and webhook-signature.',
    security: [],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: reference(eventName(kind)), example: exampleOf(kind) } },
    },
    responses: {
      '2XX': { description: 'Taken' },
      410: { description: 'No more are wanted: the endpoint is paused' },
      default: { description: 'Not taken: it is sent again' },
    },
  },
});

const integrationOperation = (name: string, row: IntegrationCall): Json => {
  const { answer } = row;
  const error = { 'application/json': { schema: reference('Error') } };
  const content =
    answer === 'ndjson'
      ? streamed({ type: 'object' })
      : answer === 'none'
        ? null
        : { 'application/json': { schema: answer === EventPage ? eventPage : schemaOf(answer) } };
  const refusals = [...new Set([400, 401, 403, 429, ...row.refusals])].toSorted((a, b) => a - b);
  return {
    operationId: name,
    summary: row.summary,
    description: `Needs a key with the scope ${row.scope}.`,
    security: [{ integrationKey: [] }],
    parameters: [...parameters('path', row.params), ...parameters('query', row.query)],
    ...(row.takes && {
      requestBody: {
        required: true,
        content: {
          'application/x-ndjson': { schema: anyRecord, example: recordExamples.stock },
          'application/json': { schema: { type: 'array', items: anyRecord }, example: [recordExamples.stock] },
        },
      },
    }),
    responses: {
      ...(content ? { 200: { description: 'Answer', content } } : { 204: { description: 'Done' } }),
      ...Object.fromEntries(refusals.map((status) => [status, { description: 'Refused', content: error }])),
    },
  };
};

/** The APIs that a document may be of alone: what people's pages call, and what a supplier's systems do. */
export const documentedApis = ['portal', 'integration'] as const;
export type DocumentedApi = (typeof documentedApis)[number];

const titles: Readonly<Record<DocumentedApi, string>> = {
  portal: 'Connect portal API',
  integration: 'Connect integration API',
};

const recordSchemas = (): Json => ({
  ...Object.fromEntries(eventNames.map((kind) => [eventName(kind), eventSchema(kind)])),
  ...Object.fromEntries(
    kinds.map((kind) => [recordName(kind), { ...schemaOf(schemas[kind]), examples: [recordExamples[kind]] }]),
  ),
});

/**
 * The OpenAPI 3.1 document of the portal API, of the integration API or of both, made from the schemas that validate their calls. What
 * endpoints are sent belongs to the integration API.
 */
export const openApiDocument = (version: string, apis: readonly DocumentedApi[] = documentedApis): Json => {
  const paths: Record<string, Json> = {};
  const [hasPortal, hasIntegration] = documentedApis.map((api) => apis.includes(api));
  if (hasPortal)
    for (const [name, row] of Object.entries<Call>(calls))
      (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(name, row);
  if (hasIntegration)
    for (const [name, row] of Object.entries<IntegrationCall>(integrationCalls))
      (paths[row.path] ??= {})[row.method.toLowerCase()] = integrationOperation(name, row);
  return {
    openapi: '3.1.0',
    info: {
      title: apis.length === 1 ? titles[apis[0] ?? 'portal'] : 'Connect APIs',
      version,
      description:
        'Lengths of texts are counted in UTF-16 units: a sign outside of the basic plane, such as an emoji, is two. ' +
        'One of these units alone, half of such a sign, is refused in every text.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Wherever the document came from.
    servers: [{ url: '/' }],
    paths,
    ...(hasIntegration && { webhooks: Object.fromEntries(eventNames.map((kind) => [kind, webhook(kind)])) }),
    components: {
      schemas: { Error: schemaOf(ErrorBody), ...(hasIntegration && recordSchemas()) },
      securitySchemes: {
        ...(hasPortal && { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } }),
        ...(hasIntegration && { integrationKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ck_{id}_{secret}' } }),
      },
    },
  };
};
