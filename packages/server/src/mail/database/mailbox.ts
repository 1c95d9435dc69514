import type { Database } from '../../database/open.ts';
import type { Mailbox } from '../mailbox.ts';

const mostListed = 200;

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
