import { isLongEnough } from '../../domain/access/password.ts';
import { permissions } from '../../domain/access/user.ts';
import type { User } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { ActiveSession } from '../../domain/access/active-session.ts';
import type { ActiveSessions } from '../../ports/active-sessions.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Registration } from '../../ports/registration.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import { aRefusal, beginMemorySession, endMemorySession } from './session.ts';
import type { MemoryAccount, MemorySessions } from './session.ts';

const rejected = (code: string, text: string): Refusal => aRefusal('rejected', code, text);
const signedOut = aRefusal('signed-out', 'unauthenticated', 'Please log in.');
const wrongPassword = rejected('wrong_own_password', 'That is not your password.');
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

/** The sessions of whoever the tokens sign in, and who has this password. */
export const createMemoryActiveSessions = (
  tokens: SessionTokens,
  sessions: MemorySessions,
  ownPassword: string | null,
): ActiveSessions => {
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
    end: async (id, password) => {
      if (password !== ownPassword) return refused(wrongPassword);
      if (!own().includes(id)) return refused(notFound);
      endMemorySession(sessions, id);
      return ok(null);
    },
    endAll: async (password) => {
      if (own().length === 0) return refused(signedOut);
      if (password !== ownPassword) return refused(wrongPassword);
      for (const id of own()) endMemorySession(sessions, id);
      return ok(null);
    },
  };
};
