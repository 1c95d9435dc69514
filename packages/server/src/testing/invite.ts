import { randomUUID } from 'node:crypto';
import { invitationLife } from '../auth/application/invitation-signature.ts';
import type { Database } from '../database/open.ts';
import { testNow } from './demo-database.ts';

/** Writes down an invitation into Northgate by Priya, as it is when it was just sent; answers its id. */
export const insertInvitation = async (database: Database, email: string, now = testNow): Promise<string> => {
  const id = randomUUID();
  const priya = await database
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'priya@northgate.example')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('invitations')
    .values({
      id,
      customer_no: 'C10482',
      email,
      permissions: ['View Orders', 'Place Orders'],
      spend_limit: 50_000,
      invited_by: priya.id,
      nonce: randomUUID(),
      sent_at: now,
      expires_at: new Date(now.getTime() + invitationLife),
      used_at: null,
      revoked_at: null,
    })
    .execute();
  return id;
};
