import { randomUUID } from 'node:crypto';
import { isPortalAdministrator } from '@connect/core/domain/access/user';
import type { RecordOf } from '@connect/contract/integration/kinds';
import { demoUsers } from '../accounts.ts';

/** The members of staff among the accounts of the demo that its supplier sends. */
export const makeStaff = (): RecordOf<'staff'>[] =>
  demoUsers.flatMap(({ email, firstName, lastName, roles, permissions, categories = [], superUser = false }) => {
    const own = roles.flatMap((role) => (role === 'customer' || role === 'administrator' ? [] : [role]));
    if (own.length === 0 || isPortalAdministrator({ roles })) return [];
    const staff = { roles: own, permissions: [...permissions], categories: [...categories] };
    return [{ email, firstName, lastName, ...staff, superUser, active: true }];
  });

/** The portal's administrator, whom no supplier's record makes one: a row of the portal's own. */
export const makeAdministrators = () =>
  demoUsers.filter(isPortalAdministrator).map(({ email, firstName, lastName, roles, permissions }) => ({
    id: randomUUID(),
    email,
    first_name: firstName,
    last_name: lastName,
    roles: [...roles],
    permissions: [...permissions],
    is_super_user: true,
    customer_no: null,
    password_hash: null,
    spend_limit: null,
    active: true,
    last_signed_in_at: null,
  }));

/** The customers' users among them. */
export const makeUsers = (): RecordOf<'users'>[] =>
  demoUsers.flatMap(({ email, firstName, lastName, permissions, customerNo: customer }) =>
    customer === null
      ? []
      : [{ email, customer, firstName, lastName, permissions: [...permissions], spendLimit: null, active: true }],
  );
