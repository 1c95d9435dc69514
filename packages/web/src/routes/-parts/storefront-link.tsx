import { Link as TanstackLink, useLocation } from '@tanstack/react-router';

import type { StorefrontLinkProps } from '../../shared/storefront/storefronts.ts';
import { pathIn, withoutOwnPair } from './pair.ts';

/**
 * The page that is looked at, query and anchor too, on another storefront. Nothing is loaded ahead: few are ever chosen. While one
 * that was chosen loads, the address is ahead of the page: the pair that is replaced is that of the address.
 */
export function StorefrontLink({ storefront, ...rest }: StorefrontLinkProps) {
  const { pathname, search, hash } = useLocation();
  return (
    <TanstackLink
      to={pathIn(storefront.pair ?? {}, withoutOwnPair(pathname))}
      search={search}
      hash={hash}
      resetScroll={false}
      preload={false}
      {...rest}
    />
  );
}
