import { firstStorefront, storefrontOf } from '@connect/core/domain/access/storefront';
import type { Storefront } from '@connect/core/domain/access/storefront';

/** The storefront pair of an address; both parts or neither (decisions §pairs-as-a-whole). */
export interface Pair {
  readonly region?: string | undefined;
  readonly language?: string | undefined;
}

const namedBy = ({ region, language }: Pair): Storefront | null => storefrontOf(region, language);

/** The pair if it is a storefront's, else false: the address then is not found. */
export const parsePair = (pair: Pair): Pair | false => (namedBy(pair) ? pair : false);

/** The storefront that an address names; the first one where it names none. */
export const storefrontIn = (pair: Pair): Storefront => namedBy(pair) ?? firstStorefront;

/** A path of the specification, such as `/connect/orders`, in the storefront that is looked at. */
export const pathIn = (pair: Pair | null, path: string): string =>
  pair?.region ? `/${pair.region}/${pair.language}${path}` : path;

/** A path of the router without its pair. */
export const withoutPair = (path: string): string => path.replace('/{-$region}/{-$language}', '') || '/';

/** A path of an address without the storefront pair that it starts with. */
export const withoutOwnPair = (pathname: string): string => {
  const [, region, language] = pathname.split('/');
  return pathname.slice(storefrontOf(region, language)?.pair ? `/${region}/${language}`.length : 0);
};
