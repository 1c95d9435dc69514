import { claimsOf } from './session-of-token.ts';
import { shape } from './shape.ts';

const isTimed = shape<{ iat: number; exp: number }>({ iat: Number.isFinite, exp: Number.isFinite });

/** How much of a token's life is over by this machine's clock, from 0 to 1 and more; 0 where it does not tell. */
export const ageOfToken = (token: string): number => {
  const claims = claimsOf(token);
  return isTimed(claims) ? (Date.now() / 1000 - claims.iat) / (claims.exp - claims.iat) : 0;
};
