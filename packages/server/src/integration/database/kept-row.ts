import type { Kind } from '@connect/contract/integration/kinds';
import type { Incoming } from '../domain/incoming.ts';

/** A record as it was kept, whether it stands or waits. */
export interface KeptRow {
  readonly kind: Kind;
  readonly key: string;
  readonly run_id: string;
  readonly line: number;
  readonly record: object;
}

export const incomingOf = ({ kind, record }: Pick<KeptRow, 'kind' | 'record'>): Incoming => {
  // What was kept is what was read by the schema of its kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { kind, record } as Incoming;
};
