import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { SignedInAt } from './recent-sign-in.ts';
import type { Browser, Session } from './sessions.ts';

/** A session in which an account manager acts for a customer, inside their own one: it ends with it at the latest. */
export interface ActingSessions {
  /** Begins to act for a customer within one's own session. Null when that one has ended. */
  open(parentId: string, customerNo: CustomerNo, browser: Browser): Promise<Session | null>;
  readonly signedInAt: SignedInAt;
  /** Ends an acting session alone. */
  stop(id: string): Promise<void>;
}
