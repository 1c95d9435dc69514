import type { Kind } from '@connect/contract/integration/kinds';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '../../refusal.ts';

/** Who sends records, or asks for them. */
export interface Sender {
  /** Name of the key, or of the operator's command. */
  readonly name: string;
}

/** What somebody wants to do: with records of one kind, or with the runs of all. */
export interface Wanted {
  readonly access: 'read' | 'write';
  readonly kind: Kind | 'runs';
}

/** Who the `Authorization` header is of, if they may from that network address what they want. */
export type AuthenticateSender = (
  request: { readonly authorization: string | undefined; readonly address: string },
  wanted: Wanted,
) => Promise<Result<Sender, Refusal>>;
