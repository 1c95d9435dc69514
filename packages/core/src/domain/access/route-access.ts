import { may, userKind } from './user.ts';
import type { Permission, User, UserKind } from './user.ts';

/** The roles of routes by the specification's names (specification §roles), and whom they mean. */
export const routeRoles = {
  customer: 'customer',
  accountManager: 'account-manager',
  brandManager: 'brand-manager',
} as const satisfies Record<string, UserKind>;
export type RouteRole = keyof typeof routeRoles;

/** What a route asks of its visitor. One for a role, with a permission or for super users asks for a signed-in user, too. */
export interface RouteRule {
  readonly authentication: boolean;
  readonly role?: RouteRole;
  readonly permission?: Permission;
  readonly superUser?: true;
}

export type Entry = 'allowed' | 'login' | 'fallback';

/**
 * Whether a visitor may enter a route: authentication is looked at before role and permission (decisions §authentication-first). The fallback
 * of every route is the dashboard (specification §route-access).
 */
export const routeEntry = (
  rule: RouteRule,
  user: Pick<User, 'roles' | 'permissions' | 'isSuperUser'> | null,
): Entry => {
  const { authentication, role, permission, superUser } = rule;
  if (!authentication && !role && !permission && !superUser) return 'allowed';
  if (!user) return 'login';
  const isRole = !role || routeRoles[role] === userKind(user);
  const isPermitted = !permission || may(user, permission);
  return isRole && isPermitted && (!superUser || user.isSuperUser) ? 'allowed' : 'fallback';
};

const portalPath = /^(\/[a-z]{2,3}\/[a-z]{2})?\/connect(\/|$)/;
/** What a browser drops or turns round in an address: control characters, spaces, backslashes. */
const treacherous = /[\\\s\p{Cc}]/u;
/** A step out of the portal, `.` written as `%2e` included; or a second slash, which could begin a host. */
const wayOut = /\/(\.|%2e){1,2}(\/|$)|\/\//i;

/**
 * Where to go after signing in: a path of this site's portal, else null. Another site, however it is written, never is,
 * nor is the login page itself (decisions §refused-sessions).
 */
export const safeReturnPath = (path: string | null | undefined, basePath: string): string | null => {
  if (!path?.startsWith(`${basePath}/`) || treacherous.test(path)) return null;
  const [inside = ''] = path.slice(basePath.length).split(/[?#]/);
  const isSafe = portalPath.test(inside) && !wayOut.test(inside) && !/\/connect\/login\/?$/.test(inside);
  return isSafe ? path : null;
};

/** A route's path under the site's base path, which is put before it if it is missing (specification §base-path). */
export const withBasePath = (path: string, basePath: string): string =>
  path === basePath || path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`;
