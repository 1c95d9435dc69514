import { userKinds } from '@connect/core/domain/access/user';
import type { UserKind } from '@connect/core/domain/access/user';
import { fromJson, shape, text } from './shape.ts';

const isClaims = shape<{ sid: string }>({ sid: text });
const isKindClaims = shape<{ kind: string }>({ kind: text });

/** The claims of a signed token (RFC 7519), unverified; undefined where they cannot be read. */
export const claimsOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    return fromJson(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
};

/** The session a token belongs to: its `sid`. A token that does not tell is a session of its own. */
export const sessionOfToken = (token: string): string => {
  const claims = claimsOf(token);
  return isClaims(claims) ? claims.sid : token;
};

/** What kind of user a token is of: its `kind`; null where it does not tell. */
export const kindOfToken = (token: string): UserKind | null => {
  const claims = claimsOf(token);
  return isKindClaims(claims) ? (userKinds.find((kind) => kind === claims.kind) ?? null) : null;
};
