import { sql } from 'kysely';
import { isPortalAdministrator } from '../../database/administrators.ts';
import { migrations } from '../../database/migrations.ts';
import type { Database } from '../../database/open.ts';
import { appliedMigrations } from '../../database/schema.ts';
import type { DataFacts, DataFactsRepository } from '../application/data-checks.ts';

/** After so many attempts a mail is said to fail. */
const manyAttempts = 3;

/** Each link made anew from the one before and its text, as the database made it. */
const readAuditChain = async (database: Database): Promise<DataFacts['auditChain']> => {
  const { rows } = await sql<{ links: string; hash: string; broken: string | null }>`
    with links as (
      select place, hash, audit_entry_text(audit_log) as text from audit_log
      union all
      select outcome_place, outcome_hash, audit_outcome_text(audit_log) from audit_log where outcome_place is not null
    ), followed as (
      select place, hash,
        hash = audit_hash(coalesce(lag(hash) over chain, ''), text) and place = coalesce(lag(place) over chain, 0) + 1 as follows
      from links window chain as (order by place)
    ), tail as (
      select coalesce(max(place), 0) as place, coalesce((array_agg(hash order by place desc))[1], '') as hash from links
    )
    select last as links, audit_chain.hash,
      coalesce(
        (select min(place) from followed where follows is not true),
        case when (last, audit_chain.hash) <> (tail.place, tail.hash) then last end
      ) as broken
    from audit_chain, tail`.execute(database);
  const { links = '0', hash = '', broken = null } = rows[0] ?? {};
  return { links: Number(links), hash, brokenAt: broken === null ? null : Number(broken) };
};

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
      auditChain: await readAuditChain(database),
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
