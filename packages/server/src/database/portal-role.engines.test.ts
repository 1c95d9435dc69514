import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { createAuditRepository } from '../staff/database/audit-repository.ts';
import { testNow } from '../testing/demo-database.ts';
import { engines } from '../testing/engines.ts';
import { ownsTables } from './portal-role.ts';

const [, server] = engines;

describe.skipIf(server?.missing)('the portal’s own role (ADR 163)', () => {
  let data: Awaited<ReturnType<NonNullable<typeof server>['open']>>;
  beforeAll(async () => {
    if (server) data = await server.open();
  });
  afterAll(() => data?.close());
  const chain = async () => (await createDataFacts(data.database, () => testNow).read()).auditChain;

  it('adds to the audit log, and what came of it once', async () => {
    const audit = createAuditRepository(data.database);
    const { links } = await chain();
    const actor = { at: testNow, id: null, name: 'Robin', email: 'robin@connect.example', impersonating: false };
    const id = await audit.begin(actor, { method: 'GET', path: '/api/v3/customers', customerNo: null });
    await audit.finish(id, { shown: 200, customerNo: null, about: null });
    expect(await chain()).toMatchObject({ links: links + 2, brokenAt: null });
    await expect(audit.finish(id, { shown: 500, customerNo: null, about: null })).rejects.toThrow('not changed');
  });

  it.each([
    'delete from audit_log',
    'truncate audit_log',
    "update audit_log set actor = 'somebody else'",
    "update audit_log set hash = ''",
    'alter table audit_log disable trigger audit_log_stays',
    'drop trigger audit_log_stays on audit_log',
    "update audit_chain set hash = ''",
    'delete from audit_chain',
    "create or replace function audit_hash(text, text) returns text language sql as 'select $1'",
    'update security_events set at = now()',
    'delete from security_events',
    'delete from kysely_migration',
    'create table more (no integer)',
    'alter table users add column more text',
    "set session_replication_role = 'replica'",
    'set role postgres',
  ])('cannot: %s', async (statement) => {
    await expect(sql.raw(statement).execute(data.database)).rejects.toThrow(/permission denied|must be owner/);
    expect(await chain()).toMatchObject({ brokenAt: null });
  });

  it('is told apart from the one that owns the tables', async () => {
    expect([await ownsTables(data.database), await ownsTables(data.owner)]).toEqual([false, true]);
  });
});
