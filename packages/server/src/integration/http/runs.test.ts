import type { Scope } from '@connect/contract/operator/scope';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../database/open.ts';
import { createKeyManagement } from '../../keys/application/manage-keys.ts';
import { createKeyRepository } from '../../keys/database/key-repository.ts';
import { startInterrupting, withKeys } from '../../portal/serve-integration.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { createRunStore } from '../database/run-store.ts';
import { openIntegration, sentAt, type TestIntegration } from '../testing/open-integration.ts';
import { oneSale } from '../testing/one-sale.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
beforeEach(() => integration.clear());
afterAll(() => database.destroy());

const { of, only, refusals, send } = oneSale(() => integration);

describe('a run', () => {
  const first = '2f1b8a66-4c0d-4a52-9c39-6b8f4b1f0001';

  it('goes on where it was, passes over what it has, and leaves no line out', async () => {
    await send('staff');
    const [one = {}, two = {}, three = {}] = of('customers');
    expect(await integration.send('customers', [one], { run: first, more: 'true' })).toMatchObject({
      state: 'running',
    });
    await expect(integration.send('customers', [three], { run: first, from: '3' })).rejects.toThrow('line 2');
    // A run that never began does not begin in its midst, and leaves none behind.
    const second = first.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    await expect(integration.send('customers', [three], { run: second, from: '3' })).rejects.toThrow('line 1');
    expect((await integration.get(`/runs/${second}`)).status).toBe(404);
    const whole = await integration.send('customers', [one, two, three], { run: first, from: '1' });
    expect(whole).toMatchObject({ state: 'finished', lines: 3, accepted: 3 });
    const again = await integration.put(`/customers?run=${first}`, JSON.stringify([one, two, three]));
    expect([again.status, again.headers.get('Location'), await again.json()]).toMatchObject([
      409,
      `/api/integration/v1/runs/${first}`,
      {
        code: 'run_ended',
        message: expect.stringContaining('is finished: 3 lines, 3 accepted'),
        values: { state: 'finished', lines: 3, accepted: 3 },
      },
    ]);
    await expect(integration.send('customers', [one], { run: first, dryRun: 'true' })).rejects.toThrow('started for');
    await expect(integration.send('orders', [], { run: first })).rejects.toThrow('run_ended');
  });

  it('that nobody feeds any more is said to have broken off when the server starts, and goes on all the same', async () => {
    await send('staff');
    const [one = {}, two = {}, three = {}] = of('customers');
    await integration.send('customers', [one], { run: first, more: 'true' });
    const runs = createRunStore(database, () => new Date());
    await runs.interruptAll(new Date(0));
    expect(await (await integration.get(`/runs/${first}`)).json()).toMatchObject({ state: 'running' });
    await runs.interruptAll();
    expect(await (await integration.get(`/runs/${first}`)).json()).toMatchObject({ state: 'interrupted', lines: 1 });
    const more = await integration.send('customers', [two], { run: first, from: '2', more: 'true' });
    expect(more).toMatchObject({ state: 'running', lines: 2 });
    expect(await integration.send('customers', [three], { run: first, from: '3' })).toMatchObject({
      state: 'finished',
    });
  });

  it('whose sender goes away between two sendings is said to have broken off after five minutes, on one process, too', async () => {
    await send('staff');
    const [one = {}] = of('customers');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let passed = 0;
    const now = () => new Date(sentAt.getTime() + passed);
    const end = await startInterrupting(database, { alone: true, now, log: pino({ level: 'silent' }) });
    await integration.send('customers', [one], { run: first, more: 'true' });
    const stateAfter = async (minutes: number) => {
      passed = minutes * 60_000;
      await vi.advanceTimersByTimeAsync(60_000);
      return (await (await integration.get(`/runs/${first}`)).json()).state;
    };
    expect(await stateAfter(4)).toBe('running');
    await expect.poll(() => stateAfter(6)).toBe('interrupted');
    await end();
    vi.useRealTimers();
  });

  it('that only looks writes nothing, and says what would become of each', async () => {
    await send('staff');
    const before = await integration.state();
    const bad = { ...only('customers'), no: '-' };
    const run = await integration.send('customers', [...of('customers'), bad], { dryRun: 'true' });
    expect(run).toMatchObject({ accepted: 3, refused: 1, dry: true });
    expect(await integration.state()).toEqual(before);
    expect(await refusals(run.id)).toHaveLength(1);
  });

  it('with what waits says so, until what it names is there', async () => {
    expect(await integration.send('invoices', of('invoices'))).toMatchObject({ waiting: 1, accepted: 0 });
    const waiting = async () => (await integration.get('/waiting')).text();
    expect(JSON.parse(await waiting())).toMatchObject({ kind: 'invoices', key: 'SI-0001', waitsFor: ['customers C1'] });
    await send('customers');
    expect(await waiting()).toContain('"waitsFor":["staff ann@supplier.example"]');
    await send('staff');
    expect(await waiting()).toBe('');
    expect((await integration.state())['invoices']).toHaveLength(1);
  });

  it('that replaces removes what it did not send, at most a twentieth unless it is confirmed', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const owed = async () => {
      const { rows } = await sql<{ balance: number }>`select balance from customers where no = 'C1'`.execute(database);
      return rows[0]?.balance;
    };
    expect(await owed()).toBe(6000);
    const options = { replace: 'true', run: first };
    expect(await integration.send('invoices', [], options)).toMatchObject({ state: 'unconfirmed', wouldRemove: 1 });
    expect(await owed()).toBe(6000);
    expect(await integration.send('invoices', [], { ...options, confirm: '2' })).toMatchObject({
      state: 'unconfirmed',
    });
    expect(await integration.send('invoices', [], { ...options, confirm: '1' })).toMatchObject({
      state: 'finished',
      removed: 1,
    });
    expect(await owed()).toBe(0);
  });

  it('that replaces removes as much as the settings let it', async () => {
    await send('staff', 'customers', 'orders', 'invoices');
    const lenient = openIntegration(database, { replacePercent: 100 });
    const run = await lenient.send('invoices', [], { replace: 'true', run: first });
    expect(run).toMatchObject({ state: 'finished', removed: 1 });
  });

  it('that replaces removes nothing once one record was refused, until another sending confirms how many', async () => {
    await send('staff');
    const options = { run: first, replace: 'true', confirm: '1' };
    const bad = { ...only('staff'), email: 'nobody' };
    const run = await integration.send('staff', [bad], options);
    expect(run).toMatchObject({ state: 'unconfirmed', refused: 1, removed: 0, wouldRemove: 1 });
    expect(await integration.send('staff', [], options)).toMatchObject({ state: 'finished', removed: 1 });
  });

  it('that replaces removes nothing unasked where its records are found to be against each other, nor by another number', async () => {
    const product = (sku: string, replaced: { readonly replacedBy?: string } = {}) => ({
      sku,
      title: sku,
      classification: 'Gloves',
      slug: sku.toLowerCase(),
      regions: ['UK'],
      variations: [{ sku: `${sku}-M`, title: sku, ...replaced }],
    });
    // So many that one of them could be removed unasked.
    const others = Array.from({ length: 38 }, (_, at) => product(`P${at}`));
    const circle = [product('A', { replacedBy: 'B-M' }), product('B', { replacedBy: 'A-M' })];
    await integration.send('products', others);
    const options = { run: first, replace: 'true' };
    const run = await integration.send('products', [...others.slice(1), ...circle], options);
    expect(run).toMatchObject({ state: 'unconfirmed', refused: 2, removed: 0, wouldRemove: 1 });
    const by = (confirm: string) => integration.send('products', [], { ...options, confirm });
    expect(await by('0')).toMatchObject({ state: 'unconfirmed', removed: 0 });
    expect(await by('1')).toMatchObject({ state: 'finished', removed: 1 });
  });

  it('that replaces keeps what was refused as it was', async () => {
    await send('staff', 'customers');
    const [one = {}, two = {}] = of('customers');
    const options = { run: first, replace: 'true' };
    const run = await integration.send('customers', [{ ...one, name: '' }, two], options);
    expect(run).toMatchObject({ state: 'unconfirmed', refused: 1, wouldRemove: 1 });
    expect(await integration.send('customers', [], { ...options, confirm: '1' })).toMatchObject({ state: 'finished' });
    expect(await (await integration.get('/customers')).text()).toMatch(/C1[^]*C2/);
    expect(await (await integration.get('/customers')).text()).not.toContain('C3');
  });

  it('of a slow sender is seen to go on', async () => {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const [one, two] = of('customers').map((record) => new TextEncoder().encode(`${JSON.stringify(record)}\n`));
    const slow = integration.put(`/customers?run=${first}`, readable);
    const seen = async (): Promise<unknown> => (await integration.get(`/runs/${first}`)).json();
    for (const [index, line] of [one, two].entries()) {
      await writer.write(line);
      await vi.waitFor(async () => expect(await seen()).toMatchObject({ lines: index + 1, state: 'running' }), 20_000);
    }
    await writer.close();
    expect(await (await slow).json()).toMatchObject({ lines: 2, state: 'finished' });
  });

  it('takes no more once its key is revoked, keeps what it has, and says where it goes on', async () => {
    await send('staff');
    const keys = createKeyRepository(database);
    const clock = () => new Date();
    const management = createKeyManagement({ keys, now: clock });
    const made = await management.create(
      { name: 'ERP', scopes: ['write:*'], addresses: [], expiresAt: null },
      'Operator',
    );
    if (!made.ok) throw new Error(made.refusal.kind);
    const withKey = openIntegration(database, { authenticate: withKeys(database, clock) });
    const lines = Array.from(
      { length: 150 },
      (_, index) => `${JSON.stringify({ ...only('customers'), no: `D${index}` })}\n`,
    );
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const open = withKey.put(`/customers?run=${first}`, readable, { Authorization: `Bearer ${made.value.text}` });
    await writer.write(new TextEncoder().encode(lines.slice(0, 100).join('')));
    const seen = async (): Promise<unknown> => (await integration.get(`/runs/${first}`)).json();
    await vi.waitFor(async () => expect(await seen()).toMatchObject({ lines: 100 }), 20_000);
    await management.revoke(made.value.key.id);
    await writer.write(new TextEncoder().encode(lines.slice(100).join('')));
    void writer.close();
    const answer = await open;
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { code: 'key_over', message: expect.stringMatching(/^This key was revoked.*goes on with line 101/) },
    ]);
    expect(answer.headers.get('Location')).toBe(`/api/integration/v1/runs/${first}`);
    expect(await seen()).toMatchObject({ state: 'interrupted', lines: 100, accepted: 100 });
  });

  it('is told, with what was refused of it, to whoever may read or send its kind', async () => {
    await send('staff');
    const { id } = await integration.send('customers', of('customers'));
    const keys = createKeyManagement({ keys: createKeyRepository(database), now: () => new Date() });
    const withKey = openIntegration(database, { authenticate: withKeys(database, () => new Date()) });
    const statuses = async (scope: Scope): Promise<readonly number[]> => {
      const made = await keys.create({ name: scope, scopes: [scope], addresses: [], expiresAt: null }, 'Operator');
      if (!made.ok) throw new Error(made.refusal.kind);
      const asked = ['', '/refusals', '/late-refusals'].map((part) =>
        withKey.get(`/runs/${id}${part}`, { Authorization: `Bearer ${made.value.text}` }),
      );
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    for (const scope of ['read:*', 'read:customers', 'write:customers', 'write:*'] as const)
      expect([scope, await statuses(scope)]).toEqual([scope, [200, 200, 200]]);
    for (const scope of ['read:staff', 'write:orders', 'read:events'] as const)
      expect([scope, await statuses(scope)]).toEqual([scope, [403, 403, 403]]);
  });

  it('in two sendings at once counts each line once', async () => {
    await send('staff');
    const many = Array.from({ length: 250 }, (_, index) => ({ ...only('customers'), no: `D${index}` }));
    const lines = many.map((record) => `${JSON.stringify(record)}\n`);
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
    const writer = writable.getWriter();
    const slow = integration.put(`/customers?run=${first}`, readable);
    await writer.write(new TextEncoder().encode(lines.slice(0, 100).join('')));
    await vi.waitFor(async () => {
      const run: unknown = await (await integration.get(`/runs/${first}`)).json();
      expect(run).toMatchObject({ lines: 100 });
    }, 20_000);
    const quick = await integration.send('customers', many, { run: first });
    expect(quick).toMatchObject({ state: 'finished', lines: 250, accepted: 250, unchanged: 0 });
    void writer.write(new TextEncoder().encode(lines.slice(100).join(''))).then(() => writer.close());
    expect((await slow).status).toBe(409);
    expect(await (await integration.get(`/runs/${first}`)).json()).toEqual(quick);
  });
});
