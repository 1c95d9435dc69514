import { beforeEach, describe, expect, test } from 'vitest';

import { orderNoOf } from '../../domain/documents/number.ts';
import { day } from '../../domain/calendar/day.ts';
import { shortPassword } from '../../domain/access/password.ts';
import { ok, refused } from '../../domain/result.ts';
import type { SignInStep } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import { aRefusal, aUser, anOrder } from '../../testing/index.ts';
import {
  beginMemorySession,
  createMemoryActiveSessions,
  createMemoryAuthentication,
  createMemoryDocumentCache,
  createMemoryFigureCache,
  createMemoryPasswords,
  createMemoryPreferences,
  createMemoryRegistration,
  createMemorySessions,
  createMemorySessionTokens,
  wrongCode,
} from '../../testing/index.ts';
import { makeRegister } from './register.ts';
import { makeResetPassword } from './reset-password.ts';
import { makeFinishSignIn, makeSignIn } from './sign-in.ts';
import { makeSignOutEverywhere } from './sign-out-everywhere.ts';

const priya = aUser();
const morgan = aUser({ email: 'morgan@connect.example' });
const invitation = { email: 'new@northgate.example', signature: 'signed' };

const makePorts = () => {
  const tokens = createMemorySessionTokens();
  const sessions = createMemorySessions();
  const accounts = [
    { user: priya, password: 'right' },
    { user: morgan, password: 'right', secondFactor: '123456' },
  ];
  return {
    tokens,
    sessions,
    authentication: createMemoryAuthentication(accounts, tokens, sessions),
    registration: createMemoryRegistration([invitation], sessions),
    passwords: createMemoryPasswords(accounts, sessions),
    activeSessions: createMemoryActiveSessions(tokens, sessions, null),
    documentCache: createMemoryDocumentCache(),
    figureCache: createMemoryFigureCache(),
    preferences: createMemoryPreferences(),
    formDrafts: { clear: () => undefined },
  };
};

let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
  ports.tokens.set('old');
  ports.tokens.setImpersonator('old impersonator');
  ports.documentCache.save('order:SO-1', anOrder({ no: orderNoOf('SO-1') }));
  ports.figureCache.set('next-due', day('2026-12-02'), 1);
});

const traces = () => [
  ports.tokens.impersonator(),
  ports.documentCache.order(orderNoOf('SO-1'))?.no ?? null,
  ports.figureCache.get('next-due')?.value ?? null,
];
const expectNothingChanged = (): void => {
  expect(ports.tokens.current()).toBe('old');
  expect(traces()).toEqual(['old impersonator', 'SO-1', '2026-12-02']);
};
/** Whoever is signed in now, what an earlier user left being gone (decisions §logging-out-forgets). */
const expectSignedIn = async (email: string): Promise<void> => {
  expect(traces()).toEqual([null, null, null]);
  expect((await ports.authentication.currentUser())?.email).toBe(email);
};

describe('a sign-in with a second factor', () => {
  const signIn = (remember = false) => makeSignIn(ports)({ email: morgan.email, password: 'right', remember });
  const finish = async (code: string) => {
    const step = await signIn();
    if (!step.ok || step.value.kind !== 'second-factor') throw new Error('No second factor was asked for');
    return makeFinishSignIn(ports)(step.value.mfaToken, { code }, '');
  };

  test('is not one yet after the password: nobody is signed in, and nothing forgotten', async () => {
    expect(await signIn()).toEqual(ok({ kind: 'second-factor', mfaToken: expect.stringMatching(/./) }));
    expectNothingChanged();
  });

  test('remembers the email once the password was right (decisions §logging-out-forgets)', async () => {
    await signIn(true);
    expect(ports.preferences.rememberedEmail()).toBe(morgan.email);
  });

  test('is finished by a right code', async () => {
    expect(await finish('123456')).toEqual(ok(morgan));
    await expectSignedIn(morgan.email);
  });

  test('changes nothing when the code is wrong', async () => {
    expect(await finish('654321')).toEqual(refused(wrongCode));
    expectNothingChanged();
  });
});

describe('registering', () => {
  const form = { ...invitation, firstName: 'Nadia', lastName: 'Kowalska', password: 'long enough' };

  test('signs in with the new account (specification §registration)', async () => {
    expect(await makeRegister(ports)(form)).toMatchObject({ ok: true, value: { email: invitation.email } });
    await expectSignedIn(invitation.email);
  });

  test("is refused with the server's message, and changes nothing", async () => {
    expect(await makeRegister(ports)({ ...form, signature: 'forged' })).toMatchObject({
      ok: false,
      refusal: { failure: 'rejected', message: { code: 'invalid_invitation' } },
    });
    expectNothingChanged();
  });
});

describe('resetting a password', () => {
  const reset = async (password: string, confirmation = password) => {
    await ports.passwords.sendReset(priya.email, '');
    const token = ports.passwords.sent[0]?.token ?? '';
    return makeResetPassword(ports)({ token, email: priya.email, password, confirmation, storefront: '' });
  };

  test('signs in with the new password (specification §password-reset)', async () => {
    expect(await reset('long enough')).toEqual(ok({ kind: 'signed-in', user: priya }));
    await expectSignedIn(priya.email);
  });

  test.each(['', 'seven77', '👷👷👷👷'])(
    'to one shorter than 8 characters, such as "%s", is refused without a call (specification §password-reset)',
    async (password) => {
      ports.passwords.reset = () => Promise.reject(new Error('It was called'));
      expect(await reset(password)).toEqual(refused({ failure: 'rejected', message: shortPassword }));
      expectNothingChanged();
    },
  );

  test('8 characters are enough, however many bytes they take', async () => {
    expect(await reset('👷👷👷👷👷👷👷👷')).toMatchObject({ ok: true });
  });

  test('whether both are the same the server decides (specification §password-reset)', async () => {
    expect(await reset('long enough', 'something else')).toMatchObject({
      ok: false,
      refusal: { message: { code: 'password_mismatch' } },
    });
    expectNothingChanged();
  });

  test('asks for the second factor where there is one, and then signs nobody in yet', async () => {
    ports.passwords.reset = async () => ok({ kind: 'second-factor', mfaToken: 'half' });
    expect(await reset('long enough')).toEqual(ok({ kind: 'second-factor', mfaToken: 'half' }));
    expectNothingChanged();
  });
});

describe('a link that works once, whose answer was lost (specification §links-used-unawares)', () => {
  const registered = { ...invitation, firstName: 'Nadia', lastName: 'Kowalska', password: 'long enough' };
  const unavailable: Refusal = { failure: 'unavailable', message: null };
  const isOver = (code: string): Refusal => aRefusal('rejected', code, 'It is over');
  /** The account is the one that its form makes or gives a password to. */
  const signsIn = (step: SignInStep): void => {
    ports.authentication.login = async (email, password) =>
      password === 'long enough' && [priya.email, invitation.email].includes(email)
        ? ok(step)
        : refused(isOver('wrong_password'));
  };
  const inAs = (email: string): SignInStep => ({ kind: 'signed-in', token: 'new', user: aUser({ email }) });
  const answering = (...refusals: Refusal[]) => {
    ports.registration.register = ports.passwords.reset = async () => refused(refusals.shift() ?? unavailable);
  };
  const reset = (password: string) => ({
    token: 'a token',
    email: priya.email,
    password,
    confirmation: password,
    storefront: '',
  });

  test('is taken for used by the form when it is sent again, and its password signs in', async () => {
    signsIn(inAs(priya.email));
    answering(unavailable, isOver('invalid_reset'));
    const resetPassword = makeResetPassword(ports);
    expect(await resetPassword(reset('long enough'))).toEqual(refused(unavailable));
    expectNothingChanged();
    expect(await resetPassword(reset('long enough'))).toMatchObject({ ok: true, value: { kind: 'signed-in' } });
    expect(ports.tokens.current()).toBe('new');
  });

  test('leads to the second factor where there is one', async () => {
    signsIn({ kind: 'second-factor', mfaToken: 'half' });
    answering(unavailable, isOver('invalid_reset'));
    const resetPassword = makeResetPassword(ports);
    await resetPassword(reset('long enough'));
    expect(await resetPassword(reset('long enough'))).toEqual(ok({ kind: 'second-factor', mfaToken: 'half' }));
  });

  test('signs in with the account that was made', async () => {
    signsIn(inAs(invitation.email));
    answering(unavailable, isOver('invalid_invitation'));
    const register = makeRegister(ports);
    await register(registered);
    expect(await register(registered)).toMatchObject({ ok: true, value: { email: invitation.email } });
    expect(ports.tokens.current()).toBe('new');
  });

  test("is over where an account of that email is somebody else's", async () => {
    signsIn({ kind: 'second-factor', mfaToken: 'half' });
    answering(unavailable, isOver('invalid_invitation'));
    const register = makeRegister(ports);
    await register(registered);
    expect(await register(registered)).toMatchObject({ refusal: { message: { code: 'invalid_invitation' } } });
    expectNothingChanged();
  });

  test.each<[string, Refusal[], string]>([
    ['no answer was lost', [isOver('invalid_reset'), isOver('invalid_reset')], 'long enough'],
    ['another password is sent now', [unavailable, isOver('invalid_reset')], 'another one'],
    ['something else is wrong', [unavailable, isOver('password_too_common')], 'long enough'],
  ])('is refused where %s', async (_, refusals, password) => {
    signsIn(inAs(priya.email));
    const last = refusals.at(-1);
    answering(...refusals);
    const resetPassword = makeResetPassword(ports);
    await resetPassword(reset('long enough'));
    expect(await resetPassword(reset(password))).toEqual({ ok: false, refusal: last });
    expectNothingChanged();
  });
});

describe('signing out everywhere', () => {
  const signOutEverywhere = () => makeSignOutEverywhere(ports)(null);
  const signIn = (): void => ports.tokens.set(beginMemorySession(ports.sessions, priya).token);

  test('ends every session of the user, and everything of it here', async () => {
    signIn();
    const elsewhere = beginMemorySession(ports.sessions, priya);
    const others = beginMemorySession(ports.sessions, morgan);
    expect(await signOutEverywhere()).toEqual(ok(null));
    expect([...ports.sessions.open.keys()]).toEqual([others.token]);
    expect(elsewhere.token).not.toBe(others.token);
    expect([ports.tokens.current(), ...traces()]).toEqual([null, null, null, null]);
  });

  test('of a session that was over already ends it here all the same', async () => {
    expect(await signOutEverywhere()).toEqual(ok(null));
    expect(ports.tokens.current()).toBeNull();
  });

  test('that the server did not do changes nothing here: the other sessions go on', async () => {
    const refusal: Refusal = aRefusal('unavailable', 'internal_error', 'Something went wrong on our side.');
    ports.activeSessions.endAll = async () => refused(refusal);
    expect(await signOutEverywhere()).toEqual(refused(refusal));
    expectNothingChanged();
  });
});
