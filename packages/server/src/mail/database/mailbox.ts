import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { logoFile, logoFolder } from '../../brand.ts';
import { logoSource } from '../mail.ts';
import type { Mailbox } from '../mailbox.ts';

const mostListed = 200;

export const createMailbox = (database: Database, now: () => Date): Mailbox => {
  const mails = database
    .selectFrom('mailbox')
    .select(['id', 'at', 'recipient', 'subject', 'text', 'html'])
    .select(
      sql<string[]>`array(select name from mailbox_attachments where mail_id = mailbox.id order by place)`.as(
        'attachments',
      ),
    );
  const keep: Mailbox['keep'] = ({ to, subject, text, html: sent, attachments = [], logo }) => {
    // Here nothing comes with a mail but papers: the portal itself has the logo.
    const html = logo ? sent.replaceAll(logoSource, logoFolder + logoFile(logo)) : sent;
    return database.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('mailbox')
        .values({ at: now(), recipient: to, subject, text, html })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [place, { fileName: name, bytes }] of attachments.entries())
        await trx.insertInto('mailbox_attachments').values({ mail_id: id, place, name, bytes }).execute();
    });
  };
  return {
    keep,
    note: ({ to, subject }) => keep({ to, subject, text: '', html: '' }),
    forgetTexts: async () => {
      await database.deleteFrom('mailbox_attachments').execute();
      await database.updateTable('mailbox').set({ text: '', html: '' }).where('text', '<>', '').execute();
    },
    list: (to) => {
      const newest = mails.orderBy('id', 'desc').limit(mostListed);
      return (to === undefined ? newest : newest.where('recipient', '=', to.toLowerCase())).execute();
    },
    find: async (id) => (await mails.where('id', '=', id).executeTakeFirst()) ?? null,
    attachment: async (id, place) => {
      const found = await database
        .selectFrom('mailbox_attachments')
        .select(['name as fileName', 'bytes'])
        .where('mail_id', '=', id)
        .where('place', '=', place)
        .executeTakeFirst();
      return found ?? null;
    },
  };
};
