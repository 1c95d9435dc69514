import { isPortalAdministrator, may, userKind } from './user.ts';
import type { Permission, User, UserKind } from './user.ts';

/** The roles of routes by the specification's names (specification §roles), and whom they mean. */
export const routeRoles = {
  customer: 'customer',
  accountManager: 'account-manager',
  brandManager: 'brand-manager',
} as const satisfies Record<string, UserKind>;
/** `staff`: members of staff, of whichever kind. */
export type RouteRole = keyof typeof routeRoles | 'staff';

/** What a route asks of its visitor. One for a role, with a permission, for super users or administrators asks for a signed-in user, too. */
export interface RouteRule {
  readonly authentication: boolean;
  readonly role?: RouteRole;
  readonly permission?: Permission;
  readonly superUser?: true;
  /** Open to whoever still lacks the second factor that their company demands (specification §demanded-second-factor). */
  readonly beforeSecondFactor?: true;
  /** For administrators of the portal (specification §administration). */
  readonly administrator?: true;
}

export type Entry = 'allowed' | 'login' | 'second-factor' | 'fallback';

/**
 * Whether a visitor may enter a route: authentication is looked at before role and permission (decisions §authentication-first). The fallback
 * of every route is the dashboard (specification §route-access).
 */
export const routeEntry = (
  rule: RouteRule,
  user: Pick<User, 'roles' | 'permissions' | 'isSuperUser' | 'needsSecondFactor'> | null,
): Entry => {
  const { authentication, role, permission, superUser, administrator } = rule;
  if (!authentication && !role && !permission && !superUser && !administrator) return 'allowed';
  if (!user) return 'login';
  if (user.needsSecondFactor && !rule.beforeSecondFactor) return 'second-factor';
  const kind = userKind(user);
  const isRole = !role || (role === 'staff' ? kind !== 'customer' : routeRoles[role] === kind);
  const isPermitted = !permission || may(user, permission);
  const isOfStaff = (!superUser || user.isSuperUser) && (!administrator || isPortalAdministrator(user));
  return isRole && isPermitted && isOfStaff ? 'allowed' : 'fallback';
};
