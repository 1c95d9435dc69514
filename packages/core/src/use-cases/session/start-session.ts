import { userKind } from '../../domain/access/user.ts';
import type { User } from '../../domain/access/user.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** Who is signed in. `customer` is null for staff, and when the record could not be loaded. */
export interface Session {
  readonly user: User;
  readonly customer: Customer | null;
  readonly impersonating: boolean;
}

/**
 * Finds out at start who is signed in; customers load their customer record, brand managers nothing (spec §4). Both calls go
 * out together. Null when nobody is. Throws when the server is out of reach.
 */
export const makeStartSession =
  (ports: {
    readonly tokens: SessionTokens;
    readonly authentication: Authentication;
    readonly account: CustomerAccount;
  }) =>
  async (): Promise<Session | null> => {
    if (!ports.tokens.current()) return null;
    const [user, answer] = await Promise.all([ports.authentication.currentUser(), ports.account.customer()]);
    if (!user) return null;
    const customer = userKind(user) === 'customer' && answer.ok ? answer.value : null;
    return { user, customer, impersonating: ports.tokens.impersonator() !== null };
  };

export type StartSession = ReturnType<typeof makeStartSession>;
