import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
});
afterAll(() => data.database.destroy());

const email = 'sam@northgate.example';
const newPassword = 'a fine long new password';
const change = async (token: string, body: object): Promise<unknown> => {
  const answer = await portal.call(calls.changePassword, { token, body });
  return answer.status === 204 ? 'done' : { status: answer.status, ...((await answer.json()) as object) };
};
const isSignedIn = async (token: string): Promise<boolean> => (await portal.call(calls.me, { token })).ok;

describe('the own password', () => {
  it.each([
    ['seven77', 'password_too_short'],
    ['iloveyou', 'password_too_common'],
    ['Northgate-2026', 'password_about_you'],
  ])('does not become %s', async (bad, code) => {
    const token = await portal.tokenFor(email);
    expect(await change(token, { password: demoPassword, newPassword: bad })).toMatchObject({
      status: 422,
      code,
      errors: { newPassword: [expect.any(String)] },
    });
  });

  it('is changed with the one of before: this session goes on, others and open links end, and a mail tells of it', async () => {
    const [here, there] = [await portal.tokenFor(email), await portal.tokenFor(email)];
    await portal.call(calls.passwordEmail, { body: { email } });
    const mails = (await portal.mails(email)).length;
    expect(await change(here, { password: 'not mine', newPassword })).toMatchObject({
      status: 422,
      code: 'wrong_own_password',
    });
    expect(await isSignedIn(there)).toBe(true);
    expect(await change(here, { password: demoPassword, newPassword })).toBe('done');
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
    expect(await portal.mails(email)).toHaveLength(mails + 1);
    expect(await data.database.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('asked for once more, as after a lost answer, is changed, and tells nobody again', async () => {
    const { length } = await portal.mails(email);
    expect(await change(await portal.tokenFor(email), { password: demoPassword, newPassword })).toBe('done');
    expect(await portal.mails(email)).toHaveLength(length);
  });

  it('has five tries', async () => {
    const token = await portal.tokenFor('lee@harbourworks.example');
    for (let tries = 0; tries < 5; tries++)
      expect(await change(token, { password: `wrong ${tries}`, newPassword })).toMatchObject({ status: 422 });
    expect(await change(token, { password: demoPassword, newPassword })).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
    });
  });

  it('is nobody’s of the staff, who have none', async () => {
    expect(await change(await portal.tokenFor('morgan@connect.example'), { password: 'x', newPassword })).toMatchObject(
      { status: 422, code: 'wrong_own_password' },
    );
  });
});
