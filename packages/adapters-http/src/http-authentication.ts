import { login, logout, me } from '@connect/contract/auth';
import type { User as WireUser } from '@connect/contract/auth';
import type { User } from '@connect/core/domain/access/user';
import { ok, refused } from '@connect/core/domain/result';
import type { Authentication } from '@connect/core/ports/authentication';
import type { PortalClient } from './portal-client.ts';
import { Unavailable } from './unavailable.ts';

const toUser = (wire: WireUser): User => ({
  email: wire.email,
  firstName: wire.first_name,
  lastName: wire.last_name,
  roles: wire.roles,
  permissions: wire.permissions,
  isSuperUser: wire.is_super_user ?? false,
  customerNo: wire.customer_no,
});

/** Signing in and out over HTTP. A refusal without words of the server's own, and broken transport, throw `Unavailable`. */
export const createHttpAuthentication = (portal: PortalClient): Authentication => ({
  login: async (email, password) => {
    const answer = await portal.json(login, { body: { email, password } });
    if (answer.ok) return ok({ token: answer.value.token, user: toUser(answer.value.user) });
    if (answer.refusal.message === null) throw new Unavailable('Signing in was not answered');
    return refused(answer.refusal.message);
  },
  currentUser: async () => {
    const answer = await portal.json(me);
    if (answer.ok) return toUser(answer.value);
    if (answer.refusal.failure === 'signed-out') return null;
    throw new Unavailable(`The signed-in user could not be asked for: ${answer.refusal.failure}`);
  },
  logout: async () => {
    const answer = await portal.done(logout);
    if (!answer.ok && answer.refusal.failure === 'unavailable') throw new Unavailable('Signing out was not answered');
  },
});
