import { firstStorefront } from '@connect/core/domain/access/storefront';
import type { Storefront } from '@connect/core/domain/access/storefront';
import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** What each storefront calls itself, in its own language. */
const ownNames: Readonly<Record<string, string>> = {
  UK: 'United Kingdom · English',
  US: 'United States · English',
  EMEA: 'Europe, Middle East & Africa · English',
  AU: 'Australia · English',
  FR: 'France · Français',
  IT: 'Italia · Italiano',
  PL: 'Polska · Polski',
  DE: 'Deutschland · Deutsch',
};

export const ownNameOf = ({ name }: Storefront): string => ownNames[name] ?? name;

export type StorefrontLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly storefront: Storefront;
};

interface Storefronts {
  /** The one that is looked at. */
  readonly current: Storefront;
  /** A link to this very page, query and anchor too, on another storefront. */
  readonly Link: ComponentType<StorefrontLinkProps>;
}

const StorefrontsContext = createContext<Storefronts>({ current: firstStorefront, Link: () => null });
export const StorefrontsProvider = StorefrontsContext;
export const useStorefronts = (): Storefronts => use(StorefrontsContext);

/** The part of the address that the links of mails begin with, such as `de/de`; empty for the first storefront. */
export const useStorefrontPath = (): string => {
  const { pair } = useStorefronts().current;
  return pair ? `${pair.region}/${pair.language}` : '';
};
