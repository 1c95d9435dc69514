import type { User } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Tokens in memory. A `blocked` store drops whatever it is given. */
export const createMemorySessionTokens = ({ blocked = false } = {}): SessionTokens => {
  let current: string | null = null;
  let impersonator: string | null = null;
  return {
    current: () => current,
    set: (token) => {
      if (!blocked) current = token;
    },
    impersonator: () => impersonator,
    setImpersonator: (token) => {
      if (!blocked) impersonator = token;
    },
    clear: () => {
      current = null;
      impersonator = null;
    },
  };
};

export interface MemoryAccount {
  readonly user: User;
  readonly password: string;
}

export interface MemoryAuthentication extends Authentication {
  /** While true every call throws, as when the server is out of reach. */
  down: boolean;
  /** The calls that went out, in order. */
  readonly asked: string[];
}

/** What a refused login says. */
export const wrongPasswordMessage = 'These credentials do not match our records.';

/** Signs in the given accounts; the token of `tokens` tells who asks, as the bearer token does at a server. */
export const createMemoryAuthentication = (
  accounts: readonly MemoryAccount[],
  tokens: SessionTokens,
): MemoryAuthentication => {
  const issued = new Map<string, User>();
  let count = 0;
  const ask = (call: string): void => {
    authentication.asked.push(call);
    if (authentication.down) throw new Error('out of reach');
  };
  const authentication: MemoryAuthentication = {
    down: false,
    asked: [],
    login: async (email, password) => {
      ask('login');
      const account = accounts.find((each) => each.user.email === email && each.password === password);
      if (!account) return refused(wrongPasswordMessage);
      count += 1;
      const token = `token-${count}`;
      issued.set(token, account.user);
      return ok({ token, user: account.user });
    },
    currentUser: async () => {
      ask('currentUser');
      return issued.get(tokens.current() ?? '') ?? null;
    },
    logout: async () => {
      ask('logout');
      issued.delete(tokens.current() ?? '');
    },
  };
  return authentication;
};
