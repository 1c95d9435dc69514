import type { SignOffLevel, SignOffState } from './sign-off.ts';

/** A product of one storefront's index (spec §3). */
export interface Product extends SignOffState {
  readonly title: string;
  readonly brand: string;
  readonly slug: string;
  /** File name of its first picture. */
  readonly image: string | null;
}

/** How far a product's sign-off is at the server; unix seconds, or −1 for not yet. */
export interface SignOffTimes {
  readonly sku: string;
  readonly region: string;
  readonly signedOffAt: number;
  readonly secondSignedOffAt: number;
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
