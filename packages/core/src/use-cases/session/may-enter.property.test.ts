import { fc, test } from '@fast-check/vitest';
import { describe, expect, vi } from 'vitest';
import { routeEntry, routeRoles, type RouteRole, type RouteRule } from '../../domain/access/route-access.ts';
import { permissions } from '../../domain/access/user.ts';
import { aCustomer, aUser } from '../../testing/index.ts';
import { makeMayEnter } from './may-enter.ts';

const held = [permissions.viewOrders, permissions.editUsers] as const;
const rules: fc.Arbitrary<RouteRule> = fc.record(
  {
    authentication: fc.boolean(),
    // The keys of the record are its own.
    role: fc.constantFrom(...(Object.keys(routeRoles) as RouteRole[])),
    permission: fc.constantFrom(...held),
    superUser: fc.constant(true as const),
  },
  { requiredKeys: ['authentication'] },
);
const users = fc.option(
  fc
    .record({
      roles: fc.subarray(['customer', 'account_manager', 'brand_manager']),
      permissions: fc.subarray([...held]),
      isSuperUser: fc.boolean(),
    })
    .map((user) => aUser(user)),
);
const sessionOf = (user: ReturnType<typeof aUser> | null) =>
  user && { user, customer: aCustomer(), manager: null, impersonating: false };

describe('whoever comes to a route', () => {
  test.prop([rules, users, fc.boolean()])(
    'enters by its rule alone, and is logged out where they have to sign in and the page is not loaded ahead',
    async (rule, user, isAhead) => {
      const signOut = vi.fn(async () => undefined);
      const session = sessionOf(user);
      const mayEnter = makeMayEnter({ session: { ensure: async () => session }, signOut });
      const expected = routeEntry(rule, user);
      expect(await mayEnter(rule, { isAhead })).toEqual(
        expected === 'allowed' ? { entry: 'allowed', session } : { entry: expected },
      );
      expect(signOut).toHaveBeenCalledTimes(expected === 'login' && !isAhead ? 1 : 0);
    },
  );

  test.prop([rules, fc.boolean()])(
    'while the server is out of reach enters public pages alone',
    async (rule, isAhead) => {
      const signOut = vi.fn(async () => undefined);
      const down = async () => Promise.reject(new Error('out of reach'));
      const entering = makeMayEnter({ session: { ensure: down }, signOut })(rule, { isAhead });
      if (routeEntry(rule, null) === 'allowed') expect(await entering).toEqual({ entry: 'allowed', session: null });
      else await expect(entering).rejects.toThrow('out of reach');
      expect(signOut).not.toHaveBeenCalled();
    },
  );
});
