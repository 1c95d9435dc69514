import { may, permissions } from '../access/user.ts';
import type { User } from '../access/user.ts';

/** The two levels a product is signed off at (specification §sign-off-steps). */
export const signOffLevels = ['first', 'second'] as const;
export type SignOffLevel = (typeof signOffLevels)[number];

/** So many products are signed off in one call at most. */
export const maxSignOffs = 1000;

/** What stands for "not yet" in a timestamp of sign-off (specification §product-record). */
export const notSignedOff = -1;

/** A product on one regional storefront, as far as its sign-off goes. Times are unix seconds, or −1 for not yet. */
export interface SignOffState {
  readonly sku: string;
  /** Index suffix of the storefront. */
  readonly region: string;
  readonly classification: string;
  readonly signedOffAt: number;
  readonly secondSignedOffAt: number;
}

/** SKUs that were signed off in this browser, each with the storefronts' index suffixes; null where only the SKU is known. */
export type LocalMarks = ReadonlyMap<string, ReadonlySet<string> | null>;

/** What this browser has signed off and the index may not know of yet (specification §sign-off-marks). */
export type LocalSignOffs = Readonly<Record<SignOffLevel, LocalMarks>>;

export interface SignOffRights {
  readonly first: boolean;
  readonly second: boolean;
}

/** The levels a user may sign off at (specification §sign-off-rights). */
export const signOffRights = (user: Pick<User, 'permissions'>): SignOffRights => ({
  first: may(user, permissions.signOff),
  second: may(user, permissions.secondSignOff),
});

/** Which products a brand manager loads (specification §sign-off-filter): those that lack a sign-off, or have both. */
export type ProductsToLoad =
  | { readonly kind: 'lack-first'; readonly categories: readonly string[] }
  | { readonly kind: 'lack-second' | 'lack-either' | 'have-second' };

/**
 * The products a user is to sign off: those that lack the first sign-off, for whoever may give it, or the second
 * (specification §sign-off-filter); without the right to the second, only of the user's categories (specification §sign-off-rights). Null when there can be none: no
 * right, or no category (decisions §no-categories).
 */
export const productsToSignOff = (
  { first, second }: SignOffRights,
  categories: readonly string[],
): ProductsToLoad | null => {
  if (second) return { kind: first ? 'lack-either' : 'lack-second' };
  return first && categories.length > 0 ? { kind: 'lack-first', categories } : null;
};

/** A mark whose storefront is not known counts on all of them, as the specification's lists of SKUs do (specification §sign-off-marks). */
const isMarked = (marks: LocalMarks, { sku, region }: Pick<SignOffState, 'sku' | 'region'>): boolean => {
  const regions = marks.get(sku);
  return regions === null || (regions?.has(region) ?? false);
};

/** Whether a product shows as signed off: by its timestamp, or by this browser's own list (specification §sign-off-marks). */
export const isSignedOff = (
  product: Pick<SignOffState, 'sku' | 'region' | 'signedOffAt'>,
  local: LocalSignOffs,
): boolean => product.signedOffAt > notSignedOff || isMarked(local.first, product);

/** Likewise for the second sign-off (specification §sign-off-marks). */
export const isSecondSignedOff = (
  product: Pick<SignOffState, 'sku' | 'region' | 'secondSignedOffAt'>,
  local: LocalSignOffs,
): boolean => product.secondSignedOffAt > notSignedOff || isMarked(local.second, product);

/** Why a product cannot be signed off at a level now. */
export type NotToSign = 'already' | 'needs-first' | 'not-allowed';

/** Why somebody cannot sign a product off at a level now; null when they can: the second comes only after the first (decisions §second-after-first). */
export const whyNotSignOff = (
  rights: SignOffRights,
  product: SignOffState,
  local: LocalSignOffs,
  level: SignOffLevel,
): NotToSign | null => {
  if (!rights[level]) return 'not-allowed';
  if ((level === 'first' ? isSignedOff : isSecondSignedOff)(product, local)) return 'already';
  return level === 'second' && !isSignedOff(product, local) ? 'needs-first' : null;
};

/** Whether somebody can. */
export const maySignOff = (...asked: Parameters<typeof whyNotSignOff>): boolean => whyNotSignOff(...asked) === null;
