import { notSignedOff, signOffLevels } from './sign-off.ts';
import type { SignOffLevel, SignOffState } from './sign-off.ts';

/** Who gave the sign-offs that stand; null where nobody did or nobody knows, absent where nobody asked. */
export interface SignOffNames {
  readonly signedOffBy?: string | null;
  readonly secondSignedOffBy?: string | null;
}

/** A product of one storefront's index (specification §product-record). */
export interface Product extends SignOffState, SignOffNames {
  readonly title: string;
  readonly brand: string;
  readonly slug: string;
  /** File name of its first picture. */
  readonly image: string | null;
}

/** How far a product's sign-off is at the server; unix seconds, or −1 for not yet. */
export interface SignOffTimes extends SignOffNames {
  readonly sku: string;
  readonly region: string;
  readonly signedOffAt: number;
  readonly secondSignedOffAt: number;
}

/** A product of one storefront, by name. */
export const productKey = ({ region, sku }: Pick<SignOffTimes, 'region' | 'sku'>): string => `${region} ${sku}`;

/** How far a product is after somebody asked for a sign-off, or for its taking back. */
export interface AskedSignOff extends SignOffTimes {
  /** Whether it is so by what was asked, not by what somebody else did before. */
  readonly changed: boolean;
}

/** One sign-off, or its taking back. */
export interface SignOffEntry {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  readonly sku: string;
  readonly title: string;
  readonly region: string;
  readonly level: SignOffLevel;
  readonly undo: boolean;
}

const times = { first: 'signedOffAt', second: 'secondSignedOffAt' } as const;

/** The levels a product was signed off at before its history began, from all of its entries, the last first. */
export const signedBeforeHistory = (
  product: Pick<SignOffTimes, 'signedOffAt' | 'secondSignedOffAt'>,
  entries: readonly Pick<SignOffEntry, 'level' | 'undo'>[],
): readonly SignOffLevel[] =>
  signOffLevels.filter((level) => {
    const oldest = entries.findLast((entry) => entry.level === level);
    // What was taken back first had been given before.
    return oldest ? oldest.undo : product[times[level]] > notSignedOff;
  });
