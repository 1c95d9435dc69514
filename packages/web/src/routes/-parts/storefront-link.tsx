import { useLocation } from '@tanstack/react-router';

import { useServices } from '../../services.ts';
import type { StorefrontLinkProps } from '../../shared/storefront/storefronts.ts';
import type { Within } from './follow-links.ts';
import { pathIn, withoutOwnPair } from './pair.ts';

/**
 * The page that is looked at, query and anchor too, on another storefront. Nothing is loaded ahead: few are ever chosen. While one
 * that was chosen loads, the address is ahead of the page: the pair that is replaced is that of the address.
 */
export function StorefrontLink({ storefront, ...rest }: StorefrontLinkProps) {
  const { basePath } = useServices().config;
  const { href } = useLocation();
  const path = pathIn(storefront.pair, withoutOwnPair(href));
  return <a {...rest} data-within={'place' satisfies Within} href={basePath + path} />;
}
