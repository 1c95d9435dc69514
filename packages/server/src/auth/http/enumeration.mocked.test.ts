import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal } from '../../testing/test-portal.ts';
import { hashPassword, verifyPassword } from '../application/passwords.ts';

vi.mock('../application/passwords.ts', async (original) => {
  const { hashPassword, verifyPassword } = await original<typeof import('../application/passwords.ts')>();
  return { hashPassword: vi.fn(hashPassword), verifyPassword: vi.fn(verifyPassword) };
});

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => data.database.deleteFrom('login_limits').execute());
afterAll(() => data.database.destroy());

/** What a call cost: the statements it made, without their values, and its hashing; and what it answered. */
const workOf = async (row: Call, body: object) => {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(
        JSON.stringify(node, (key, value: unknown) => (key === 'value' || key === 'values' ? '?' : value)),
      );
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const portal = createTestPortal({ ...data, database: data.database.withPlugin(recorder) });
  const count = () => vi.mocked(hashPassword).mock.calls.length + vi.mocked(verifyPassword).mock.calls.length;
  const before = count();
  const answer = await portal.call(row, { body });
  return { statements, hashes: count() - before, status: answer.status, answer: await answer.text() };
};

const known = 'priya@northgate.example';
const others = ['nobody@northgate.example', 'morgan@connect.example', 'nobody'];
const form = { password: 'a fine long password', first_name: 'Ada', last_name: 'Byron' };
const signature = `5c0e7a1e-9f3b-4c1d-8a52-70f1c0de4173.${'A'.repeat(43)}`;

describe('nobody finds out who has an account: known and unknown emails are answered alike, after the same work', () => {
  it.each([
    ['sign-in', calls.login, { password: 'wrong' }, { hashes: 1, status: 401 }],
    ['forgotten password', calls.passwordEmail, {}, { hashes: 0, status: 200 }],
    ['an invitation', calls.invitation, { signature }, { hashes: 0, status: 200 }],
    ['registration', calls.register, { ...form, signature }, { hashes: 0, status: 422 }],
    ['registration without a signature', calls.register, { ...form, signature: '' }, { hashes: 0, status: 422 }],
    [
      'password reset',
      calls.passwordReset,
      { token: 'A'.repeat(43), password: form.password, password_confirmation: form.password },
      { hashes: 0, status: 422 },
    ],
  ])('%s', async (_, row, body, expected) => {
    const work = await workOf(row, { ...body, email: known });
    expect(work).toMatchObject(expected);
    expect(work.statements.length).toBeGreaterThan(0);
    for (const email of others) expect(await workOf(row, { ...body, email })).toEqual(work);
  });

  it('sign-in of somebody deactivated too', async () => {
    const wrong = await workOf(calls.login, { email: known, password: 'wrong' });
    await data.database
      .updateTable('users')
      .set({ active: false })
      .where('email', '=', 'kim@quietco.example')
      .execute();
    expect(await workOf(calls.login, { email: 'kim@quietco.example', password: 'wrong' })).toEqual(wrong);
  });
});
