import { calls } from '@connect/contract/calls';
import { demoPassword } from '@connect/demo/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
});
afterAll(() => data.database.destroy());

const login = (email: string, password: string, headers: Record<string, string> = {}): Promise<Response> =>
  portal.fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  });
const signIn = async (email: string, headers: Record<string, string> = {}): Promise<string> =>
  ((await (await login(email, demoPassword, headers)).json()) as { token: string }).token;
/** What a browser is known by that somebody signs in with. */
const knownBy = async (email: string, headers: Record<string, string> = {}): Promise<string> => {
  portal.known.clear();
  await signIn(email, headers);
  return [...portal.known].map((each) => each.join('=')).join('; ');
};
const history = async (token: string) => {
  const answer = await portal.call(calls.signIns, { token });
  return ((await answer.json()) as { data: { kind: string; means: string | null; userAgent: string | null }[] }).data;
};

describe('what happens around signing in', () => {
  it('is shown to its owner, the newest first: wrong passwords too', async () => {
    await login('lee@harbourworks.example', 'wrong', { 'User-Agent': 'a stranger' });
    const token = await signIn('lee@harbourworks.example');
    expect((await history(token)).map(({ kind, means }) => [kind, means])).toEqual([
      ['signed-in', 'password'],
      ['password-refused', null],
    ]);
    expect((await history(token))[1]?.userAgent).toBe('a stranger');
  });

  it('is nobody else’s to see', async () => {
    const token = await signIn('kim@quietco.example');
    expect(await history(token)).toHaveLength(1);
  });

  it('keeps no email that has no account, but a hash by which its tries belong together', async () => {
    await login('nobody@nowhere.example', 'guess one');
    await login('nobody@nowhere.example', 'guess two');
    const rows = await data.database.selectFrom('security_events').selectAll().where('user_id', 'is', null).execute();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ email_hash: hash }) => hash)).size).toBe(1);
    expect(JSON.stringify(rows)).not.toContain('nowhere');
  });

  it('has that somebody had to wait once an hour, mails that were asked for, and logging out', async () => {
    const email = 'lee@harbourworks.example';
    portal.place.address = '192.0.2.77';
    for (let each = 0; each < 8; each += 1) await login(email, 'wrong');
    const password = { email, storefront: '' };
    await portal.call(calls.passwordEmail, { body: password });
    await portal.call(calls.passwordEmail, { body: { ...password, email: 'nobody@away.example' } });
    portal.place.address = '192.0.2.78';
    const token = await signIn(email);
    await portal.call(calls.logout, { token });
    const kinds = (await history(await signIn(email))).map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual(['signed-in', 'signed-out', 'signed-in', 'reset-asked', 'limited']);
    expect(kinds.filter((kind) => kind === 'limited')).toHaveLength(1);
  });

  it('has every session: one that cannot be written down is not opened', async () => {
    const open = () => data.database.selectFrom('sessions').select('id').execute();
    const before = await open();
    await sql`alter table security_events rename to elsewhere`.execute(data.database);
    expect((await login('kim@quietco.example', 'Connect-demo-1')).status).toBe(500);
    await sql`alter table elsewhere rename to security_events`.execute(data.database);
    expect(await open()).toEqual(before);
  });

  it('cannot be changed afterwards', async () => {
    await expect(sql`update security_events set kind = 'signed-in'`.execute(data.database)).rejects.toThrow(
      /not changed/,
    );
  });
});

describe('a sign-in from elsewhere', () => {
  const sam = 'sam@northgate.example';
  const mailCount = async () => (await portal.mails(sam)).length;
  it('is told by mail, in the language of the page, where the browser is new', async () => {
    const cookie = await knownBy(sam, { 'User-Agent': 'the office' });
    await signIn(sam, { 'User-Agent': 'the office' });
    expect(await mailCount()).toBe(0);
    // A browser that keeps its cookies is known wherever it is, and whatever it calls itself.
    portal.place.address = '198.51.100.7';
    await signIn(sam, { 'User-Agent': 'the office, updated', Cookie: cookie });
    expect(await mailCount()).toBe(0);
    // One that calls itself so is common.
    portal.place.address = '203.0.113.9';
    await signIn(sam, { 'User-Agent': 'the office', 'Accept-Language': 'de-DE' });
    const [mail, ...more] = await portal.mails(sam);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Neue Anmeldung an Ihrem Konto');
    expect(mail?.text).toContain('203.0.113.9');
    // As another one at a known address is.
    await signIn(sam, { 'User-Agent': 'the new phone' });
    expect(await mailCount()).toBe(2);
    // A cookie of somebody else's.
    await signIn(sam, { 'User-Agent': 'a stranger', Cookie: await knownBy('kim@quietco.example') });
    expect(await mailCount()).toBe(3);
  });
});
