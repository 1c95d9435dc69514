import { errors, jwtVerify, SignJWT } from 'jose';

/** What a sign-in token says: which session it belongs to, and for how long it holds (unix seconds). */
export interface TokenClaims {
  readonly sessionId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
}

export interface Tokens {
  /** A token of at most the configured life, and never longer than its session. */
  issue(session: { readonly id: string; readonly expiresAt: Date }): Promise<string>;
  /** Null for whatever this portal has not signed, or no longer holds. */
  read(token: string): Promise<TokenClaims | null>;
}

export const issuer = 'connect';
export const algorithm = 'HS256';
/** Says what a token is for: one made for something else is none. */
const typ = 'JWT';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const createTokens = (options: { key: string; life: number; now: () => Date }): Tokens => {
  const key = Buffer.from(options.key, 'base64url');
  return {
    issue: (session) => {
      const issuedAt = seconds(options.now());
      return new SignJWT({ sid: session.id })
        .setProtectedHeader({ alg: algorithm, typ })
        .setIssuer(issuer)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.min(issuedAt + options.life, seconds(session.expiresAt)))
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          typ,
          algorithms: [algorithm],
          requiredClaims: ['sid', 'iat', 'exp'],
          currentDate: options.now(),
        });
        const { sid, iat, exp } = payload;
        if (typeof sid !== 'string' || !uuid.test(sid) || iat === undefined || exp === undefined) return null;
        return { sessionId: sid, issuedAt: iat, expiresAt: exp };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};

/** Whether a token is past half of its life, when an answer carries a fresh one. */
export const isPastHalfLife = (claims: TokenClaims, now: Date): boolean =>
  seconds(now) - claims.issuedAt >= (claims.expiresAt - claims.issuedAt) / 2;

/** The token of an `Authorization` header; null unless it is exactly `Bearer <token>`. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
