import type { RouteRule } from '@connect/core/domain/access/route-access';
import type { Session } from '@connect/core/domain/access/session';
import { redirect } from '@tanstack/react-router';
import { securityPath } from '../../shared/page/security-path.ts';
import type { Services } from '../../services.ts';
import { pathIn } from './pair.ts';
import type { Pair } from './pair.ts';
import { safeReturnPath, withBasePath } from './return-path.ts';
import { stringifySearch } from './search-params.ts';

interface Visit {
  readonly rule: RouteRule;
  readonly services: Services;
  readonly pair: Pair;
  /** Address of the page, with base path. */
  readonly publicHref: string;
  /** The page is only loaded ahead. */
  readonly preload: boolean;
}

/**
 * Lets a visitor into a route or sends them elsewhere (decisions §refused-sessions): to the login page with the way back,
 * or to the dashboard. Answers the session of who is let in, and throws when the server is out of reach, as `mayEnter` does.
 */
export const enter = async ({ rule, services, pair, publicHref, preload }: Visit): Promise<Session | null> => {
  const { basePath } = services.config;
  const entering = await services.mayEnter(rule, { isAhead: preload });
  if (entering.entry === 'allowed') return entering.session;
  if (entering.entry !== 'login')
    throw redirect({ to: pathIn(pair, entering.entry === 'second-factor' ? securityPath : '/connect') });
  const back = safeReturnPath(publicHref, basePath);
  const query = back === null ? '' : stringifySearch({ return: back });
  throw redirect({ href: withBasePath(pathIn(pair, '/connect/login'), basePath) + query });
};
