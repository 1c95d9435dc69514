import { Link as TanstackLink, useParams } from '@tanstack/react-router';
import type { LinkProps } from '../../ui/link.tsx';
import { pathIn } from './pair.ts';

const isInside = (href: string): boolean => /^\/connect([/?#]|$)/.test(href);

/** A link by its path in the specification, inside the portal the router's: with base path, storefront pair, and loaded ahead on intent. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const pair = useParams({ strict: false });
  if (!isInside(href)) return <a href={href} {...rest} />;
  const { pathname, searchParams, hash } = new URL(href, 'http://portal.invalid');
  return (
    <TanstackLink
      to={pathIn(pair, pathname)}
      search={Object.fromEntries(searchParams)}
      hash={hash.slice(1)}
      activeOptions={{ exact: true }}
      activeProps={{}}
      {...rest}
    />
  );
}
