import { userKind } from '@connect/core/domain/access/user';
import type { JWTPayload } from 'jose';
import { sessionLife, type Session } from './sessions.ts';
import type { Identity } from '../../identity.ts';
import type { KeyRing } from '../../key-ring.ts';
import { createSigning } from './signing.ts';

/** What a sign-in token says: the secret of the session it belongs to, and for how long it holds (unix seconds). */
export interface TokenClaims {
  readonly sessionSecret: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** Number of the secret that was given out with it; null where none was. */
  readonly renewal: number | null;
}

/** Whose token it is, and who acts with it for a customer. */
type Owner = Pick<Identity, 'email' | 'roles' | 'permissions' | 'isSuperUser' | 'customerNo' | 'impersonator'>;

/** Seconds that a token holds, and that a session goes on without being renewed. */
export interface SessionTimes {
  readonly tokenSeconds: number;
  readonly sessionSeconds: number;
}

export interface Tokens {
  /**
   * A token of at most the configured life, and never longer than its session. It says whose it is (decisions §acting-within-limits), when
   * its session ends unless it is renewed, and with which secret to renew it by it was given out.
   */
  issue(session: Omit<Session, 'id'>, owner: Owner, renewal?: number): Promise<string>;
  /** Null for whatever this portal has not signed, or not since a session can last. One whose time is over is read: see `isOver`. */
  read(token: string): Promise<TokenClaims | null>;
}

/** Says what a token is for: one made for something else is none. */
const kind = { typ: 'JWT', audience: 'portal' } as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** In whole ones, as tokens have them. */
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/**
 * What a token says of its owner, for the client to read: enough to draw the portal's frame before any answer has come. The server
 * goes by the session alone. One that acts for a customer names both people: `sub` is the customer, `act` who acts (RFC 8693).
 */
const ownerClaims = ({ email, roles, permissions, isSuperUser, customerNo, impersonator }: Owner): JWTPayload => ({
  ...(impersonator && customerNo !== null
    ? { sub: customerNo, kind: 'customer', act: { sub: impersonator.email } }
    : { sub: email, kind: userKind({ roles }) }),
  permissions,
  ...(isSuperUser && { super: true }),
});

export const createTokens = (options: { keys: KeyRing; times: SessionTimes; now: () => Date }): Tokens => {
  const { sign, read } = createSigning(options.keys, kind);
  return {
    issue: (session, owner, renewal) => {
      const iat = seconds(options.now());
      const until = Math.min(iat + options.times.sessionSeconds, seconds(session.expiresAt));
      const exp = Math.min(iat + options.times.tokenSeconds, until);
      const numbered = renewal === undefined ? {} : { renewal };
      return sign({ sid: session.secret, ...ownerClaims(owner), until, ...numbered, iat, exp });
    },
    read: async (token) => {
      const payload = await read(token, {
        requiredClaims: ['sid', 'iat', 'exp'],
        currentDate: options.now(),
        // Whether it is over is decided with its session, which is over by then in any case.
        clockTolerance: sessionLife / 1000,
      });
      const { sid, iat, exp, renewal } = payload ?? {};
      if (typeof sid !== 'string' || !uuid.test(sid) || iat === undefined || exp === undefined) return null;
      return {
        sessionSecret: sid,
        issuedAt: iat,
        expiresAt: exp,
        renewal: typeof renewal === 'number' ? renewal : null,
      };
    },
  };
};

/** Whether the time of a token is over. */
export const isOver = (claims: TokenClaims, now: Date): boolean => claims.expiresAt <= seconds(now);

/** The token of an `Authorization` header; null unless it is exactly `Bearer <token>`. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
