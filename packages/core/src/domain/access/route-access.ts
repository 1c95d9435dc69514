import { userKind } from './user.ts';
import type { User, UserKind } from './user.ts';

/** What a route asks of its visitor. A route for a role asks for a signed-in user, too. */
export interface RouteRule {
  readonly authentication: boolean;
  readonly role?: UserKind;
}

export type Entry = 'allowed' | 'login' | 'fallback';

/**
 * Whether a visitor may enter a route: authentication is looked at before the role (decisions 16). The fallback of every
 * route is the dashboard (spec §2).
 */
export const routeEntry = (rule: RouteRule, user: Pick<User, 'roles'> | null): Entry => {
  if (!rule.authentication && !rule.role) return 'allowed';
  if (!user) return 'login';
  return !rule.role || rule.role === userKind(user) ? 'allowed' : 'fallback';
};

/**
 * Where to go after signing in: a path of this site's portal, else null. Another site, however it is written, never is
 * (decisions 22).
 */
export const safeReturnPath = (path: string | null | undefined, basePath: string): string | null => {
  if (!path || /[\\\s\p{Cc}]/u.test(path) || !path.startsWith(`${basePath}/`) || path.startsWith('//')) return null;
  const portal = /^(\/[a-z]{2,3}\/[a-z]{2})?\/connect(\/|\?|#|$)/;
  const inside = path.slice(basePath.length);
  return portal.test(inside) && !inside.includes('/connect/login') ? path : null;
};

/** A route's path under the site's base path, which is put before it if it is missing (spec §2). */
export const withBasePath = (path: string, basePath: string): string =>
  path === basePath || path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`;
