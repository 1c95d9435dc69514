import { orderNoOf } from '@connect/core/domain/documents/number';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { createMemorySessionTokens, pence } from '@connect/core/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpActiveSessions } from './http-active-sessions.ts';
import { createHttpCompanyUsers } from './http-company-users.ts';
import { createHttpContactService } from './http-contact-service.ts';
import { createHttpPasswords } from './http-passwords.ts';
import { createHttpRegistration } from './http-registration.ts';
import { createHttpSecondFactor } from './http-second-factor.ts';
import { createPortalClient } from './portal-client.ts';
import { startStubServer } from './testing/stub-server.ts';
import type { Reply, StubServer } from './testing/stub-server.ts';
import { wireUser } from './testing/wire-examples.ts';

let server: StubServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const id = '7f2c1b9e-5d3a-4c8e-9b21-0a6f4e8d1c35';
/** Every account adapter over a server that always replies so. */
const setUp = async (reply: Reply) => {
  server = await startStubServer(() => reply);
  const tokens = createMemorySessionTokens();
  tokens.set('token');
  const portal = createPortalClient({ host: server.url, tokens, onSignedOut: tokens.clear, language: () => 'de' });
  return {
    received: server.received,
    registration: createHttpRegistration(portal),
    passwords: createHttpPasswords(portal),
    secondFactor: createHttpSecondFactor(portal),
    sessions: createHttpActiveSessions(portal),
    users: createHttpCompanyUsers(portal),
    contact: createHttpContactService(portal),
  };
};
type Adapters = Awaited<ReturnType<typeof setUp>>;

const form = { email: 'a@b.example', password: 'secret', firstName: 'Ada', lastName: 'Byron', signature: 'signed' };
const reset = { token: 'link', email: 'a@b.example', password: 'secret', confirmation: 'secret!', storefront: 'de/de' };
const change = { firstName: 'Ada', lastName: 'Byron', permissions: ['View Orders'], spendLimit: pence(12_50) };
const invitation = { email: 'a@b.example', permissions: ['View Orders'], spendLimit: null, storefront: 'de/de' };
const message = {
  subject: 'order',
  orderNumber: orderNoOf('SO-1'),
  message: 'Hello',
  copy: true,
  storefront: 'de/de',
} as const;

/** Every call: what it sends, in the words of the contract. */
const calls: readonly (readonly [
  name: string,
  ask: (adapters: Adapters) => Promise<Result<unknown, Refusal>>,
  sent: { readonly method: string; readonly path: string; readonly body?: unknown },
])[] = [
  [
    'registering',
    ({ registration }) => registration.register(form),
    {
      method: 'POST',
      path: '/api/auth/register',
      body: { email: 'a@b.example', password: 'secret', first_name: 'Ada', last_name: 'Byron', signature: 'signed' },
    },
  ],
  [
    'asking for a reset mail',
    ({ passwords }) => passwords.sendReset('a@b.example', 'de/de'),
    { method: 'POST', path: '/api/auth/password/email', body: { email: 'a@b.example', storefront: 'de/de' } },
  ],
  [
    'resetting a password',
    ({ passwords }) => passwords.reset(reset),
    {
      method: 'POST',
      path: '/api/auth/password/reset',
      body: {
        token: 'link',
        email: 'a@b.example',
        password: 'secret',
        password_confirmation: 'secret!',
        storefront: 'de/de',
      },
    },
  ],
  ['the second factor', ({ secondFactor }) => secondFactor.state(), { method: 'GET', path: '/api/v3/mfa' }],
  [
    'a new key',
    ({ secondFactor }) => secondFactor.setUp('secret'),
    { method: 'POST', path: '/api/v3/mfa/setup', body: { password: 'secret' } },
  ],
  [
    'a first code',
    ({ secondFactor }) => secondFactor.confirm('123456', 'de/de'),
    { method: 'POST', path: '/api/v3/mfa/confirm', body: { code: '123456', storefront: 'de/de' } },
  ],
  [
    'new recovery codes',
    ({ secondFactor }) => secondFactor.renewRecoveryCodes({ code: '123456', password: 'secret' }, 'de/de'),
    {
      method: 'POST',
      path: '/api/v3/mfa/recovery-codes',
      body: { code: '123456', password: 'secret', storefront: 'de/de' },
    },
  ],
  [
    'turning it off',
    ({ secondFactor }) => secondFactor.turnOff({ code: '123456', password: 'secret' }, 'de/de'),
    { method: 'POST', path: '/api/v3/mfa/disable', body: { code: '123456', password: 'secret', storefront: 'de/de' } },
  ],
  ['the sessions', ({ sessions }) => sessions.list(), { method: 'GET', path: '/api/v3/sessions' }],
  [
    'ending one',
    ({ sessions }) => sessions.end(id, 'mine'),
    { method: 'POST', path: `/api/v3/sessions/${id}/end`, body: { password: 'mine' } },
  ],
  [
    'ending all',
    ({ sessions }) => sessions.endAll(null),
    { method: 'POST', path: '/api/v3/sessions/end', body: { password: null } },
  ],
  ['all users', ({ users }) => users.list(''), { method: 'GET', path: '/api/v3/users' }],
  ['some users', ({ users }) => users.list('a & b'), { method: 'GET', path: '/api/v3/users?q=a+%26+b' }],
  ['a user', ({ users }) => users.find(id), { method: 'GET', path: `/api/v3/users/${id}` }],
  [
    'an edit',
    ({ users }) => users.edit(id, change),
    {
      method: 'PATCH',
      path: `/api/v3/users/${id}`,
      body: change,
    },
  ],
  ['deactivating', ({ users }) => users.deactivate(id), { method: 'POST', path: `/api/v3/users/${id}/deactivate` }],
  ['reactivating', ({ users }) => users.reactivate(id), { method: 'POST', path: `/api/v3/users/${id}/reactivate` }],
  ['the invitations', ({ users }) => users.invitations(), { method: 'GET', path: '/api/v3/invitations' }],
  [
    'inviting',
    ({ users }) => users.invite(invitation),
    {
      method: 'POST',
      path: '/api/v3/invitations',
      body: invitation,
    },
  ],
  [
    'resending',
    ({ users }) => users.resend(id, 'de/de'),
    { method: 'POST', path: `/api/v3/invitations/${id}/resend`, body: { storefront: 'de/de' } },
  ],
  ['revoking', ({ users }) => users.revoke(id), { method: 'DELETE', path: `/api/v3/invitations/${id}` }],
  [
    'the log',
    ({ users }) => users.activity({ subject: null, before: null }),
    { method: 'GET', path: '/api/v3/users-activity' },
  ],
  [
    "the log's next page of one email",
    ({ users }) => users.activity({ subject: 'a@b.example', before: '50' }),
    { method: 'GET', path: '/api/v3/users-activity?subject=a%40b.example&before=50' },
  ],
  [
    'a message',
    ({ contact }) => contact.send(message),
    {
      method: 'POST',
      path: '/api/v3/contact',
      body: { subject: 'order', orderNumber: 'SO-1', message: 'Hello', copy: true, storefront: 'de/de' },
    },
  ],
];

describe('every call of the own account', () => {
  test.each(calls)('%s is sent as the contract says', async (_, ask, sent) => {
    const adapters = await setUp({ status: 422, json: { message: 'No.', code: 'no' } });
    await ask(adapters);
    expect(adapters.received).toMatchObject([{ ...sent, body: sent.body ?? null, language: 'de' }]);
  });

  test.each(calls)("%s is refused with the server's message", async (_, ask) => {
    const adapters = await setUp({ status: 422, json: { message: 'No.', code: 'no', errors: { email: ['taken'] } } });
    expect(await ask(adapters)).toEqual({
      ok: false,
      refusal: {
        failure: 'rejected',
        message: { code: 'no', text: 'No.', values: {}, errors: { email: ['taken'] }, html: null },
      },
    });
  });

  const answersNothing = new Set(['ending one', 'ending all', 'revoking', 'turning it off']);
  test.each(calls.filter(([name]) => !answersNothing.has(name)))(
    '%s that is answered otherwise than agreed is unavailable',
    async (_, ask) => {
      const adapters = await setUp({ json: { data: 'none', enabled: 'yes' } });
      expect(await ask(adapters)).toEqual({ ok: false, refusal: { failure: 'unavailable', message: null } });
    },
  );
});

describe('answers in the words of the core', () => {
  test('a user', async () => {
    const user = { id, email: 'a@b.example', ...change, active: true, secondFactor: true, lastSignedInAt: null };
    const { users } = await setUp({ json: { ...user, isYou: false } });
    expect(await users.find(id)).toEqual({ ok: true, value: { ...user, isYou: false } });
  });

  test('invitations and the log', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const open = { id, email: 'a@b.example', permissions: [], spendLimit: null, invitedBy: 'Priya Nair', sentAt: at };
    const data = [{ ...open, expiresAt: at, expired: true }];
    const invitations = await setUp({ json: { data } });
    expect(await invitations.users.invitations()).toEqual({ ok: true, value: data });
    await server?.close();
    const entry = { at, kind: 'joined', actor: 'Ada Byron', subject: 'a@b.example', added: [], removed: [] };
    const log = await setUp({ json: { data: [{ ...entry, spendLimit: null }], next: '50' } });
    expect(await log.users.activity({ subject: null, before: null })).toEqual({
      ok: true,
      value: { entries: [{ ...entry, spendLimit: null }], next: '50' },
    });
  });

  test('sessions, the second factor and a reference', async () => {
    const at = '2026-11-20T12:00:00.000Z';
    const data = [{ id, createdAt: at, lastSeenAt: at, userAgent: null, address: '::1', current: true }];
    const sessions = await setUp({ json: { data } });
    expect(await sessions.sessions.list()).toEqual({
      ok: true,
      value: data,
    });
    await server?.close();
    const factor = await setUp({ json: { enabled: true, enabledAt: at, recoveryCodesLeft: 9 } });
    expect(await factor.secondFactor.state()).toEqual({
      ok: true,
      value: { enabled: true, enabledAt: at, recoveryCodesLeft: 9 },
    });
    await server?.close();
    const codes = await setUp({ json: { recoveryCodes: ['aaaaa-bbbbb'] } });
    expect(await codes.secondFactor.confirm('123456', '')).toEqual({ ok: true, value: ['aaaaa-bbbbb'] });
    await server?.close();
    const { contact } = await setUp({ json: { reference: 'CD-1' } });
    expect(await contact.send(message)).toEqual({ ok: true, value: 'CD-1' });
  });

  test('a reset and a registration sign in', async () => {
    const { passwords, registration } = await setUp({ json: { token: 'new', user: wireUser } });
    expect(await passwords.reset(reset)).toMatchObject({ ok: true, value: { kind: 'signed-in', token: 'new' } });
    expect(await registration.register(form)).toMatchObject({ ok: true, value: { token: 'new' } });
  });
});

test.each(['', '..', 'SO-1', `${id}0`])('what is no id, such as "%s", is not found and not asked for', async (no) => {
  const { users, sessions, received } = await setUp({ json: {} });
  const notFound = { ok: false, refusal: { failure: 'not-found', message: null } };
  expect([
    await users.find(no),
    await users.edit(no, change),
    await users.revoke(no),
    await sessions.end(no, null),
  ]).toEqual([notFound, notFound, notFound, notFound]);
  expect(received).toEqual([]);
});
