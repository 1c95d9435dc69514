import { userKinds } from '@connect/core/domain/access/user';
import type { User, UserKind } from '@connect/core/domain/access/user';
import { fromJson, list, shape, text } from './shape.ts';

const isClaims = shape<{ sid: string }>({ sid: text });
const isKindClaims = shape<{ kind: string }>({ kind: text });
const isPermitted = shape<{ permissions: readonly string[] }>({ permissions: list(text) });
const isSuperUser = shape<{ super: true }>({ super: (value) => value === true });
const isActing = shape<{ sub: string; act: object }>({ sub: text, act: shape({}) });

/** The claims of a signed token (RFC 7519), unverified; undefined where they cannot be read. */
const claimsOf = (token: string): unknown => {
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

/** Who a token is of, as far as it says what kind of user that is: enough to draw the portal's frame before the server answers. */
export const userOfToken = (token: string): User | null => {
  const claims = claimsOf(token);
  const kind = kindOfToken(token);
  if (kind === null) return null;
  return {
    email: '',
    firstName: '',
    lastName: '',
    roles: [kind.replace('-', '_')],
    permissions: isPermitted(claims) ? claims.permissions : [],
    isSuperUser: isSuperUser(claims),
    // Of a token that acts for a customer it is the customer's number.
    customerNo: isActing(claims) ? claims.sub : null,
  };
};
