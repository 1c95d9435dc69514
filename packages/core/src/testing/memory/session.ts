import type { ServerMessage } from '../../domain/access/server-message.ts';
import { userKinds } from '../../domain/access/user.ts';
import type { User, UserKind } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Authentication, SignedIn } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** What the tabs of a browser share. */
export interface MemoryBrowser {
  current: string | null;
  impersonator: string | null;
  /** Those who want to hear of what the tabs do. */
  readonly listeners: Set<() => void>;
}
export const createMemoryBrowser = (): MemoryBrowser => ({ current: null, impersonator: null, listeners: new Set() });

/** A token of a session, the same one after any number of renewals; it says whose it is, if it is told. */
export const memoryToken = (session: string, renewals: number, kind?: UserKind): string =>
  [session, renewals, ...(kind ? [kind] : [])].join('.');

/**
 * A tab's tokens in memory; tabs of one `browser` share them. A token is of the session it names before its first dot. A
 * `blocked` store drops whatever it is given.
 */
export const createMemorySessionTokens = ({ blocked = false, browser = createMemoryBrowser() } = {}): SessionTokens => {
  const kind = (): UserKind | null => userKinds.find((each) => each === browser.current?.split('.')[2]) ?? null;
  return {
    current: () => browser.current,
    session: () => browser.current?.split('.')[0] ?? null,
    kind,
    user: async () => {
      const known = kind();
      return known && aTokenUser(known);
    },
    times: async () => {
      const renewals = Number(browser.current?.split('.')[1]);
      return Number.isNaN(renewals) ? null : { issuedAt: renewals, endsAt: renewals + 1800 };
    },
    set: (token) => {
      if (!blocked) browser.current = token;
    },
    impersonator: () => browser.impersonator,
    setImpersonator: (token) => {
      if (!blocked) browser.impersonator = token;
    },
    clear: () => {
      browser.current = null;
      browser.impersonator = null;
    },
    onOtherTab: (listener) => {
      const notify = (): void => listener();
      browser.listeners.add(notify);
      return () => void browser.listeners.delete(notify);
    },
  };
};

/** Who a token is of, in the contract's fixtures: somebody of a kind who may view orders. */
export const aTokenUser = (kind: UserKind): User => ({
  email: '',
  firstName: '',
  lastName: '',
  roles: [kind.replace('-', '_')],
  permissions: ['View Orders'],
  isSuperUser: false,
  customerNo: null,
});

export interface MemoryAccount {
  readonly user: User;
  readonly password: string;
  /** Asked for after the password, where there is one. */
  readonly secondFactor?: string;
}

/** What the server says, in its shortest form. */
export const aServerMessage = (code: string, text: string): ServerMessage => ({
  code,
  text,
  values: {},
  errors: {},
  html: null,
});
export const aRefusal = (failure: Refusal['failure'], code: string, text: string): Refusal => ({
  failure,
  message: aServerMessage(code, text),
});

export interface MemoryAuthentication extends Authentication {
  /** While true the server is out of reach. */
  down: boolean;
  /** The calls that went out, in order. */
  readonly asked: string[];
}

/** How a wrong password and a wrong code are refused. */
export const wrongPassword = aRefusal(
  'signed-out',
  'invalid_credentials',
  'These credentials do not match our records.',
);
export const wrongCode = aRefusal('signed-out', 'invalid_code', 'This code is not right.');
const outOfReach: Refusal = { failure: 'unavailable', message: null };

/** The sessions that go on at the server, which the tabs of a browser share; each is named as `SessionTokens` does. */
export interface MemorySessions {
  readonly open: Map<string, User>;
  /** The own sessions of those in which somebody acts for a customer. */
  readonly parents: Map<string, string>;
  begun: number;
}
export const createMemorySessions = (): MemorySessions => ({ open: new Map(), parents: new Map(), begun: 0 });

/** Begins a session, as every call does that signs in. */
export const beginMemorySession = (sessions: MemorySessions, user: User): SignedIn => {
  sessions.begun += 1;
  const token = `token-${sessions.begun}`;
  sessions.open.set(token, user);
  return { token, user };
};

/** Ends a session, and those in which its user acts for a customer. */
export const endMemorySession = ({ open, parents }: MemorySessions, name: string): void => {
  open.delete(name);
  for (const [acting, parent] of parents) if (parent === name) open.delete(acting);
};

/** Signs in the given accounts; the token of `tokens` tells who asks, as the bearer token does at a server. */
export const createMemoryAuthentication = (
  accounts: readonly MemoryAccount[],
  tokens: SessionTokens,
  sessions: MemorySessions = createMemorySessions(),
): MemoryAuthentication => {
  const asked: string[] = [];
  const ask = (call: string): void => {
    asked.push(call);
    if (authentication.down) throw new Error('out of reach');
  };
  const mfaTokenOf = ({ user }: MemoryAccount): string => `second factor of ${user.email}`;
  const authentication: MemoryAuthentication = {
    down: false,
    asked,
    login: async (email, password) => {
      asked.push('login');
      if (authentication.down) return refused(outOfReach);
      const account = accounts.find((each) => each.user.email === email && each.password === password);
      if (!account) return refused(wrongPassword);
      return account.secondFactor === undefined
        ? ok({ kind: 'signed-in', ...beginMemorySession(sessions, account.user) })
        : ok({ kind: 'second-factor', mfaToken: mfaTokenOf(account) });
    },
    finishLogin: async (mfaToken, given) => {
      const code = 'code' in given ? given.code : null;
      asked.push('finishLogin');
      if (authentication.down) return refused(outOfReach);
      const account = accounts.find((each) => mfaTokenOf(each) === mfaToken && each.secondFactor === code);
      return account ? ok(beginMemorySession(sessions, account.user)) : refused(wrongCode);
    },
    loginWithCode: async (given) => {
      // A passkey's id stands for whose it is.
      const code = 'code' in given ? given.code : String(given.passkey['id']);
      asked.push('loginWithCode');
      if (authentication.down) return refused(outOfReach);
      const account = accounts.find((each) => `code of ${each.user.email}` === code);
      return account ? ok(beginMemorySession(sessions, account.user)) : refused(wrongCode);
    },
    currentUser: async () => {
      ask('currentUser');
      return sessions.open.get(tokens.session() ?? '') ?? null;
    },
    logout: async () => {
      ask('logout');
      const name = tokens.session() ?? '';
      endMemorySession(sessions, sessions.parents.get(name) ?? name);
    },
  };
  return authentication;
};
