import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { customerPermissions } from '../../domain/access/company-user.ts';
import { permissions, userKind } from '../../domain/access/user.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Impersonation } from '../../ports/impersonation.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import { aRefusal, beginMemorySession } from './session.ts';
import type { MemorySessions } from './session.ts';

const signedOut = aRefusal('signed-out', 'unauthenticated', 'Please log in.');
const wrongRole = aRefusal('forbidden', 'wrong_role', 'This is not available for your type of login.');
const notFound = aRefusal('not-found', 'not_found', 'There is nothing here, or you do not have access to it.');
const notActing = aRefusal('rejected', 'not_impersonating', 'You do not act for a customer.');

/** Account managers act for the given customers. */
export const createMemoryImpersonation = (
  customerNos: readonly CustomerNo[],
  tokens: Pick<SessionTokens, 'session'>,
  sessions: MemorySessions,
): Impersonation => ({
  start: async (customerNo) => {
    const own = tokens.session() ?? '';
    const user = sessions.open.get(own);
    if (!user) return refused(signedOut);
    if (userKind(user) !== 'account-manager') return refused(wrongRole);
    if (!customerNos.includes(customerNo)) return refused(notFound);
    const acting = beginMemorySession(sessions, {
      ...user,
      roles: ['customer'],
      permissions: customerPermissions.filter((permission) => permission !== permissions.editUsers),
      isSuperUser: false,
      customerNo,
    });
    sessions.parents.set(acting.token, own);
    return ok(acting);
  },
  stop: async (actingToken) => {
    const [name = ''] = actingToken.split('.');
    if (!sessions.open.has(name)) return refused(signedOut);
    if (!sessions.parents.has(name)) return refused(notActing);
    sessions.open.delete(name);
    return ok(null);
  },
});
