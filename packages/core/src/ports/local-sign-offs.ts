import type { LocalSignOffs, SignOffLevel } from '../domain/products/sign-off.ts';

/** What this browser signed off and the index may not know of yet (specification §sign-off-marks, decisions §confirmed-marks). Never throws. */
export interface LocalSignOffStore {
  read(): LocalSignOffs;
  /** Marks products of a storefront, by its index suffix. */
  add(level: SignOffLevel, region: string, skus: readonly string[]): void;
  /** Takes marks away: an error, an undo, or the index has confirmed them. */
  remove(level: SignOffLevel, region: string, skus: readonly string[]): void;
}
