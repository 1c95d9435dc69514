import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { TemplateStore } from '../application/mail-templates.ts';

/** What mails say otherwise than they were built. */
export const createTemplateStore = (database: Database): TemplateStore => ({
  written: async () => {
    const rows = await database.selectFrom('mail_templates').selectAll().execute();
    return Object.fromEntries(rows.map(({ name, language, ...text }) => [`${name}|${language}`, text]));
  },
  change: (name, language, decide) =>
    database.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtext('mail_templates'))`.execute(trx);
      const row = await trx
        .selectFrom('mail_templates')
        .select(['subject', 'title', 'paragraphs'])
        .where('name', '=', name)
        .where('language', '=', language)
        .executeTakeFirst();
      const decided = decide(row ?? null);
      if (decided === 'stays') return;
      if (decided === null) {
        await trx.deleteFrom('mail_templates').where('name', '=', name).where('language', '=', language).execute();
        return;
      }
      const { subject, title, paragraphs } = decided;
      const values = { subject, title, paragraphs: [...paragraphs] };
      await trx
        .insertInto('mail_templates')
        .values({ name, language, ...values })
        .onConflict((conflict) => conflict.columns(['name', 'language']).doUpdateSet(values))
        .execute();
    }),
});
