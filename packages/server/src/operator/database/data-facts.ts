import { sql } from 'kysely';
import { isPortalAdministrator } from '../../database/administrators.ts';
import { migrations } from '../../database/migrations.ts';
import type { Database } from '../../database/open.ts';
import { appliedMigrations } from '../../database/schema.ts';
import type { DataFactsRepository } from '../application/data-checks.ts';

/** After so many attempts a mail is said to fail. */
const manyAttempts = 3;

export const createDataFacts = (database: Database, now: () => Date): DataFactsRepository => ({
  read: async () => {
    const applied = await appliedMigrations(database);
    const known = Object.keys(migrations);
    const { rows } = await sql<{ version: string; now: Date }>`select version(), clock_timestamp() as now`.execute(
      database,
    );
    const counted = async (query: { executeTakeFirstOrThrow(): Promise<{ count: string | number | bigint }> }) =>
      Number((await query.executeTakeFirstOrThrow()).count);
    const mails = database.selectFrom('mail_jobs').select(({ fn }) => fn.countAll().as('count'));
    return {
      version: (rows[0]?.version ?? '').split(/ on |,/)[0] ?? '',
      now: rows[0]?.now ?? now(),
      missingMigrations: known.filter((name) => !applied.includes(name)),
      unknownMigrations: applied.filter((name) => !known.includes(name)),
      administrators: await counted(
        database
          .selectFrom('users')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('active', '=', true)
          .where(isPortalAdministrator),
      ),
      customers: await counted(
        database
          .selectFrom('customers')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('removed_at', 'is', null),
      ),
      mailsWaiting: await counted(mails),
      mailsFailing: await counted(mails.where('attempts', '>=', manyAttempts)),
      keys: await database
        .selectFrom('integration_keys')
        .select(['name', 'expires_at as expiresAt'])
        .where('revoked_at', 'is', null)
        .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
        .execute(),
    };
  },
});
