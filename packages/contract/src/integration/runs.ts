import * as v from 'valibot';
import { kinds } from './kinds.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Of those that are over, one that was stopped does not go on; what came in before stays. */
export const runStates = ['running', 'finished', 'interrupted', 'unconfirmed', 'stopped'] as const;

/** A sending of records of one kind. */
export const Run = v.object({
  id: v.string(),
  kind: v.picklist(kinds),
  /** `unconfirmed`: a replacement would have removed more than its share, and removed nothing. */
  state: v.picklist(runStates),
  /** Name of the key it came with. */
  by: v.string(),
  replaces: v.boolean(),
  /** Nothing of it was written. */
  dry: v.boolean(),
  /** So many lines were taken in: it goes on with the next. */
  lines: Count,
  accepted: Count,
  unchanged: Count,
  refused: Count,
  /** Waited for what they name when they came. */
  waiting: Count,
  removed: Count,
  /** How many are to be confirmed. */
  wouldRemove: v.nullable(Count),
  /** ISO 8601, UTC. */
  startedAt: v.string(),
  finishedAt: v.nullable(v.string()),
});
export type Run = Readonly<v.InferOutput<typeof Run>>;

const Flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false'], 'must be true or false'),
    v.transform((text) => text === 'true'),
  ),
  'false',
);
const Whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.transform(Number));

export const KindName = v.picklist(kinds, `must be one of ${kinds.join(', ')}`);

/** What a sending's address may say. */
export const SendingQuery = v.object({
  /** The sender's own id of the run: with it a sending that broke off goes on, and none is taken twice. */
  run: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase())),
  /** Line of the run that the body begins with; those it has already are passed over. */
  from: v.optional(v.pipe(Whole, v.minValue(1, 'must be at least 1')), '1'),
  /** More of the run is to come. */
  more: Flag,
  /** What the run does not send is removed. */
  replace: Flag,
  confirm: v.optional(Whole),
  dryRun: Flag,
});

/** What is asked for of a run's refusals: those of lines from one on. */
export const RefusalsQuery = v.object({ from: v.optional(Whole, '1') });

/**
 * What a sender sends in place of a record that it could not make of its own rows: it counts as refused, and the run says why and of which
 * `record`, such as the line of a file.
 */
export const RefusedBySender = v.strictObject({
  $refused: v.pipe(
    v.array(
      v.strictObject({
        path: v.pipe(v.string(), v.maxLength(200, 'has at most 200 characters')),
        reason: v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(1000, 'has at most 1,000 characters')),
      }),
    ),
    v.minLength(1, 'is empty'),
    v.maxLength(100, 'has at most 100 reasons'),
  ),
  record: v.optional(v.record(v.string(), v.unknown()), {}),
});
export type RefusedBySender = v.InferOutput<typeof RefusedBySender>;

/** A record may say beside its columns where its sender has it from, such as the line of a file: the report of an import names that. */
export const PlacedRecord = v.looseObject({ $at: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

/** How the reason begins for which a record is refused whose number came with other contents before: whoever has both puts them side by side. */
export const comesTwice = 'comes twice in this run, with other contents';

/** The id of a run in an address. */
export const RunId = v.pipe(v.string(), v.uuid('is not an id'), v.toLowerCase());
