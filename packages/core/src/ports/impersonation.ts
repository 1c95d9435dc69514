import type { CustomerNo } from '../domain/account/customer-no.ts';
import type { Result } from '../domain/result.ts';
import type { SignedIn } from './authentication.ts';
import type { Refusal } from './failure.ts';

/** Acting for a customer (decisions §acting-within-limits). */
export interface Impersonation {
  /** A token that names both the customer and who acts; why they do, where that is asked. */
  start(customerNo: CustomerNo, reason?: string): Promise<Result<SignedIn, Refusal>>;
  /** Ends the session of an acting token, the current one or not; the own one goes on. */
  stop(actingToken: string): Promise<Result<null, Refusal>>;
}
