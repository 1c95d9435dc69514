import { sql } from 'kysely';
import { lastNumber, passOver } from '../../database/number-series.ts';
import type { Database } from '../../database/open.ts';

/** Any number but the other locks', as long as every process takes the same one. */
const numbersLock = 482_004_174;

/** Until the transaction ends nobody else gets a number. */
export const lockNumbers = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${numbersLock})`.execute(trx);
};

/**
 * The number after the highest there is or that was given, with at least six digits. Two at once never get the same, and one that is given
 * up with its transaction leaves no gap.
 */
export const nextNumber = async (trx: Database, kind: 'order' | 'sample-request'): Promise<string> => {
  await lockNumbers(trx);
  const { prefix, last } = await lastNumber(trx, kind);
  const next = last + 1n;
  await passOver(trx, kind, next);
  return `${prefix}${String(next).padStart(6, '0')}`;
};
