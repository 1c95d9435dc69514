import * as v from 'valibot';
import type { Json } from '../json.ts';
import { settingsChangeSchema } from '../settings-schema.ts';

/** JSON as it was read: any JSON text may stand here. */
export const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(json), v.record(v.string(), json)]),
);
/** Documents are JSON objects by the time a task holds them; their insides are not walked again. */
const document = v.custom<{ [key: string]: Json }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** What a task is to do; kept on disk until it is done. */
export const workSchema = v.variant('type', [
  v.object({ type: v.literal('indexCreation'), primaryKey: v.nullable(v.string()) }),
  v.object({ type: v.literal('indexUpdate'), primaryKey: v.nullable(v.string()) }),
  v.object({ type: v.literal('indexDeletion') }),
  v.object({
    type: v.literal('documentAdditionOrUpdate'),
    /** Whether a document takes the place of the one with its id, or its fields are added to it. */
    method: v.picklist(['replace', 'merge']),
    /** Whether documents that are not there yet are left out. */
    skipCreation: v.optional(v.boolean(), false),
    primaryKey: v.nullable(v.string()),
    documents: v.array(document),
  }),
  v.object({ type: v.literal('documentDeletion'), ids: v.array(v.string()) }),
  v.object({ type: v.literal('documentDeletion'), filter: json }),
  v.object({ type: v.literal('documentDeletion'), everything: v.literal(true) }),
  v.object({ type: v.literal('indexSwap'), swaps: v.array(v.tuple([v.string(), v.string()])), id: v.string() }),
  v.object({ type: v.literal('settingsUpdate'), change: settingsChangeSchema, isReset: v.boolean() }),
]);
export type Work = v.InferOutput<typeof workSchema>;

/** A task as the API shows it (search protocol §tasks). Times are ISO 8601 in UTC. */
export const taskSchema = v.object({
  uid: v.number(),
  batchUid: v.nullable(v.number()),
  indexUid: v.nullable(v.string()),
  status: v.picklist(['enqueued', 'processing', 'succeeded', 'failed', 'canceled']),
  type: v.picklist([
    'indexCreation',
    'indexUpdate',
    'indexDeletion',
    'indexSwap',
    'documentAdditionOrUpdate',
    'documentDeletion',
    'settingsUpdate',
  ]),
  canceledBy: v.null(),
  details: v.nullable(v.record(v.string(), json)),
  error: v.nullable(v.object({ message: v.string(), code: v.string(), type: v.string(), link: v.string() })),
  duration: v.nullable(v.string()),
  enqueuedAt: v.string(),
  startedAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
  /** What the sender said of it. */
  customMetadata: v.optional(v.string()),
});
export type Task = v.InferOutput<typeof taskSchema>;

/** So many of the tasks that are done can be looked up still, at least, and twice as many at most: each is half a kilobyte of memory. */
export const keptTasks = 5000;

/** What is known of a task before it has run. */
export function initialDetails(work: Work): Task['details'] {
  switch (work.type) {
    case 'indexCreation':
    case 'indexUpdate':
      return { primaryKey: work.primaryKey };
    case 'indexDeletion':
      return { deletedDocuments: null };
    case 'documentAdditionOrUpdate':
      return { receivedDocuments: work.documents.length, indexedDocuments: null };
    case 'documentDeletion':
      return {
        providedIds: 'ids' in work ? work.ids.length : 0,
        originalFilter: 'filter' in work ? JSON.stringify(work.filter) : null,
        deletedDocuments: null,
      };
    case 'indexSwap':
      return { swaps: work.swaps.map((indexes) => ({ indexes: [...indexes], rename: false })) };
    case 'settingsUpdate':
      return JSON.parse(JSON.stringify(work.change));
  }
}

/** The details of a task that failed: it did nothing. */
export function failedDetails(details: Task['details']): Task['details'] {
  const none = Object.entries(details ?? {}).map(([key, value]) =>
    value === null && (key === 'indexedDocuments' || key === 'deletedDocuments') ? [key, 0] : [key, value],
  );
  return Object.fromEntries(none);
}
