import { keyNotice } from '@connect/core/domain/administration/portal-health';
import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import type { Check } from '@connect/contract/operator/upkeep';
import { utcDayOf } from '../../calendar.ts';
import type { IndexCount } from '../../indexing/application/index-count.ts';

/** What is looked at of the database. */
export interface DataFacts {
  /** What the engine says of itself. */
  readonly version: string;
  readonly missingMigrations: readonly string[];
  /** Of a newer version than this. */
  readonly unknownMigrations: readonly string[];
  /** The database's clock. */
  readonly now: Date;
  /** Portal administrators who may sign in. */
  readonly administrators: number;
  readonly customers: number;
  readonly mailsWaiting: number;
  /** Of those, such as failed several times. */
  readonly mailsFailing: number;
  /** The audit log's chain: how many links it has, the hash of the last, and the first that does not follow from the one before; null for none. */
  readonly auditChain: { readonly links: number; readonly hash: string; readonly brokenAt: number | null };
  /** Keys in use, with their ends. */
  readonly keys: readonly { readonly name: string; readonly expiresAt: Date | null }[];
}

export interface DataFactsRepository {
  read(): Promise<DataFacts>;
}

export const ok = (name: string, found: string): Check => ({ name, state: 'ok', found, todo: null });
export const warning = (name: string, found: string, todo: string): Check => ({ name, state: 'warning', found, todo });
export const failed = (name: string, found: string, todo: string): Check => ({ name, state: 'failed', found, todo });

const schemaCheck = ({ missingMigrations: missing, unknownMigrations: unknown }: DataFacts): Check => {
  if (unknown.length > 0)
    return failed(
      'migrations',
      `of a newer version: ${unknown.join(', ')}`,
      'Run the version that this database is of.',
    );
  return missing.length > 0
    ? warning(
        'migrations',
        `${missing.length} to come: ${missing.join(', ')}`,
        'Start the portal: it brings the schema up to date.',
      )
    : ok('migrations', 'up to date');
};

const clockCheck = (theirs: Date, ours: Date): Check => {
  const seconds = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  const todo = 'Let both machines take their time from the network (NTP).';
  const found = `${seconds} s from the database's clock`;
  if (seconds > 60) return failed('clock', found, todo);
  return seconds > 5 ? warning('clock', found, todo) : ok('clock', found);
};

const keysCheck = (keys: DataFacts['keys'], now: Date): Check => {
  const soon = keys.filter(
    ({ expiresAt }) => expiresAt && expiresAt.getTime() - now.getTime() < keyNotice * millisecondsOfDay,
  );
  if (soon.length === 0) return ok('keys', `${keys.length} in use`);
  const named = soon.map(({ name, expiresAt }) => `${name} (${expiresAt && utcDayOf(expiresAt)})`).join(', ');
  return warning('keys', `over within ${keyNotice} days: ${named}`, 'Make another one with connect key create.');
};

const auditCheck = ({ links, hash, brokenAt }: DataFacts['auditChain']): Check =>
  brokenAt === null
    ? ok(
        'audit log',
        links === 0 ? 'empty' : `${links} links, each follows from the one before; the last is ${hash.slice(0, 16)}`,
      )
    : failed(
        'audit log',
        `link ${brokenAt} does not follow from the one before: it, or what was written around it, was changed`,
        'Find out who may write to the database beside the portal, and compare with a backup.',
      );

const indexCheck = ({ index, documents, expected }: IndexCount): Check =>
  documents === expected
    ? ok(`index ${index}`, `${documents} documents, as the database`)
    : failed(
        `index ${index}`,
        `${documents} documents, ${expected} in the database`,
        'Wait until what was written last is taken over; if it stays so: connect reindex.',
      );

/** What to do where the database does not answer. */
export const databaseTodo = 'See DATABASE_URL, and whether PostgreSQL runs and is reached from here.';

interface Looking {
  readonly readFacts: () => Promise<DataFacts>;
  readonly countIndexes: () => Promise<readonly IndexCount[]>;
  readonly now: () => Date;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'it does not answer';

/** Looks at the data; where the database or the search does not answer, that is what is to be said of it. */
export const examineData = async ({ readFacts, countIndexes, now }: Looking): Promise<readonly Check[]> => {
  let facts;
  try {
    facts = await readFacts();
  } catch (error) {
    return [failed('database', reasonOf(error), databaseTodo)];
  }
  try {
    return dataChecks(facts, await countIndexes(), now());
  } catch (error) {
    const todo = 'See whether the search service answers; then connect reindex.';
    return [...dataChecks(facts, [], now()), failed('search indexes', `cannot be counted: ${reasonOf(error)}`, todo)];
  }
};

/** What is to be said of the data: the checks of the doctor that need nothing but facts. */
export const dataChecks = (facts: DataFacts, indexes: readonly IndexCount[], now: Date): readonly Check[] => [
  ok('database', facts.version),
  schemaCheck(facts),
  clockCheck(facts.now, now),
  facts.administrators > 0
    ? ok('administrators', String(facts.administrators))
    : warning('administrators', 'nobody is one', 'Make one: connect admin create --help'),
  facts.customers > 0
    ? ok('customers', String(facts.customers))
    : warning('customers', 'there are none yet', 'Take your data in: connect import --help'),
  facts.mailsFailing > 0
    ? failed('mails', `${facts.mailsFailing} cannot be sent`, 'See the log for why, and SMTP_URL.')
    : ok('mails', `${facts.mailsWaiting} waiting`),
  keysCheck(facts.keys, now),
  auditCheck(facts.auditChain),
  ...indexes.map(indexCheck),
];
