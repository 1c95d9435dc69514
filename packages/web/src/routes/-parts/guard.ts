import { routeEntry } from '@connect/core/domain/access/route-access';
import type { RouteRule } from '@connect/core/domain/access/route-access';
import type { Session } from '@connect/core/use-cases/session/start-session';
import { redirect } from '@tanstack/react-router';
import type { Services } from '../../services.ts';
import { pathIn } from './pair.ts';
import type { Pair } from './pair.ts';
import { safeReturnPath, withBasePath } from './return-path.ts';
import { stringifySearch } from './search-params.ts';

interface Entering {
  readonly rule: RouteRule;
  readonly services: Services;
  readonly pair: Pair;
  /** Address of the page, with base path. */
  readonly publicHref: string;
  /** The page is only loaded ahead: nobody is logged out for that. */
  readonly preload: boolean;
}

const isPublic = (rule: RouteRule): boolean => routeEntry(rule, null) === 'allowed';

/**
 * Lets a visitor into a route or sends them elsewhere (specification §route-access, decisions §authentication-first, §refused-sessions): to the login page, logged out first, with
 * the way back; or to the dashboard. Answers the session of who is let in. Throws when the server is out of reach, but for
 * public pages, which need no session.
 */
export const enter = async ({ rule, services, pair, publicHref, preload }: Entering): Promise<Session | null> => {
  const asked = services.session.ensure();
  const session = await (isPublic(rule) ? asked.catch(() => null) : asked);
  const entry = routeEntry(rule, session?.user ?? null);
  if (entry === 'allowed') return session;
  if (entry === 'fallback') throw redirect({ to: pathIn(pair, '/connect') });
  if (!preload) await services.signOut();
  const back = safeReturnPath(publicHref, services.config.basePath);
  const query = back === null ? '' : stringifySearch({ return: back });
  throw redirect({ href: withBasePath(pathIn(pair, '/connect/login'), services.config.basePath) + query });
};
