import type { Kind, RecordOf } from '@connect/contract/integration/kinds';

/** Why a record is not taken: where in it, and what is wrong there. */
export interface Problem {
  /** Path of the column, such as `vat.0.net`. */
  readonly path: string;
  readonly reason: string;
}

/** A record of some kind, told apart by it. */
export type Incoming = { [K in Kind]: { readonly kind: K; readonly record: RecordOf<K> } }[Kind];

/** What a record names beside itself. */
export interface Reference {
  readonly kind: Kind | 'items';
  readonly key: string;
}
