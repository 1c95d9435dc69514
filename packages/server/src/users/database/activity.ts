import type { Database } from '../../database/open.ts';
import type { ActivityEntry } from '../application/activity.ts';

/** Writes a change into the log, in the transaction that makes it. */
export const recordActivity = async (trx: Database, entry: ActivityEntry): Promise<void> => {
  const { actor } = entry;
  await trx
    .insertInto('activity')
    .values({
      customer_no: entry.customerNo,
      at: entry.at,
      kind: entry.kind,
      actor_id: actor.id,
      actor: actor.name,
      subject: entry.subject,
      added: [...(entry.added ?? [])],
      removed: [...(entry.removed ?? [])],
      spend_limit: entry.spendLimit?.minor ?? null,
    })
    .execute();
};
