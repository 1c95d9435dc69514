import { storefrontOf } from '@connect/core/domain/access/storefront';

/** The storefront pair of an address; both parts or neither (decisions 17). */
export interface Pair {
  readonly r?: string | undefined;
  readonly l?: string | undefined;
}

/** The pair if it is a storefront's, else false: the address then is not found. */
export const parsePair = ({ r, l }: Pair): Pair | false => (storefrontOf(r, l) ? { r, l } : false);

/** A path of the spec, such as `/connect/orders`, in the storefront that is looked at. */
export const pathIn = ({ r, l }: Pair, path: string): string => (r && l ? `/${r}/${l}${path}` : path);

/** A path of the router without its pair. */
export const withoutPair = (path: string): string => path.replace(/^\/\{-\$r\}\/\{-\$l\}/, '') || '/';
