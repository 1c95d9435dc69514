import { isForAnother } from '@connect/core/domain/access/link-owner';
import { redirect, useParams, useRouter, useSearch } from '@tanstack/react-router';

import type { Services } from '../../services.ts';
import { useServices } from '../../services.ts';
import type { LayoutContext } from './contexts.ts';
import { pathIn } from './pair.ts';
import type { Pair } from './pair.ts';
import { safeReturnPath } from './return-path.ts';

/**
 * Sends whoever is signed in already on from an authentication page (specification §route-access), but from a link that was sent to somebody else: see
 * `LinkForAnother`. For its route's `beforeLoad`.
 */
export const sendSignedInOn = (visit: {
  readonly context: Pick<LayoutContext, 'session'> & { readonly services: Services };
  /** `return` is the path to go on to. */
  readonly search: { readonly return?: string | undefined; readonly [other: string]: unknown };
  readonly params: Pair;
  /** Whom the link that led here was sent to. */
  readonly linkFor?: string | undefined;
}): void => {
  const { session } = visit.context;
  if (session === null || isForAnother(visit.linkFor, session.user)) return;
  const back = safeReturnPath(visit.search.return, visit.context.services.config.basePath);
  throw back === null
    ? redirect({ to: pathIn(visit.params, '/connect'), replace: true })
    : redirect({ href: back, replace: true });
};

/**
 * Goes where a visitor wanted to before signing in, as the address of the page says unless it is given; else to the dashboard
 * (specification §way-back).
 */
export const useAfterSignIn = ({ replace = false } = {}): ((wanted?: string | null) => Promise<void>) => {
  const router = useRouter();
  const { config } = useServices();
  const search = useSearch({ strict: false });
  const pair = useParams({ strict: false });
  return async (wanted = search.return) => {
    const back = safeReturnPath(wanted, config.basePath);
    await router.navigate(back === null ? { to: pathIn(pair, '/connect'), replace } : { href: back, replace });
  };
};
