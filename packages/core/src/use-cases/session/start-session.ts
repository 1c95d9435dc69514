import { userKind } from '../../domain/access/user.ts';
import type { Session } from '../../domain/access/session.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { ManagerProfile } from '../../ports/managed-customers.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

export type { Session };

/**
 * Finds out at start who is signed in; customers load their customer record, account managers their own, brand managers
 * nothing (specification §start-of-the-app). Both calls go out together, as far as the token says whose it is. Null when nobody is. Throws when the
 * server is out of reach.
 */
export const makeStartSession =
  (ports: {
    readonly tokens: SessionTokens;
    readonly authentication: Authentication;
    readonly account: CustomerAccount;
    readonly managerProfile: Pick<ManagerProfile, 'own'>;
  }) =>
  async (): Promise<Session | null> => {
    if (!ports.tokens.current()) return null;
    const expected = ports.tokens.kind();
    const asked = {
      customer: expected === 'customer' ? ports.account.customer() : null,
      manager: expected === 'account-manager' ? ports.managerProfile.own() : null,
    };
    const user = await ports.authentication.currentUser();
    if (!user) return null;
    const kind = userKind(user);
    const customer = kind === 'customer' ? await (asked.customer ?? ports.account.customer()) : null;
    const manager = kind === 'account-manager' ? await (asked.manager ?? ports.managerProfile.own()) : null;
    return {
      user,
      customer: customer?.ok ? customer.value : null,
      manager: manager?.ok ? manager.value : null,
      impersonating: kind === 'customer' && ports.tokens.impersonator() !== null,
    };
  };

export type StartSession = ReturnType<typeof makeStartSession>;
