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

  const recorded = async (id: string) =>
    (await data.database.selectFrom('security_events').select('id').where('user_id', '=', id).execute()).length;
  const record = (id: string) =>
    sql`insert into security_events (at, kind, means, user_id) values (now(), 'signed-in', 'password', ${id})`.execute(
      data.database,
    );

  const anybody = () =>
    data.database
      .selectFrom('users')
      .selectAll()
      .where('customer_no', 'is not', null)
      .where('email', 'not like', '%@forgotten.invalid')
      .orderBy('email')
      .limit(1)
      .executeTakeFirstOrThrow();

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

  it('has no table of its own taken for the portal’s by what has the owner’s rights', async () => {
    const { id } = await data.database
      .selectFrom('users')
      .select('id')
      .where('customer_no', 'is not', null)
      .executeTakeFirstOrThrow();
    await record(id);
    const before = [await recorded(id), await chain()];
    await data.database.transaction().execute(async (trx) => {
      await sql`create temp table users on commit drop as select ${id}::uuid as id, 'x@forgotten.invalid' as email, false as legal_hold`.execute(
        trx,
      );
      await sql`create temp table audit_chain on commit drop as select 77 as last, 'forged' as hash`.execute(trx);
      await sql`grant all on users, audit_chain to public`.execute(trx);
      await sql`select forget_security_events_of(${id})`.execute(trx);
    });
    expect([await recorded(id), await chain()]).toEqual(before);
  });

  it('deletes an account without what was recorded of it, and takes back no forgetting', async () => {
    const of = (email: string) => data.database.selectFrom('users').select('id').where('email', '=', email);
    const { id } = await of('kim@quietco.example').executeTakeFirstOrThrow();
    await record(id);
    const before = await recorded(id);
    await data.database.deleteFrom('users').where('id', '=', id).execute();
    expect(await recorded(id)).toBe(before);
    const rename = (from: string, email: string) =>
      data.database.updateTable('users').set({ email }).where('email', '=', from).execute();
    // Neither made anew as somebody who is to be forgotten, nor as a copy of them.
    const made = { ...(await anybody()), id, email: `${id}@forgotten.invalid` };
    await data.database.insertInto('users').values(made).execute();
    await sql`select forget_security_events_of(${id})`.execute(data.database);
    expect(await recorded(id)).toBe(before);
    await rename('sam@northgate.example', 'x@forgotten.invalid');
    await expect(rename('x@forgotten.invalid', 'sam@northgate.example')).rejects.toThrow('stays so');
  });

  it('has where an account signed in from forgotten, and nothing else of it', async () => {
    const { id } = await anybody();
    const all = () => data.owner.selectFrom('security_events').selectAll().where('user_id', '=', id).execute();
    await data.database
      .insertInto('security_events')
      .values({
        at: testNow,
        kind: 'signed-in',
        means: 'password',
        user_id: id,
        email_hash: null,
        address: '192.0.2.9',
        user_agent: 'X',
      })
      .execute();
    const before = await all();
    await expect(data.owner.updateTable('security_events').set({ kind: 'password-refused' }).execute()).rejects.toThrow(
      'not changed',
    );
    await expect(data.owner.updateTable('security_events').set({ address: 'X' }).execute()).rejects.toThrow(
      'not changed',
    );
    await sql`select forget_security_events_of(${id})`.execute(data.database);
    expect(await all()).toEqual(before);
    await data.database
      .updateTable('users')
      .set({ email: `${id}@forgotten.invalid` })
      .where('id', '=', id)
      .execute();
    await sql`select forget_security_events_of(${id})`.execute(data.database);
    expect(await all()).toEqual(before.map((event) => ({ ...event, address: null, user_agent: null })));
  });

  it('is told apart from the one that owns the tables', async () => {
    expect([await ownsTables(data.database), await ownsTables(data.owner)]).toEqual([false, true]);
  });
});
