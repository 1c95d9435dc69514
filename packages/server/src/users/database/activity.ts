import type { ActivityKind } from '@connect/core/domain/access/company-user';
import type { Money } from '@connect/core/domain/money/money';
import type { Database } from '../../database/open.ts';

/** One change of a company's users: who did it, to whom. */
export interface ActivityEntry {
  readonly customerNo: string;
  readonly at: Date;
  readonly kind: ActivityKind;
  readonly actor: { readonly id: string; readonly first_name: string; readonly last_name: string };
  /** Email of whom it was done to. */
  readonly subject: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  readonly spendLimit?: Money | null;
}

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
      actor: `${actor.first_name} ${actor.last_name}`,
      subject: entry.subject,
      added: [...(entry.added ?? [])],
      removed: [...(entry.removed ?? [])],
      spend_limit: entry.spendLimit?.minor ?? null,
    })
    .execute();
};
