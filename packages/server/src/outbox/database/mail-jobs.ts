import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { MailJobs } from '../application/mail-jobs.ts';

export const createMailJobs = (database: Database): MailJobs => {
  const update = (id: string) => database.updateTable('mail_jobs').where('id', '=', id);
  return {
    take: async (now, until) => {
      const row = await database
        .updateTable('mail_jobs')
        .set({ run_after: until, attempts: sql`attempts + 1` })
        .where('id', '=', (jobs) =>
          jobs
            .selectFrom('mail_jobs')
            .select('id')
            .where('run_after', '<=', now)
            .orderBy('run_after')
            .orderBy('id')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'kind', 'payload', 'attempts', 'sent', 'request_id as requestId', 'trace'])
        .executeTakeFirst();
      return row ?? null;
    },
    setSent: async (id, sent) => {
      await update(id).set({ sent }).execute();
    },
    postpone: async (id, until) => {
      await update(id).set({ run_after: until }).execute();
    },
    remove: async (id) => {
      await database.deleteFrom('mail_jobs').where('id', '=', id).execute();
    },
  };
};
