import { randomUUID } from 'node:crypto';
import { calls } from '@connect/contract/calls';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '../../database/mail-queue.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { insertInvitation } from '../../testing/invite.ts';
import { createTestPortal, testUrl, type TestPortal } from '../../testing/test-portal.ts';
import { invitationLife } from './invitation-signature.ts';

const northgate = customerNoOf('C10482');

let data: TestDatabase;
let portal: TestPortal;
let email: string;
let invitationId: string;

beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(async () => {
  portal = createTestPortal(data);
  await data.database.deleteFrom('login_limits').execute();
  email = `ada-${randomUUID()}@northgate.example`;
  invitationId = await invite(email);
});
afterAll(() => data.database.destroy());

const invite = (to: string): Promise<string> => insertInvitation(data.database, to, portal.clock.now);
/** The link of the invitation's mail, as its reader gets it. */
const linkTo = async (to: string, id: string): Promise<URL> => {
  await queueMail(data.database, { kind: 'invitation', payload: { invitationId: id, storefront: '' } });
  const [mail] = await portal.mails(to);
  return new URL(/http\S+register\S+/.exec(mail?.text ?? '')?.[0] ?? '');
};
const form = async () => ({
  email,
  password: 'a fine long password',
  first_name: 'Ada',
  last_name: 'Byron',
  signature: (await linkTo(email, invitationId)).searchParams.get('_sig') ?? '',
});
const register = (body: unknown, language = 'en') =>
  portal.fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });
const bodyOf = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });
const invalidInvitation = { status: 422, code: 'invalid_invitation', html: expect.stringMatching(/^<p>/) };

describe('registering with an invitation (specification §registration)', () => {
  it('has a link with the invited email and a signature', async () => {
    const link = await linkTo(email, invitationId);
    expect(link.origin + link.pathname).toBe(`${testUrl}/connect/register`);
    expect([...link.searchParams.keys()]).toEqual(['email', '_sig']);
    expect(link.searchParams.get('email')).toBe(email);
  });

  it('makes the account with the permissions and the limit of the invitation, signs in, and says so in the activity log', async () => {
    const answer = await bodyOf(await register(await form()));
    expect(answer).toMatchObject({
      status: 200,
      user: {
        email,
        first_name: 'Ada',
        last_name: 'Byron',
        roles: ['customer'],
        permissions: ['View Orders', 'Place Orders'],
        customer_no: 'C10482',
        is_super_user: false,
      },
    });
    const { token } = answer as unknown as { token: string };
    expect((await portal.call(calls.me, { token })).status).toBe(200);
    const user = await data.database.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
    expect(user?.spend_limit).toBe(50_000);
    const activity = await data.database.selectFrom('activity').selectAll().where('subject', '=', email).execute();
    expect(activity).toMatchObject([{ kind: 'joined', customer_no: 'C10482', actor: 'Ada Byron', actor_id: user?.id }]);
    const login = { email, password: 'a fine long password' };
    expect((await portal.call(calls.login, { body: login })).status).toBe(200);
  });

  it('takes the email in any case: it is the invited one all the same', async () => {
    expect((await register({ ...(await form()), email: ` ${email.toUpperCase()} ` })).status).toBe(200);
  });

  it('works once: two registrations at once make one account', async () => {
    const body = await form();
    const answers = await Promise.all([register(body), register(body), register({ ...body, first_name: 'Eve' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await bodyOf(await register(body))).toMatchObject(invalidInvitation);
    const users = await data.database.selectFrom('users').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
  });

  it.each([
    ['another email', async () => ({ ...(await form()), email: 'eve@northgate.example' })],
    ['no signature', async () => ({ ...(await form()), signature: '' })],
    [
      'a signature of another invitation',
      async () => {
        const other = `bob-${randomUUID()}@northgate.example`;
        const link = await linkTo(other, await invite(other));
        return { ...(await form()), signature: link.searchParams.get('_sig') };
      },
    ],
    [
      'an invitation that is revoked',
      async () => {
        const body = await form();
        await data.database
          .updateTable('invitations')
          .set({ revoked_at: portal.clock.now })
          .where('id', '=', invitationId)
          .execute();
        return body;
      },
    ],
    [
      'an invitation that was sent again, whose old link ended',
      async () => {
        const body = await form();
        await data.database
          .updateTable('invitations')
          .set({ nonce: 'another' })
          .where('id', '=', invitationId)
          .execute();
        return body;
      },
    ],
    [
      'an invitation that expired',
      async () => {
        const body = await form();
        portal.clock.now = new Date(portal.clock.now.getTime() + invitationLife);
        return body;
      },
    ],
    [
      'an invitation of somebody who may not give it any more',
      async () => {
        const priya = await data.database
          .selectFrom('users')
          .selectAll()
          .where('email', '=', 'priya@northgate.example')
          .executeTakeFirstOrThrow();
        const sender = { ...priya, id: randomUUID(), email: `sender-${randomUUID()}@northgate.example` };
        const left = sender.permissions.filter((permission) => permission !== permissions.editUsers);
        await data.database
          .insertInto('users')
          .values({ ...sender, permissions: left })
          .execute();
        await data.database
          .updateTable('invitations')
          .set({ invited_by: sender.id })
          .where('id', '=', invitationId)
          .execute();
        return form();
      },
    ],
    [
      'a company that the supplier took away',
      async () => {
        const { no } = await data.database
          .updateTable('customers')
          .set({ removed_at: portal.clock.now })
          .where('no', '=', (customers) =>
            customers.selectFrom('customers').select('no').where('no', '<>', northgate).limit(1),
          )
          .returning('no')
          .executeTakeFirstOrThrow();
        await data.database
          .updateTable('invitations')
          .set({ customer_no: no })
          .where('id', '=', invitationId)
          .execute();
        return form();
      },
    ],
    [
      'an email that has an account by now',
      async () => {
        const body = await form();
        const taken = await data.database
          .selectFrom('users')
          .selectAll()
          .where('email', '=', 'kim@quietco.example')
          .executeTakeFirstOrThrow();
        await data.database
          .insertInto('users')
          .values({ ...taken, id: randomUUID(), email })
          .execute();
        return body;
      },
    ],
  ])('with %s is refused, and alike', async (_, make) => {
    const first = await bodyOf(await register(await make()));
    expect(first).toMatchObject(invalidInvitation);
    const junk = { email, password: 'x', first_name: '', last_name: '', signature: 'junk' };
    expect(first).toEqual(await bodyOf(await register(junk)));
  });
});

describe("the server's validation of the register form (specification §registration)", () => {
  const problems = async (change: object, language?: string) =>
    bodyOf(await register({ ...(await form()), ...change }, language));

  it.each([
    [{ password: 'seven77' }, { password: ['Password must be at least 8 characters.'] }],
    [{ password: 'password1' }, { password: [expect.stringContaining('too common')] }],
    [{ password: 'zzzzzzzzzz' }, { password: [expect.stringContaining('too common')] }],
    [{ first_name: 'Zoltan', password: 'Zoltan1984!' }, { password: [expect.stringContaining('your name')] }],
    [
      { first_name: ' ', last_name: '\t' },
      { first_name: ['First name is required.'], last_name: ['Last name is required.'] },
    ],
  ])('%j is answered with %j, as fields and as HTML', async (change, errors) => {
    const answer = await problems(change);
    expect(answer).toMatchObject({ status: 422, code: 'invalid_registration', errors });
    const { html, message } = answer as unknown as { html: string; message: string };
    expect(html).toMatch(/^<p>[^<]+<\/p><ul>(<li>[^<]+<\/li>)+<\/ul>$/);
    for (const [text] of Object.values((answer as unknown as { errors: Record<string, string[]> }).errors)) {
      expect(html).toContain(`<li>${text}</li>`);
      expect(message).toContain(text);
    }
  });

  it('does not take the email as the password', async () => {
    expect(await problems({ password: email.toUpperCase() })).toMatchObject({
      errors: { password: ['Password must not be your email address.'] },
    });
  });

  it('counts characters, not their halves: eight symbols are long enough', async () => {
    expect((await register({ ...(await form()), password: '🦺🧤🥾👷🚧🔧🔩🪖' })).status).toBe(200);
  });

  it.each([
    ['fr', 'Veuillez corriger'],
    ['it', 'Corregga'],
    ['pl', 'Prosimy poprawić'],
    ['de', 'Bitte korrigieren'],
    ['en', 'Please correct'],
    ['nl, de-AT;q=0.5, fr;q=0.4', 'Bitte korrigieren'],
    ['nl', 'Please correct'],
  ])('speaks the language of the page: %s', async (language, words) => {
    expect(await problems({ password: 'short' }, language)).toMatchObject({ html: expect.stringContaining(words) });
  });

  it('leaves the invitation as it was: the form can be sent again', async () => {
    const body = await form();
    expect((await register({ ...body, password: 'short' })).status).toBe(422);
    expect((await register(body)).status).toBe(200);
  });

  it('makes whoever tries too often wait, and says for how many seconds', async () => {
    const body = { ...(await form()), signature: 'junk' };
    for (let count = 0; count < 10; count++) expect((await register(body)).status).toBe(422);
    expect(await bodyOf(await register(body))).toMatchObject({
      status: 429,
      code: 'too_many_attempts',
      values: { seconds: 60 },
    });
  });
});
