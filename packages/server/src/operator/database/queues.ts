import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

/** What waits in the database, of every process: counts by what it is. What the search has not taken over it knows itself. */
export const readQueues = async (database: Database): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ what: string; count: string | number }>`
    select 'mails' as what, count(*) from mail_jobs
    union all select 'mails tried before', count(*) from mail_jobs where attempts > 0
    union all select 'webhook deliveries', count(*) from webhook_deliveries where state = 'waiting'
    union all select 'webhook deliveries given up', count(*) from webhook_deliveries where state = 'dead'
    union all select 'records that wait for others', count(*) from integration_waiting
    union all select 'runs under way', count(*) from integration_runs where state = 'running'`.execute(database);
  return Object.fromEntries(rows.map(({ what, count }) => [what, Number(count)]));
};

/** For how many seconds the first of what waits has been waiting, by what it is; nothing of what does not. */
export const readAges = async (database: Database): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ what: string; seconds: string | number | null }>`
    select what, greatest(0, extract(epoch from now() - since)) as seconds from (
      select 'mails' as what, min(queued_at) as since from mail_jobs
      union all select 'webhook deliveries', min(events.at) from webhook_deliveries
        join events on events.id = webhook_deliveries.event_id where state = 'waiting'
      union all select 'runs under way', min(started_at) from integration_runs where state = 'running') as waiting
    where since is not null`.execute(database);
  return Object.fromEntries(rows.map(({ what, seconds }) => [what, Number(seconds)]));
};
