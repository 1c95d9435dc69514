import type { Database } from '../database/open.ts';
import type { SendMail } from './mail.ts';

/** A mail that was kept instead of sent. */
export interface KeptMail {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailbox {
  readonly keep: SendMail;
  /** Newest first, 200 at most; only those to one address if there is one. */
  list(to?: string): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
}

const mostListed = 200;

/** The embedded mailbox: where mails of a portal without SMTP go. */
export const createMailbox = (database: Database, now: () => Date): Mailbox => ({
  keep: async ({ to, subject, text, html }) => {
    await database.insertInto('mailbox').values({ at: now(), recipient: to, subject, text, html }).execute();
  },
  list: (to) => {
    const mails = database.selectFrom('mailbox').selectAll().orderBy('id', 'desc').limit(mostListed);
    return (to === undefined ? mails : mails.where('recipient', '=', to.toLowerCase())).execute();
  },
  find: async (id) =>
    (await database.selectFrom('mailbox').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
});
