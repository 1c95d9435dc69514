import { isLongEnough } from '../../domain/access/password.ts';
import { permissions } from '../../domain/access/user.ts';
import type { User } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { ActiveSession } from '../../domain/access/active-session.ts';
import type { ActiveSessions } from '../../ports/active-sessions.ts';
import type { ContactService, ContactMessage } from '../../ports/contact-service.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Registration } from '../../ports/registration.ts';
import type { OwnPassword } from '../../ports/own-password.ts';
import type { SecondFactor } from '../../ports/second-factor.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import { aRefusal, beginMemorySession, endMemorySession } from './session.ts';
import type { MemoryAccount, MemorySessions } from './session.ts';

const rejected = (code: string, text: string): Refusal => aRefusal('rejected', code, text);
const signedOut = aRefusal('signed-out', 'unauthenticated', 'Please sign in.');
const notFound = aRefusal('not-found', 'not_found', 'There is no such session.');

/** Makes an account for each of the invitations, once. */
export const createMemoryRegistration = (
  invitations: readonly { readonly email: string; readonly signature: string }[],
  sessions: MemorySessions,
): Registration => {
  const open = new Set(invitations);
  const find = ({ email, signature }: { readonly email: string; readonly signature: string }) =>
    [...open].find((each) => each.email === email && each.signature === signature);
  return {
    isOpen: async (link) => ok(find(link) !== undefined),
    register: async ({ email, password, firstName, lastName, signature }) => {
      const invitation = find({ email, signature });
      if (!invitation) return refused(rejected('invalid_invitation', 'This invitation is no longer valid.'));
      if (!isLongEnough(password) || firstName === '' || lastName === '') {
        const { failure, message } = rejected('invalid_registration', 'Please check what you entered.');
        return refused({ failure, message: message && { ...message, html: '<p>Please check what you entered.</p>' } });
      }
      open.delete(invitation);
      const user: User = {
        email,
        firstName,
        lastName,
        roles: ['customer'],
        permissions: [permissions.viewOrders],
        isSuperUser: false,
        customerNo: 'C10482',
      };
      return ok(beginMemorySession(sessions, user));
    },
  };
};

/** Resets passwords of the given accounts; `sent` has the links of the mails, the last first. */
export const createMemoryPasswords = (
  accounts: MemoryAccount[],
  sessions: MemorySessions,
): Passwords & { readonly sent: { email: string; token: string }[] } => {
  const sent: { email: string; token: string }[] = [];
  const used = new Set<string>();
  return {
    sent,
    sendReset: async (email) => {
      if (accounts.some(({ user }) => user.email === email)) sent.unshift({ email, token: `reset-${sent.length}` });
      return ok(null);
    },
    reset: async ({ token, email, password, confirmation }) => {
      const last = sent.find((link) => link.email === email);
      const index = accounts.findIndex(({ user }) => user.email === email);
      const account = accounts[index];
      if (!account || last?.token !== token || used.has(token))
        return refused(rejected('invalid_reset', 'This link is no longer valid.'));
      if (password !== confirmation) return refused(rejected('password_mismatch', 'The passwords are not the same.'));
      used.add(token);
      accounts[index] = { ...account, password };
      for (const [name, user] of sessions.open) if (user.email === email) sessions.open.delete(name);
      return ok({ kind: 'signed-in', ...beginMemorySession(sessions, account.user) });
    },
  };
};

/** A second factor whose authenticator always shows this. */
export const memoryCode = '123456';

/** The password that is asked for before it is changed. */
export const memoryPassword = 'right';

/** The password of someone signed in, and what it is now. */
export const createMemoryOwnPassword = (): OwnPassword & { readonly current: () => string } => {
  let current = memoryPassword;
  return {
    current: () => current,
    change: async ({ password, newPassword }) => {
      if (current === newPassword) return ok(null);
      if (password !== current) return refused(rejected('wrong_own_password', 'This is not your password.'));
      if (!isLongEnough(newPassword)) return refused(rejected('password_too_short', 'The password is too short.'));
      current = newPassword;
      return ok(null);
    },
  };
};

export const createMemorySecondFactor = (): SecondFactor => {
  let enabled = false;
  let generation = 0;
  let codes: string[] = [];
  const wrong = rejected('invalid_mfa_code', 'This code is not valid.');
  const wrongPassword = rejected('wrong_own_password', 'This is not your password.');
  const conflict = rejected('mfa_conflict', 'The second factor is not in the state for this.');
  const isRight = (code: string): boolean => code === memoryCode || codes.includes(code);
  const renew = (): readonly string[] => {
    generation += 1;
    codes = Array.from({ length: 10 }, (_, index) => `code${index}-${String(generation).padStart(5, '0')}`);
    return codes;
  };
  return {
    state: async () =>
      ok({ enabled, enabledAt: enabled ? '2026-11-20T12:00:00.000Z' : null, recoveryCodesLeft: codes.length }),
    setUp: async (password) => {
      if (password !== memoryPassword) return refused(wrongPassword);
      if (enabled) return refused(conflict);
      return ok({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' });
    },
    confirm: async (code) => {
      if (enabled) return refused(conflict);
      if (code !== memoryCode) return refused(wrong);
      enabled = true;
      return ok(renew());
    },
    renewRecoveryCodes: async ({ password, code }) => {
      if (password !== memoryPassword) return refused(wrongPassword);
      if (!enabled) return refused(conflict);
      return isRight(code) ? ok(renew()) : refused(wrong);
    },
    turnOff: async ({ password, code }) => {
      if (password !== memoryPassword) return refused(wrongPassword);
      if (!enabled) return refused(conflict);
      if (!isRight(code)) return refused(wrong);
      enabled = false;
      codes = [];
      return ok(null);
    },
  };
};

/** The sessions of whoever the tokens sign in. */
export const createMemoryActiveSessions = (tokens: SessionTokens, sessions: MemorySessions): ActiveSessions => {
  const own = (): readonly string[] => {
    const user = sessions.open.get(tokens.session() ?? '');
    return [...sessions.open]
      .filter(([name, each]) => each.email === user?.email && !sessions.parents.has(name))
      .map(([name]) => name);
  };
  const describe = (id: string): ActiveSession => ({
    id,
    createdAt: '2026-11-20T12:00:00.000Z',
    lastSeenAt: '2026-11-20T12:00:00.000Z',
    userAgent: null,
    address: null,
    current: id === tokens.session(),
  });
  return {
    list: async () => (own().length === 0 ? refused(signedOut) : ok(own().map(describe))),
    history: async () =>
      own().length === 0
        ? refused(signedOut)
        : ok(
            own().map((id) => ({
              id,
              at: '2026-11-20T12:00:00.000Z',
              kind: 'signed-in',
              means: 'password',
              address: null,
              userAgent: null,
            })),
          ),
    end: async (id) => {
      if (!own().includes(id)) return refused(notFound);
      endMemorySession(sessions, id);
      return ok(null);
    },
    endAll: async () => {
      if (own().length === 0) return refused(signedOut);
      for (const id of own()) endMemorySession(sessions, id);
      return ok(null);
    },
  };
};

/** Keeps the messages under their references. */
export const createMemoryContactService = (): ContactService & { readonly kept: Map<string, ContactMessage> } => {
  const kept = new Map<string, ContactMessage>();
  return {
    kept,
    send: async (message) => {
      if (message.message.trim() === '') return refused(rejected('malformed_request', 'The request is not valid.'));
      const reference = `CD-${kept.size + 1}`;
      kept.set(reference, message);
      return ok(reference);
    },
  };
};
