import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBareDatabase, openEmptyDatabase, testNow } from '../testing/demo-database.ts';
import { engines } from '../testing/engines.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { sessionIdOf } from '../auth/application/sessions.ts';
import { createEventLog } from '../events/database/event-log.ts';
import { createDataFacts } from '../operator/database/data-facts.ts';
import { addEvents } from './add-events.ts';
import { backUp } from './backup.ts';
import { lastNumber } from './number-series.ts';
import { openServer, type Database } from './open.ts';
import { migrate, prepareDatabase } from './prepare.ts';
import { restore } from './restore.ts';

const linesOf = async (database: Database): Promise<string[]> => {
  const lines: string[] = [];
  for await (const line of backUp(database, testNow)) lines.push(...line.split('\n'));
  return lines;
};
async function* from(lines: readonly string[]) {
  yield* lines;
}
const quiet = { replace: false, progress: () => undefined, now: testNow };
/** But for what a restored data set has of its own. */
const contentsOf = (lines: readonly string[]): string[] =>
  lines.filter((line) => !/"data-set"|-numbers-above"|^{"id":true,"last":|^{"end"/.test(line)).toSorted();

const empties = [
  { into: 'an embedded database', missing: null, openEmpty: openBareDatabase },
  {
    into: 'a PostgreSQL server',
    missing: noPostgres(),
    openEmpty: async () => openServer(await (await startPostgres()).newDatabase(), () => undefined),
  },
];

describe.each(engines)('a backup of $engine', ({ engine, missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of the demo’s data', () => {
    let source: Database;
    let lines: string[];
    beforeAll(async () => {
      ({ database: source } = await open());
      const data = { orderNo: orderNoOf('SO-1'), customerNo: customerNoOf('C10482') };
      await addEvents(source, [{ kind: 'order.withdrawn', at: testNow, data }]);
      await createEventLog(source).place();
      await source.deleteFrom('index_changes').execute();
      lines = await linesOf(source);
    });
    afterAll(() => source.destroy());

    // Into the other engine, where there is one.
    it.each(
      empties.filter((each) => each.missing === null && (each.into !== engine.replace('the ', 'an ') || noPostgres())),
    )('is the same restored into $into, and numbers go on', async ({ openEmpty }) => {
      const target = await openEmpty();
      expect(await restore(target, from(lines), quiet)).toMatchObject({
        ok: true,
        value: { rows: lines.length - 2 - tables() },
      });
      expect(contentsOf(await linesOf(target))).toEqual(contentsOf(lines));
      const { demo } = await prepareDatabase(target, null);
      expect(demo).toBe(true);
      const last = await target
        .selectFrom('audit_log')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst();
      const entry = {
        at: testNow,
        kind: 'request' as const,
        actor_id: null,
        actor: 'x',
        actor_email: '',
        impersonating: false,
      };
      const added = await target.insertInto('audit_log').values(entry).returning('id').executeTakeFirstOrThrow();
      expect(Number(added.id)).toBeGreaterThan(Number(last?.id ?? 0));
      // What was given after the backup is not given again: other systems have it.
      const before = await source.transaction().execute((trx) => lastNumber(trx, 'order'));
      const after = await target.transaction().execute((trx) => lastNumber(trx, 'order'));
      expect(after).toEqual({ prefix: before.prefix, last: before.last + 10_000n });
      const log = createEventLog(target);
      const { last: place } = await createEventLog(source).places();
      const data = { orderNo: orderNoOf('SO-1'), customerNo: customerNoOf('C10482') };
      await addEvents(target, [{ kind: 'order.withdrawn', at: testNow, data }]);
      await log.place();
      // Who reads on from a place that was given since the backup has what comes now.
      expect(await log.after(place + 10, 5)).toMatchObject([{ position: place + 1_000_001 }]);
      expect((await log.places()).last).toBe(place + 1_000_001);
      // Put back in place of what went on since, however much that was.
      const far = 987_654_321;
      const above = 'sample-request-numbers-above';
      await target
        .updateTable('secrets')
        .set({ value: String(far) })
        .where('name', '=', above)
        .execute();
      await target
        .updateTable('event_positions')
        .set({ last: String(far) })
        .execute();
      expect(await restore(target, from(lines), { ...quiet, replace: true })).toMatchObject({ ok: true });
      const again = await target.transaction().execute((trx) => lastNumber(trx, 'sample-request'));
      expect([again.last, (await log.places()).last]).toEqual([BigInt(far), far]);
      await target.destroy();
    });
    const tables = () => lines.filter((line) => line.startsWith('{"table":')).length;
  });
});

describe('what cannot be restored', () => {
  let target: Database;
  let lines: string[];
  beforeAll(async () => {
    ({ database: target } = await openEmptyDatabase());
    await sql`insert into users (id, email, first_name, last_name, roles, permissions, is_super_user)
      values (gen_random_uuid(), 'a@b.example', 'A', 'B', '{}', '{}', false)`.execute(target);
    lines = await linesOf(target);
  });
  afterAll(() => target.destroy());

  const refusalOf = async (given: readonly string[], replace = true) => {
    const before = await linesOf(target);
    const done = await restore(target, from(given), { ...quiet, replace });
    expect(await linesOf(target)).toEqual(before);
    return done.ok ? null : done.refusal;
  };

  it.each([
    ['nothing', () => [], { kind: 'no-backup' }],
    ['another file', () => ['id;name', '1;x'], { kind: 'no-backup' }],
    ['one cut short in a table', () => lines.slice(0, -2), { kind: 'cut-short' }],
    ['one that lost a row', () => lines.filter((line) => !line.includes('a@b.example')), { kind: 'cut-short' }],
    [
      'one of a newer version',
      () => [(lines[0] ?? '').replace(/"migration":"[^"]+"/, '"migration":"999-x"')],
      { kind: 'newer', migration: '999-x' },
    ],
    [
      'a row that is none',
      () => lines.map((line) => line.replace('"a@b.example"', '"A@b.example"')),
      { kind: 'does-not-fit' },
    ],
    [
      'a column that is not there',
      () => lines.map((line) => line.replace('"first_name",', '"first_nam",')),
      { kind: 'does-not-fit' },
    ],
  ])('%s changes nothing', async (_, made, expected) => {
    expect(await refusalOf(made())).toMatchObject(expected);
  });

  it('a database with a portal in it is left alone, unless it is to be replaced', async () => {
    expect(await refusalOf(lines, false)).toEqual({ kind: 'not-empty' });
    expect(await restore(target, from(lines), { ...quiet, replace: true })).toMatchObject({ ok: true });
    expect(contentsOf(await linesOf(target))).toEqual(contentsOf(lines));
  });

  it('somebody else’s tables are left alone', async () => {
    const database = await openBareDatabase();
    await sql`create table theirs (id integer)`.execute(database);
    expect(await restore(database, from(lines), { ...quiet, replace: true })).toEqual({
      ok: false,
      refusal: { kind: 'not-ours' },
    });
    await database.destroy();
  });
});

describe.skipIf(noPostgres())('a database that a portal is connected to', () => {
  it('is not replaced, whatever role the portal has', async () => {
    const url = new URL(await (await startPostgres()).newDatabase());
    const name = url.pathname.slice(1);
    const admin = openServer(url.href, () => undefined);
    // Neither may see what the other does, as the owner of the tables is no superuser.
    for (const role of ['owner', 'portal']) await sql.raw(`create role ${name}_${role} login`).execute(admin);
    await sql.raw(`alter database ${name} owner to ${name}_owner`).execute(admin);
    await sql.raw(`alter schema public owner to ${name}_owner`).execute(admin);
    await admin.destroy();
    const [owner, portal] = ['owner', 'portal'].map((role) => {
      url.username = `${name}_${role}`;
      return openServer(url.href, () => undefined);
    });
    if (!owner || !portal) throw new Error('there are two');
    await prepareDatabase(owner, null);
    const lines = await linesOf(owner);
    await sql`select 1`.execute(portal);
    const replace = () => restore(owner, from(lines), { ...quiet, replace: true });
    expect(await replace()).toEqual({ ok: false, refusal: { kind: 'in-use', others: 1 } });
    await portal.destroy();
    await expect.poll(replace).toMatchObject({ ok: true });
    await owner.destroy();
  });
});

describe('a backup of an older version', () => {
  it('goes into this one: its schema first, then its rows, then what came later', async () => {
    const old = await openBareDatabase();
    await old.transaction().execute((trx) => migrate(trx, '013-staff'));
    await sql`insert into customers (no, name, address, address_2, city, county, post_code, country, vat_registration_no,
        currency_code, credit_limit, balance, outstanding_orders_value)
        values ('C1', 'One', '', '', '', '', '', '', '', 'GBP', 5, 0, 0)`.execute(old);
    await sql`insert into users (id, email, first_name, last_name, roles, permissions, is_super_user)
        values (gen_random_uuid(), 'a@b.example', 'A', 'B', '{account_manager}', '{}', false)`.execute(old);
    await sql`insert into audit_log (at, kind, actor_id, actor, actor_email, impersonating, method, path, status)
        select now(), 'request', id, 'A B', email, false, 'GET', '/x', 200 from users`.execute(old);
    const secret = '5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173';
    await sql`insert into sessions (id, user_id, expires_at) select ${secret}, id, now() from users`.execute(old);
    await sql`insert into banners (position, link, img, alt) values (1, null, 'x.jpg', 'X')`.execute(old);
    await sql`insert into secrets values ('data-set', 'old'), ('token-key', 'k')`.execute(old);
    const lines = await linesOf(old);
    await old.destroy();
    const target = await openBareDatabase();
    expect(await restore(target, from(lines), quiet)).toMatchObject({ ok: true });
    const { dataSetId } = await prepareDatabase(target, null);
    expect(dataSetId).not.toBe('old');
    const { auditChain } = await createDataFacts(target, () => testNow).read();
    expect(auditChain).toMatchObject({ links: 2, brokenAt: null });
    // Who is signed in goes on: what was the id is the secret that tokens name.
    expect(await target.selectFrom('sessions').select('id').execute()).toEqual([{ id: sessionIdOf(secret) }]);
    expect(await target.selectFrom('banners').select(['alt', 'language']).execute()).toEqual([
      { alt: 'X', language: 'en' },
    ]);
    expect(await target.selectFrom('customers').select(['no', 'credit_limit']).execute()).toHaveLength(1);
    await target.destroy();
  });
});
