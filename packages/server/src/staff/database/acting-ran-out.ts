import type { Logger } from 'pino';
import { seenEvery } from '../../auth/database/sessions.ts';
import type { Database } from '../../database/open.ts';

/** How often acting that ran out is looked for, in milliseconds. */
const lookEvery = 60 * 1000;

interface RanOutParts {
  readonly database: Database;
  /** Life of a token. */
  readonly tokenSeconds: number;
  readonly now: () => Date;
}

/**
 * Ends acting for customers that ran out by time and writes that into the audit log, at the moment it did: the session's end, or
 * that of the last token that can have been given out for it. Of several processes one writes it.
 */
export const endRanOutActing = async ({ database, tokenSeconds, now }: RanOutParts): Promise<void> => {
  const life = tokenSeconds * 1000 + seenEvery;
  const at = now();
  await database.transaction().execute(async (trx) => {
    const ended = await trx
      .deleteFrom('sessions')
      .where('parent_id', 'is not', null)
      .where(({ or, eb }) => or([eb('expires_at', '<=', at), eb('last_seen_at', '<=', new Date(at.getTime() - life))]))
      .returning(['user_id', 'acting_for', 'expires_at', 'last_seen_at'])
      .execute();
    for (const session of ended) {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'first_name', 'last_name', 'email'])
        .where('id', '=', session.user_id)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('audit_log')
        .values({
          at: new Date(Math.min(session.expires_at.getTime(), session.last_seen_at.getTime() + life)),
          kind: 'ran-out',
          actor_id: user.id,
          actor: `${user.first_name} ${user.last_name}`.trim(),
          actor_email: user.email,
          impersonating: true,
          customer_no: session.acting_for,
        })
        .execute();
    }
  });
};

/** Looks for it now and every minute; the returned function ends that after the look it is at. */
export const startActingJob = (parts: RanOutParts & { readonly log: Pick<Logger, 'warn'> }): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const look = (): void => {
    running = endRanOutActing(parts).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'acting that ran out cannot be ended'),
    );
  };
  look();
  const timer = setInterval(look, lookEvery);
  return async () => {
    clearInterval(timer);
    await running;
  };
};
