import { Link as TanstackLink, useLocation, useParams } from '@tanstack/react-router';

import type { StorefrontLinkProps } from '../../features/storefront/storefronts.ts';
import { pathIn, storefrontPair } from './pair.ts';

/** The page that is looked at, query and anchor too, on another storefront. Nothing is loaded ahead: few are ever chosen. */
export function StorefrontLink({ storefront, ...rest }: StorefrontLinkProps) {
  const own = pathIn(useParams({ strict: false }), '');
  const { pathname, search, hash } = useLocation();
  return (
    <TanstackLink
      to={pathIn(storefrontPair(storefront), pathname.slice(own.length))}
      search={search}
      hash={hash}
      resetScroll={false}
      preload={false}
      {...rest}
    />
  );
}
