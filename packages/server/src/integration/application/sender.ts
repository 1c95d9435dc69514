import type { Scope } from '@connect/contract/operator/scope';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '../../refusal.ts';

/** Who sends records, or asks for them. */
export interface Sender {
  /** Name of the key, or of the operator's command. */
  readonly name: string;
  /** Why they may not go on with what they began; null where they may. Left out for who always may. */
  readonly lookAgain?: () => Promise<Refusal | null>;
}

/** Why somebody may not do what they ask for. */
export interface TurnedAway {
  readonly refusal: Refusal;
  /** Who tried, for the audit log: the name of a key, and where from; null where it has the same of the last minute. */
  readonly keptAs: string | null;
}

/** Who the `Authorization` header is of, if they may do that from that network address. */
export type AuthenticateSender = (request: {
  readonly authorization: string | undefined;
  readonly address: string;
  readonly scope: Scope;
}) => Promise<Result<Sender, TurnedAway>>;
