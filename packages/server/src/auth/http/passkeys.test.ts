import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { softwareKey } from '@connect/core/testing/software-key';
import { demoPassword } from '@connect/demo/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { secondFactorOwner } from '../../testing/second-factor-owner.ts';
import { createTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts';

const email = 'priya@northgate.example';
const at = { origin: 'http://localhost' };
interface Options {
  readonly challenge: string;
  readonly user?: { readonly id: string };
  readonly rp?: { readonly id: string };
  readonly excludeCredentials?: readonly object[];
}

let data: TestDatabase;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  for (const table of [
    'login_limits',
    'second_factors',
    'recovery_codes',
    'mail_jobs',
    'sessions',
    'security_events',
    'passkey_challenges',
  ] as const)
    await data.database.deleteFrom(table).execute();
  ({ token } = await secondFactorOwner(portal, email).turnOn());
});
afterAll(() => data.database.destroy());

const ask = async <Answer = Record<string, unknown>>(
  row: Call,
  request: TestRequest = {},
): Promise<Answer & { status: number; code?: string }> => {
  const answer = await portal.call(row, request);
  const text = await answer.text();
  return { ...(text === '' ? {} : (JSON.parse(text) as Answer)), status: answer.status } as Answer & { status: number };
};
const begin = (as = token) => ask<Options>(calls.beginPasskey, { token: as, body: { password: demoPassword } });
const add = (answer: object, as = token, name = 'Laptop') =>
  ask<{ id: string }>(calls.addPasskey, { token: as, body: { name, answer } });
const added = async () => {
  const key = softwareKey();
  expect(await add(key.make(await begin(), at))).toMatchObject({ status: 200, name: 'Laptop' });
  return key;
};
const firstStep = async (as = email): Promise<string> => {
  const { mfa_token: mfaToken } = await ask<{ mfa_token: string }>(calls.login, {
    body: { email: as, password: demoPassword },
  });
  return mfaToken;
};
const questionOf = async (mfaToken: string) =>
  (await ask<{ options: Options | null }>(calls.loginPasskey, { body: { mfaToken } })).options;
const finish = (mfaToken: string, passkey: object) =>
  ask<{ token?: string }>(calls.loginMfa, { body: { mfa_token: mfaToken, passkey } });
const listed = async () => (await ask<{ data: { id: string }[] }>(calls.passkeys, { token })).data;
const question = async (mfaToken: string): Promise<Options> => {
  const options = await questionOf(mfaToken);
  if (!options) throw new Error('there is a passkey');
  return options;
};

describe('a passkey (specification §passkeys)', () => {
  it('is added with the password, finishes a sign-in in place of a code, and its owner is told', async () => {
    const key = await added();
    expect(await listed()).toMatchObject([{ name: 'Laptop', lastUsedAt: null }]);
    const mfaToken = await firstStep();
    portal.known.clear();
    const signedIn = await finish(mfaToken, key.use(await question(mfaToken), { ...at, counter: 2 }));
    expect(portal.known.size).toBe(1);
    expect(signedIn).toMatchObject({ status: 200, token: expect.any(String) });
    expect(await listed()).toMatchObject([{ lastUsedAt: portal.clock.now.toISOString() }]);
    const { data: events } = await ask<{ data: object[] }>(calls.signIns, { token: signedIn.token ?? '' });
    expect(events.slice(0, 2)).toMatchObject([{ kind: 'signed-in', means: 'passkey' }, { kind: 'passkey-added' }]);
    expect(await portal.mails(email)).toContainEqual(expect.objectContaining({ subject: 'A passkey was added' }));
  });

  it('is added once for what it was asked with, by who was asked, at once, and from that page', async () => {
    const key = softwareKey();
    const options = await begin();
    const sam = await portal.tokenFor('sam@northgate.example');
    expect(options.rp?.id).toBe('localhost');
    expect(await add(key.make(options, at), sam)).toMatchObject({ status: 422, code: 'invalid_passkey' });
    expect(await add(key.make(options, { origin: 'http://localhost.evil.example' }))).toMatchObject({ status: 422 });
    const other = await begin();
    expect(await add(key.make(other, { ...at, host: 'evil.example' }))).toMatchObject({ status: 422 });
    const late = await begin();
    portal.clock.now = new Date(portal.clock.now.getTime() + 5 * 60_000);
    expect(await add(key.make(late, at))).toMatchObject({ status: 422 });
    const good = await begin();
    const { id } = await add(key.make(good, at));
    // Its answer was lost, and it is sent again.
    expect(await add(key.make(good, at))).toMatchObject({ status: 200, id });
    // It is there already.
    expect(await add(key.make(await begin(), at))).toMatchObject({ status: 422 });
    expect(await listed()).toHaveLength(1);
    expect((await begin()).excludeCredentials).toMatchObject([{ id: key.id }]);
  });

  it('is not without a second factor that is on, a password, or for an eleventh one', async () => {
    const wrong = await ask(calls.beginPasskey, { token, body: { password: 'another one' } });
    expect(wrong).toMatchObject({ status: 422, code: 'wrong_own_password' });
    const sam = await portal.tokenFor('sam@northgate.example');
    expect(await begin(sam)).toMatchObject({ status: 409, code: 'mfa_off' });
    for (let count = 0; count < 10; count += 1) await added();
    expect(await add(softwareKey().make(await begin(), at))).toMatchObject({ status: 409, code: 'too_many_passkeys' });
  });

  it('counts once for each question, for its owner alone, at its own page, and never with an older counter', async () => {
    const key = await added();
    const mfaToken = await firstStep();
    const asked = await question(mfaToken);
    const use = (changes = {}, by = key, options = asked) =>
      finish(mfaToken, by.use(options, { ...at, counter: 9, ...changes }));
    const refused = { status: 422, code: 'invalid_mfa_code' };
    expect(await use({}, softwareKey())).toMatchObject(refused);
    expect(await use({ origin: 'http://localhost.evil.example' })).toMatchObject(refused);
    expect(await use({}, key, asked)).toMatchObject(refused);
    const next = await question(mfaToken);
    expect(await use({}, key, next)).toMatchObject({ status: 200 });
    expect(await use({}, key, next)).toMatchObject(refused);
    expect(await use({ counter: 9 }, key, await question(mfaToken))).toMatchObject(refused);
    expect(await use({ counter: 10 }, key, await question(mfaToken))).toMatchObject({ status: 200 });
  });

  it('of two that answer at once with one counter signs one in', async () => {
    const key = await added();
    const mfaToken = await firstStep();
    const asked = [await question(mfaToken), await question(mfaToken)];
    const answers = await Promise.all(asked.map((each) => finish(mfaToken, key.use(each, { ...at, counter: 2 }))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is not wrong because the database is away, and what was asked and is over is not kept', async () => {
    const key = await added();
    const mfaToken = await firstStep();
    const asked = await question(mfaToken);
    await data.database.schema.alterTable('passkey_challenges').renameTo('away').execute();
    const answer = await finish(mfaToken, key.use(asked, { ...at, counter: 2 }));
    await data.database.schema.alterTable('away').renameTo('passkey_challenges').execute();
    expect(answer.status).toBe(500);
    portal.clock.now = new Date(portal.clock.now.getTime() + 5 * 60_000);
    await question(await firstStep());
    expect(await data.database.selectFrom('passkey_challenges').selectAll().execute()).toHaveLength(1);
  });

  it('is nobody else’s, and nothing of it is told to who has not shown the password', async () => {
    await added();
    expect(await ask(calls.loginPasskey, { body: { mfaToken: 'none' } })).toMatchObject({ status: 401 });
    const lee = 'lee@harbourworks.example';
    await secondFactorOwner(portal, lee).turnOn();
    expect(await questionOf(await firstStep(lee))).toBeNull();
  });

  it('five wrong tries make its owner wait, codes too', async () => {
    const key = await added();
    const mfaToken = await firstStep();
    const wrong = { ...key.use(await question(mfaToken), at), response: {} };
    for (let count = 0; count < 5; count += 1) expect(await finish(mfaToken, wrong)).toMatchObject({ status: 422 });
    expect(await finish(mfaToken, wrong)).toMatchObject({ status: 429 });
    expect(await ask(calls.loginMfa, { body: { mfa_token: mfaToken, code: '123456' } })).toMatchObject({ status: 429 });
  });

  it('goes by the password, once more without harm, and with the second factor', async () => {
    const [key, made] = [softwareKey(), await begin()];
    await add(key.make(made, at));
    const [passkey] = await listed();
    const remove = (password = demoPassword) =>
      ask(calls.removePasskey, { token, params: { id: passkey?.id ?? '' }, body: { password } });
    expect(await remove('another one')).toMatchObject({ status: 422 });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await listed()).toEqual([]);
    const mails = (await portal.mails(email)).filter(({ subject }) => subject === 'A passkey was removed');
    expect(mails).toHaveLength(1);
    // What made it makes it no more.
    expect(await add(key.make(made, at))).toMatchObject({ status: 422 });
    await added();
    await data.database.deleteFrom('second_factors').execute();
    expect(await data.database.selectFrom('passkeys').selectAll().execute()).toEqual([]);
  });

  it('is asked for or a code: neither is nothing', async () => {
    const answer = await ask<{ errors?: object }>(calls.loginMfa, { body: { mfa_token: await firstStep() } });
    expect(answer).toMatchObject({ status: 400, errors: { code: expect.anything() } });
  });
});
