import type { Database } from './open.ts';
import { currentRequest, currentTrace } from '../under-way.ts';
import type { MailJob } from '../mail-job.ts';

/** Due at once, whatever the clock of the process says that comes to run it. */
const atOnce = new Date(0);

/** `QueueMail` of a database, or of a transaction in it. */
export const queueMail = async (database: Database, job: MailJob): Promise<void> => {
  await database
    .insertInto('mail_jobs')
    .values({
      kind: job.kind,
      payload: { ...job.payload },
      run_after: atOnce,
      request_id: currentRequest(),
      trace: currentTrace(),
    })
    .execute();
};
