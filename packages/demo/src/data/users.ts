import type { RecordOf } from '@connect/contract/integration/kinds';
import { demoUsers } from '../accounts.ts';

/** The members of staff among the accounts of the demo. */
export const makeStaff = (): RecordOf<'staff'>[] =>
  demoUsers.flatMap(({ email, firstName, lastName, roles, permissions, categories = [], superUser = false }) => {
    const own = roles.filter((role) => role !== 'customer');
    if (own.length === 0) return [];
    const staff = { roles: own, permissions: [...permissions], categories: [...categories] };
    return [{ email, firstName, lastName, ...staff, superUser, active: true }];
  });

/** The customers' users among them. */
export const makeUsers = (): RecordOf<'users'>[] =>
  demoUsers.flatMap(({ email, firstName, lastName, permissions, customerNo: customer }) =>
    customer === null
      ? []
      : [{ email, customer, firstName, lastName, permissions: [...permissions], spendLimit: null, active: true }],
  );
