import { calls } from '@connect/contract/calls';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { actingToken } from '../../testing/acting.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const priya = 'priya@northgate.example';
let data: TestDatabase;
let portal: TestPortal;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => {
  portal = createTestPortal(data);
});
afterAll(() => data.database.destroy());

const download = async (token: string) => {
  const answer = await portal.call(calls.ownData, { token });
  return { answer, text: await answer.text() };
};

it('is a file with the account, the sessions and the sign-ins of who asks, and of nobody else', async () => {
  await portal.signIn('sam@northgate.example');
  const { answer, text } = await download(await portal.signIn(priya));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/vnd.connect.own-data+json');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const held: Record<string, Record<string, unknown>[]> = JSON.parse(text);
  expect(held['users']).toMatchObject([{ email: priya }]);
  const { id } = held['users']?.[0] ?? {};
  for (const table of ['sessions', 'security_events'])
    expect([...new Set(held[table]?.map(({ user_id: owner }) => owner))]).toEqual([id]);
  // No secret, and no hash of one.
  expect(text).not.toMatch(/"(password_hash|code_hash|token_hash|secret)"/);
});

it('has the mails that were kept, without the links in them', async () => {
  const mail = { recipient: priya, subject: 'Your new password', text: 'https://x.example/reset-me', html: 'reset-me' };
  await data.database
    .insertInto('mailbox')
    .values({ ...mail, at: testNow })
    .execute();
  const { text } = await download(await portal.tokenFor(priya));
  expect(JSON.parse(text).mailbox).toMatchObject([{ subject: 'Your new password' }]);
  expect(text).not.toContain('reset-me');
});

it('stands among the recent sign-ins', async () => {
  const token = await portal.tokenFor(priya);
  await download(token);
  const answer = await portal.call(calls.signIns, { token });
  const { data: events } = v.parse(calls.signIns.answer, await answer.json());
  expect(events[0]).toMatchObject({ kind: 'data-downloaded', address: '192.0.2.1' });
});

it('is of staff, too, but of nobody while somebody acts for them', async () => {
  const morgan = await portal.tokenFor('morgan@connect.example');
  expect(JSON.parse((await download(morgan)).text).users).toMatchObject([{ email: 'morgan@connect.example' }]);
  const { answer, text } = await download(await actingToken(portal, morgan));
  expect([answer.status, JSON.parse(text).code]).toEqual([403, 'not_while_impersonating']);
});

it('is made so many times, and then later', async () => {
  const token = await portal.tokenFor('kim@quietco.example');
  const statuses = [];
  for (let count = 0; count <= 40; count += 1) statuses.push((await portal.call(calls.ownData, { token })).status);
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([40, 429]);
});
