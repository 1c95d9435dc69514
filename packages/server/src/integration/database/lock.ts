import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** Any number but the other locks', as long as every process takes the same one. */
const integrationLock = 482_004_175;

/** From now on this transaction is the only one that changes what a supplier sent. */
export const lockIntegration = async (trx: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${integrationLock})`.execute(trx);
};
