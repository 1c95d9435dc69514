import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Attempt, MailJobs } from '../application/mail-jobs.ts';

export const createMailJobs = (database: Database): MailJobs => {
  const update = ({ id, attempts }: Attempt) =>
    database.updateTable('mail_jobs').where('id', '=', id).where('attempts', '=', attempts);
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
    hold: async (job, until) => {
      const { numUpdatedRows } = await update(job).set({ run_after: until }).executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    setSent: async (job, sent) => {
      await update(job).set({ sent }).execute();
    },
    postpone: async (job, until) => {
      await update(job).set({ run_after: until }).execute();
    },
    remove: async ({ id, attempts }) => {
      await database.deleteFrom('mail_jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
    },
  };
};
