import { ownDataType } from './own-data.ts';
import { exportTypes } from '@connect/core/domain/export/file-names';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { bodyExamples } from './body-examples.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { integrationCalls, type IntegrationCall } from './integration/calls.ts';
import { kinds, schemas, type Kind } from './integration/kinds.ts';
import { recordExamples } from './integration/record-examples.ts';
import { ErrorBody } from './values.ts';

type Json = Record<string, unknown>;

// Checks such as "is a day of the calendar" have no JSON Schema form; the server still makes them.
const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' });
  return json;
};

const parameters = (where: 'path' | 'query', schema: GenericSchema | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
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

const integrationOperation = (name: string, row: IntegrationCall): Json => {
  const { answer } = row;
  const error = { 'application/json': { schema: reference('Error') } };
  const content =
    answer === 'ndjson'
      ? streamed({ type: 'object' })
      : answer === 'none'
        ? null
        : { 'application/json': { schema: schemaOf(answer) } };
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

/** The OpenAPI 3.1 document of the portal API and of the integration API, made from the schemas that validate their calls. */
export const openApiDocument = (version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, row] of Object.entries<Call>(calls))
    (paths[row.path] ??= {})[row.method.toLowerCase()] = operation(name, row);
  for (const [name, row] of Object.entries<IntegrationCall>(integrationCalls))
    (paths[row.path] ??= {})[row.method.toLowerCase()] = integrationOperation(name, row);
  return {
    openapi: '3.1.0',
    info: { title: 'Connect portal API', version, license: { name: 'MIT', identifier: 'MIT' } },
    // Wherever the document came from.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        Error: schemaOf(ErrorBody),
        ...Object.fromEntries(
          kinds.map((kind) => [recordName(kind), { ...schemaOf(schemas[kind]), examples: [recordExamples[kind]] }]),
        ),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        integrationKey: { type: 'http', scheme: 'bearer', bearerFormat: 'ck_{id}_{secret}' },
      },
    },
  };
};
