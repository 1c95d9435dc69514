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
