import type { TokenTimes } from '@connect/core/domain/access/token-times';
import type { User } from '@connect/core/domain/access/user';
import { claimsOf, kindOfToken } from './session-of-token.ts';
import { list, shape, text } from './shape.ts';

const isPermitted = shape<{ permissions: readonly string[] }>({ permissions: list(text) });
const isSuperUser = shape<{ super: true }>({ super: (value) => value === true });
const isNamed = shape<{ sub: string }>({ sub: text });
const isActing = shape<{ act: object }>({ act: shape({}) });

const isTimed = shape<{ iat: number; exp: number }>({ iat: Number.isFinite, exp: Number.isFinite });
const isRenewable = shape<{ until: number }>({ until: Number.isFinite });

/** When a token was given out, its `iat`, and until when its session goes on: `until`, or `exp` of one that is not renewed; null where it does not tell. */
export const timesOfToken = (token: string): TokenTimes | null => {
  const claims = claimsOf(token);
  return isTimed(claims) ? { issuedAt: claims.iat, endsAt: isRenewable(claims) ? claims.until : claims.exp } : null;
};

/** Who a token is of, as far as it says what kind of user that is: enough to draw the portal's frame before the server answers. */
export const userOfToken = (token: string): User | null => {
  const claims = claimsOf(token);
  const kind = kindOfToken(token);
  if (kind === null) return null;
  // Of a token that acts for a customer `sub` is the customer's number.
  const sub = isNamed(claims) ? claims.sub : '';
  const acts = isActing(claims);
  return {
    email: acts ? '' : sub,
    firstName: '',
    lastName: '',
    roles: [kind.replace('-', '_')],
    permissions: isPermitted(claims) ? claims.permissions : [],
    isSuperUser: isSuperUser(claims),
    customerNo: acts ? sub : null,
  };
};
