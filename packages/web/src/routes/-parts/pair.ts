import { firstStorefront, storefrontOf } from '@connect/core/domain/access/storefront';
import type { Storefront } from '@connect/core/domain/access/storefront';

/** The storefront pair of an address; both parts or neither (decisions §pairs-as-a-whole). */
export interface Pair {
  readonly r?: string | undefined;
  readonly l?: string | undefined;
}

/** The pair if it is a storefront's, else false: the address then is not found. */
export const parsePair = ({ r, l }: Pair): Pair | false => (storefrontOf(r, l) ? { r, l } : false);

/** The storefront that an address names; the first one where it names none. */
export const storefrontIn = ({ r, l }: Pair): Storefront => storefrontOf(r, l) ?? firstStorefront;

/** The pair that a storefront's addresses start with. */
export const storefrontPair = ({ pair }: Storefront): Pair => (pair ? { r: pair.region, l: pair.language } : {});

/** A path of the specification, such as `/connect/orders`, in the storefront that is looked at. */
export const pathIn = ({ r, l }: Pair, path: string): string => (r && l ? `/${r}/${l}${path}` : path);

/** A path of the router without its pair. */
export const withoutPair = (path: string): string => path.replace(/^\/\{-\$r\}\/\{-\$l\}/, '') || '/';

/** A path of an address without the storefront pair that it starts with. */
export const withoutOwnPair = (pathname: string): string => {
  const [, r, l] = pathname.split('/');
  return pathname.slice(storefrontOf(r, l)?.pair ? `/${r}/${l}`.length : 0);
};
