import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@connect/contract/calls';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOfStep, newSecret, stepAt } from '../auth/application/totp.ts';
import { createSecondFactorRepository } from '../auth/database/second-factor-repository.ts';
import { readConfig } from '../config.ts';
import { backUp } from '../database/backup.ts';
import { forgetKeys } from '../database/key-mark.ts';
import { derivedKey, newKey, type KeyRing } from '../key-ring.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal } from '../testing/test-portal.ts';
import { readKeys, writeKeys } from './keys-file.ts';
import { keySourceOf, takeKeys } from './take-keys.ts';

let data: TestDatabase;
let folder: string;
let file: string;
const secretOfBefore = Buffer.alloc(32, 1).toString('base64url');
const email = 'priya@northgate.example';

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  await data.database.deleteFrom('secrets').where('name', 'in', ['keys', 'token-key']).execute();
  folder = mkdtempSync(join(tmpdir(), 'connect-keys-'));
  file = join(folder, 'kept', 'keys.json');
  return () => rmSync(folder, { recursive: true });
});
afterAll(() => data.database.destroy());

const sourceOf = (environment: Record<string, string> = {}) => {
  const config = readConfig({ DATA_DIR: join(folder, 'data'), TOKEN_KEYS_FILE: file, ...environment });
  if (!config.ok) throw new Error(config.refusal);
  return keySourceOf(config.value);
};
const take = () => takeKeys(data.database, sourceOf());
const leaveKeyOfBefore = () =>
  data.database.insertInto('secrets').values({ name: 'token-key', value: secretOfBefore }).execute();
const userId = async () =>
  (await data.database.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
const addSecondFactor = async (secret: string) => {
  await data.database.deleteFrom('second_factors').execute();
  const row = { user_id: await userId(), secret, enabled_at: testNow };
  await data.database.insertInto('second_factors').values(row).execute();
};
const readSecondFactor = async (keys: KeyRing) =>
  createSecondFactorRepository(data.database, keys).hold(await userId(), async (factor) => factor?.secret);
const dump = async (): Promise<string> => {
  const lines: string[] = [];
  for await (const line of backUp(data.database, testNow)) lines.push(line);
  return lines.join('\n');
};

describe('the keys of a portal', () => {
  it('are made at the first start, for their owner alone, and are the same at the next', async () => {
    const keys = await take();
    expect(keys).toHaveLength(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await take()).toEqual(keys);
    expect(await dump()).not.toContain(keys[0].secret);
  });

  it('come out of a database of an earlier version, once, as the oldest, and what they did is good', async () => {
    await leaveKeyOfBefore();
    const secret = newSecret();
    await addSecondFactor(secret);
    const keys = await take();
    expect(keys.map((key) => key.secret)).toEqual([expect.any(String), secretOfBefore]);
    expect(await dump()).not.toContain(secretOfBefore);
    expect(await dump()).not.toContain(secret);
    expect(await readSecondFactor(keys)).toBe(secret);
    expect(await take()).toEqual(keys);
    // The start was cut off between the file and the database.
    await leaveKeyOfBefore();
    expect(await take()).toEqual(keys);
    await data.database.deleteFrom('second_factors').execute();
  });

  it('can be had from the settings, which lack that of an earlier version', async () => {
    const [newer, older] = [newKey(), newKey()];
    const source = sourceOf({
      TOKEN_KEYS: `${newer.kid}:${newer.secret}, ${older.kid}:${older.secret}`,
      TOKEN_KEYS_FILE: '',
    });
    expect(await takeKeys(data.database, source)).toEqual([newer, older]);
    await leaveKeyOfBefore();
    await expect(takeKeys(data.database, source)).rejects.toThrow(/Start once with TOKEN_KEYS_FILE/);
  });

  it('of another portal are refused, and none where there were some, until they are said to be lost', async () => {
    const [key] = await take();
    writeKeys(file, { keys: [newKey()] });
    await expect(take()).rejects.toThrow(`the one named ${key.kid} is not there`);
    rmSync(file);
    await expect(take()).rejects.toThrow(/are not in .*keys\.json/);
    await forgetKeys(data.database);
    expect((await take())[0].kid).not.toBe(key.kid);
  });

  it('go on beside a newer one, which encrypts what they did', async () => {
    const [key] = await take();
    const secret = newSecret();
    await addSecondFactor(secret);
    await take();
    const newer = newKey();
    expect(readKeys(file)?.inUse).toBe(key.kid);
    writeKeys(file, { keys: [newer, key], inUse: key.kid });
    await take();
    expect(readKeys(file)).toEqual({ keys: [newer, key], inUse: newer.kid });
    expect(await readSecondFactor([newer])).toBe(secret);
    expect(await readSecondFactor([key])).toBeNull();
    await data.database.deleteFrom('second_factors').execute();
  });

  it('in a file that is none of the portal’s are refused without a word of what is in it', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"keys":[{"kid":"a","secret":"not to be shown"}]}');
    expect(() => readKeys(other)).toThrow(/^Cannot read the keys in [^:]*other\.json \(it has no keys/);
  });
});

describe('who reads the whole database', () => {
  it('opens no account with it: not by its sessions, by second factors, nor by links', async () => {
    await leaveKeyOfBefore();
    const seed = newSecret();
    await addSecondFactor(seed);
    const keys = await take();
    const portal = createTestPortal({ database: data.database, keys });
    const sam = await portal.signIn('sam@northgate.example');
    const login = await portal.call(calls.login, { body: { email, password: 'Connect-demo-1' } });
    const { mfa_token: mfaToken } = (await login.json()) as { mfa_token: string };
    const code = codeOfStep(seed, stepAt(testNow));
    expect((await portal.call(calls.loginMfa, { body: { mfa_token: mfaToken, code } })).status).toBe(200);
    await portal.call(calls.passwordEmail, { body: { email: 'sam@northgate.example' } });
    const text = await dump();

    const { sid } = decodeJwt<{ sid: string }>(sam);
    for (const secret of [...keys.map((key) => key.secret), seed, sid, mfaToken, sam])
      expect(text).not.toContain(secret);
    const sessions = await data.database.selectFrom('sessions').select('id').execute();
    const kept = await data.database.selectFrom('secrets').selectAll().execute();
    const words = new Set([...kept.flatMap(({ value }) => value.split(/[ .]/)), ...sessions.map(({ id }) => id)]);
    for (const word of words)
      for (const named of [sid, ...sessions.map(({ id }) => id)])
        for (const signer of [Buffer.from(word), derivedKey({ kid: '', secret: word }, 'portal')]) {
          const token = await new SignJWT({ sid: named })
            .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
            .setIssuer('connect')
            .setAudience('portal')
            .setIssuedAt(testNow)
            .setExpirationTime(Math.floor(testNow.getTime() / 1000) + 600)
            .sign(signer);
          expect((await portal.call(calls.me, { token })).status).toBe(401);
        }
    expect((await portal.call(calls.me, { token: sam })).status).toBe(200);
  });
});
