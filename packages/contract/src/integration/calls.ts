import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { EventPage, EventsQuery } from './events.ts';
import { KindName, RefusalsQuery, Run, RunId, SendingQuery } from './runs.ts';

/**
 * A call of the integration API: whoever makes it has a key of a scope. Apart from the portal's calls, as what goes in and out of it has
 * no end: records, one a line.
 */
export interface IntegrationCall {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** What the key must open. */
  readonly scope: string;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  /** Records of a kind are sent. */
  readonly takes?: 'records';
  /** Schema of the JSON answer, `ndjson` for one object a line, `none` for 204. */
  readonly answer: GenericSchema | 'ndjson' | 'none';
  /** Expected refusals beside 400 (malformed), and 401, 403 and 429 of the key. */
  readonly refusals: readonly number[];
}

const prefix = '/api/integration/v1';
const kind = v.object({ kind: KindName });
const run = v.object({ id: RunId });

/** Every call of the integration API, by its name in the OpenAPI document. */
export const integrationCalls = {
  sendRecords: {
    method: 'PUT',
    path: `${prefix}/{kind}`,
    summary: 'Take records in, of any number; answers with the run they are of',
    scope: 'write:{kind}',
    params: kind,
    query: SendingQuery,
    takes: 'records',
    answer: Run,
    refusals: [404, 409, 415],
  },
  records: {
    method: 'GET',
    path: `${prefix}/{kind}`,
    summary: 'All records of a kind as they were taken last',
    scope: 'read:{kind}',
    params: kind,
    answer: 'ndjson',
    refusals: [404],
  },
  removeRecord: {
    method: 'DELETE',
    path: `${prefix}/{kind}/{key}`,
    summary: 'Take one record away',
    scope: 'write:{kind}',
    params: v.object({ ...kind.entries, key: v.string() }),
    answer: 'none',
    refusals: [404],
  },
  runs: {
    method: 'GET',
    path: `${prefix}/runs`,
    summary: 'The last runs, the newest first',
    scope: 'read:*',
    answer: v.object({ data: v.array(Run) }),
    refusals: [],
  },
  run: {
    method: 'GET',
    path: `${prefix}/runs/{id}`,
    summary: 'How far a run is, and what became of its records',
    scope: 'read:{kind} or write:{kind}',
    params: run,
    answer: Run,
    refusals: [404],
  },
  refusals: {
    method: 'GET',
    path: `${prefix}/runs/{id}/refusals`,
    summary: 'What of a run was refused, line by line, with why',
    scope: 'read:{kind} or write:{kind}',
    params: run,
    query: RefusalsQuery,
    answer: 'ndjson',
    refusals: [404],
  },
  lateRefusals: {
    method: 'GET',
    path: `${prefix}/runs/{id}/late-refusals`,
    summary: 'What had been waiting since other runs and was refused when this one came',
    scope: 'read:{kind} or write:{kind}',
    params: run,
    answer: 'ndjson',
    refusals: [404],
  },
  events: {
    method: 'GET',
    path: `${prefix}/events`,
    summary: 'What happened in the portal after a place in the feed, in order; waits for it where nothing has',
    scope: 'read:events',
    query: EventsQuery,
    answer: EventPage,
    refusals: [410],
  },
  waiting: {
    method: 'GET',
    path: `${prefix}/waiting`,
    summary: 'Records that wait, and for what',
    scope: 'read:*',
    answer: 'ndjson',
    refusals: [],
  },
} satisfies Record<string, IntegrationCall>;
