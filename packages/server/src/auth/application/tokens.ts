import { userKind } from '@connect/core/domain/access/user';
import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { sessionLife, type Session } from './sessions.ts';
import type { Identity } from '../../identity.ts';
import { derivedKey, keyNamed, type KeyRing } from '../../key-ring.ts';

/** What a sign-in token says: the secret of the session it belongs to, and for how long it holds (unix seconds). */
export interface TokenClaims {
  readonly sessionSecret: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Whose token it is, and who acts with it for a customer. */
type Owner = Pick<Identity, 'email' | 'roles' | 'permissions' | 'isSuperUser' | 'customerNo' | 'impersonator'>;

export interface Tokens {
  /** A token of at most the configured life, and never longer than its session. It says whose it is (decisions §acting-within-limits). */
  issue(session: Omit<Session, 'id'>, owner: Owner): Promise<string>;
  /** Null for whatever this portal has not signed, or not since a session can last. One whose time is over is read: see `isOver`. */
  read(token: string): Promise<TokenClaims | null>;
}

export const issuer = 'connect';
export const algorithm = 'HS256';
/** Says what a token is for: one made for something else is none. */
const typ = 'JWT';
const audience = 'portal';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

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

/** Finds the key that a token says it is signed with. */
export const keyFor =
  (keys: KeyRing, kind: string): JWTVerifyGetKey =>
  ({ kid }) => {
    const key = keyNamed(keys, kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return derivedKey(key, kind);
  };

export const createTokens = (options: { keys: KeyRing; life: number; now: () => Date }): Tokens => {
  const [{ kid }] = options.keys;
  const key = derivedKey(options.keys[0], audience);
  const verificationKey = keyFor(options.keys, audience);
  return {
    issue: (session, owner) => {
      const issuedAt = seconds(options.now());
      return new SignJWT({ sid: session.secret, ...ownerClaims(owner) })
        .setProtectedHeader({ alg: algorithm, typ, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.min(issuedAt + options.life, seconds(session.expiresAt)))
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, verificationKey, {
          issuer,
          audience,
          typ,
          algorithms: [algorithm],
          requiredClaims: ['sid', 'iat', 'exp'],
          currentDate: options.now(),
          // Whether it is over is decided with its session, which is over by then in any case.
          clockTolerance: sessionLife / 1000,
        });
        const { sid, iat, exp } = payload;
        if (typeof sid !== 'string' || !uuid.test(sid) || iat === undefined || exp === undefined) return null;
        return { sessionSecret: sid, issuedAt: iat, expiresAt: exp };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};

/** Whether the time of a token is over. */
export const isOver = (claims: TokenClaims, now: Date): boolean => claims.expiresAt <= seconds(now);

/** Whether a token is past half of its life, when an answer carries a fresh one. */
export const isPastHalfLife = (claims: TokenClaims, now: Date): boolean =>
  seconds(now) - claims.issuedAt >= (claims.expiresAt - claims.issuedAt) / 2;

/** The token of an `Authorization` header; null unless it is exactly `Bearer <token>`. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
