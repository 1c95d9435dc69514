import { useServices } from '../../services.ts';
import { useStorefronts } from '../../shared/storefront/storefronts.ts';
import type { LinkProps } from '../../ui/link.tsx';
import type { Within } from './follow-links.ts';
import { pathIn } from './pair.ts';

/** A link by its path in the specification, inside the portal with base path and storefront pair, and followed by the router. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const { basePath } = useServices().config;
  const { pair } = useStorefronts().current;
  if (!/^\/connect\b/.test(href)) return <a href={href} {...rest} />;
  return <a {...rest} data-within={'page' satisfies Within} href={basePath + pathIn(pair, href)} />;
}
