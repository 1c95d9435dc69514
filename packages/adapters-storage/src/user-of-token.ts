import type { User } from '@connect/core/domain/access/user';
import { claimsOf, kindOfToken } from './session-of-token.ts';
import { list, shape, text } from './shape.ts';

const isPermitted = shape<{ permissions: readonly string[] }>({ permissions: list(text) });
const isSuperUser = shape<{ super: true }>({ super: (value) => value === true });
const isActing = shape<{ sub: string; act: object }>({ sub: text, act: shape({}) });

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
