import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** What is kept of the signed-in user (specification §download-of-ones-own-data). */
export interface OwnData {
  /** A JSON file in UTF-8. */
  download(): Promise<Result<Uint8Array, Refusal>>;
}
