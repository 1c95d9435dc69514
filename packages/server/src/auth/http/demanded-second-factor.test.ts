import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { refusalsOf } from '@connect/contract/openapi';
import { demoPassword } from '@connect/demo/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { noDemands } from '../../testing/no-demands.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';
import { codeOfStep, stepAt } from '../application/totp.ts';

const priya = 'priya@northgate.example';
const sam = 'sam@northgate.example';

let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  portal = createTestPortal(data);
  const { database } = data;
  for (const table of ['second_factors', 'recovery_codes', 'login_limits', 'activity'] as const)
    await database.deleteFrom(table).execute();
  await noDemands(database);
});

const ask = async (row: Call, request: TestRequest) => {
  const answer = await portal.call(row, request);
  const text = await answer.text();
  return { status: answer.status, ...(text && (JSON.parse(text) as object)) };
};
const needed = { status: 403, code: 'second_factor_needed' };
const demand = (secondFactorDemanded: boolean, token: string) =>
  ask(calls.setCompanySignIn, { token, body: { secondFactorDemanded } });
const enrol = async (token: string): Promise<void> => {
  const setUp = await portal.call(calls.mfaSetup, { token, body: { password: demoPassword } });
  const { secret } = (await setUp.json()) as { secret: string };
  const code = codeOfStep(secret, stepAt(portal.clock.now));
  expect((await portal.call(calls.mfaConfirm, { token, body: { code } })).status).toBe(200);
};
const logged = async () => {
  const rows = await data.database.selectFrom('activity').select(['kind', 'actor', 'subject']).orderBy('id').execute();
  return rows.map(({ kind, actor, subject }) => [kind, actor, subject]);
};
/** Something for each parameter of a path: who may not make a call is told so before it is read. */
const anyOf = ({ path }: Call): Record<string, string> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));

it('a session that is open already may do nothing but set one up, whatever the call', async () => {
  const [editor, theirs] = [await portal.tokenFor(priya), await portal.tokenFor(sam)];
  expect(await demand(true, editor)).toEqual({ status: 200, secondFactorDemanded: true, demandedBySupplier: false });
  const answered: string[] = [];
  for (const [name, row] of Object.entries<Call>(calls)) {
    if (row.access === 'public' || row === calls.logout) continue;
    const { status, ...answer } = await ask(row, { token: theirs, params: anyOf(row) });
    if (!('code' in answer) || answer.code !== 'second_factor_needed') answered.push(name);
    else expect([status, refusalsOf(row).includes(403)], name).toEqual([403, true]);
  }
  expect(answered).toEqual(['me', 'mfa', 'mfaSetup', 'mfaConfirm']);
});

it('whoever signs in is told of it, sets one up and goes on in the same session', async () => {
  await demand(true, await portal.tokenFor(priya));
  const signedIn = await ask(calls.login, { body: { email: sam, password: demoPassword } });
  expect(signedIn).toMatchObject({ status: 200, user: { second_factor_needed: true } });
  const { token } = signedIn as unknown as { token: string };
  expect(await ask(calls.me, { token })).toMatchObject({ second_factor_needed: true });
  expect(await ask(calls.customer, { token })).toMatchObject(needed);
  await enrol(token);
  expect(await ask(calls.me, { token })).not.toHaveProperty('second_factor_needed');
  expect((await ask(calls.customer, { token })).status).toBe(200);
});

it('whoever turned it on is held to it, too; each change stands in the log once', async () => {
  const token = await portal.tokenFor(priya);
  expect(await demand(false, token)).toMatchObject({ status: 200 });
  await demand(true, token);
  expect(await demand(false, token)).toMatchObject(needed);
  await enrol(token);
  await demand(true, token);
  expect(await demand(false, token)).toEqual({ status: 200, secondFactorDemanded: false, demandedBySupplier: false });
  expect(await logged()).toEqual([
    ['second-factor-demanded', 'Priya Nair', ''],
    ['second-factor-left-open', 'Priya Nair', ''],
  ]);
});

it('is of one company, and not of staff who act for it', async () => {
  await demand(true, await portal.tokenFor(priya));
  expect((await ask(calls.customer, { token: await portal.tokenFor('lee@harbourworks.example') })).status).toBe(200);
  const morgan = await portal.tokenFor('morgan@connect.example');
  const acting = await ask(calls.impersonate, { token: morgan, params: { no: 'C10482' } });
  const { token } = acting as unknown as { token: string };
  expect((await ask(calls.customer, { token })).status).toBe(200);
});

it('the supplier’s administrators demand it of a customer, in the supplier’s name; an unknown one is not found', async () => {
  const token = await portal.tokenFor('ada@connect.example');
  const body = { demandedBySupplier: true };
  const set = (no: string) => ask(calls.setCustomerSignIn, { token, params: { no }, body });
  expect(await set('C10482')).toEqual({ status: 200, secondFactorDemanded: false, ...body });
  expect(await ask(calls.customerUsers, { token, params: { no: 'C10482' } })).toMatchObject(body);
  expect(await ask(calls.customer, { token: await portal.tokenFor(sam) })).toMatchObject(needed);
  expect(await set('C99999')).toMatchObject({ status: 404 });
  expect((await logged()).map(([kind]) => kind)).toEqual(['second-factor-demanded']);
});

it('what the supplier demands the company cannot take back, nor the other way round', async () => {
  const [ada, editor] = [await portal.tokenFor('ada@connect.example'), await portal.tokenFor(priya)];
  await enrol(editor);
  const bySupplier = (demandedBySupplier: boolean) =>
    ask(calls.setCustomerSignIn, { token: ada, params: { no: 'C10482' }, body: { demandedBySupplier } });
  await bySupplier(true);
  await demand(true, editor);
  expect(await demand(false, editor)).toEqual({ status: 200, secondFactorDemanded: false, demandedBySupplier: true });
  expect(await ask(calls.customer, { token: await portal.tokenFor(sam) })).toMatchObject(needed);
  await demand(true, editor);
  expect(await bySupplier(false)).toEqual({ status: 200, secondFactorDemanded: true, demandedBySupplier: false });
  expect(await ask(calls.customer, { token: await portal.tokenFor(sam) })).toMatchObject(needed);
  await demand(false, editor);
  expect((await ask(calls.customer, { token: await portal.tokenFor(sam) })).status).toBe(200);
});
