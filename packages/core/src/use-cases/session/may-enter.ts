import { routeEntry, type RouteRule } from '../../domain/access/route-access.ts';
import type { Session } from '../../domain/access/session.ts';
import type { CurrentSession } from './current-session.ts';
import type { SignOut } from './sign-out.ts';

/** Who is let in, with their session as far as there is one; or where else they are led. */
export type Entering =
  | { readonly entry: 'allowed'; readonly session: Session | null }
  | { readonly entry: 'login' | 'second-factor' | 'fallback' };

/**
 * Whether whoever is signed in may enter a route (specification §route-access, decisions §authentication-first). Who has to sign in
 * is logged out first, but not for a page that is only loaded ahead. Throws when the server is out of reach, but for public
 * pages, which need no session.
 */
export const makeMayEnter =
  ({ session, signOut }: { readonly session: Pick<CurrentSession, 'ensure'>; readonly signOut: SignOut }) =>
  async (rule: RouteRule, { isAhead }: { readonly isAhead: boolean }): Promise<Entering> => {
    const isPublic = routeEntry(rule, null) === 'allowed';
    const asked = session.ensure();
    const found = await (isPublic ? asked.catch(() => null) : asked);
    const entry = routeEntry(rule, found?.user ?? null);
    if (entry === 'allowed') return { entry, session: found };
    if (entry === 'login' && !isAhead) await signOut();
    return { entry };
  };

export type MayEnter = ReturnType<typeof makeMayEnter>;
