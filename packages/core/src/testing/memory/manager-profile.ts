import type { AccountManager } from '../../domain/account/managed-customer.ts';
import { ok } from '../../domain/result.ts';
import type { ManagerProfile } from '../../ports/managed-customers.ts';

/** The record of one account manager. */
export const createMemoryManagerProfile = (manager: AccountManager): ManagerProfile => {
  let held = manager;
  return {
    own: async () => ok(held),
    rename: async ({ firstName, lastName }) => {
      held = { ...held, firstName, lastName, name: `${firstName} ${lastName}` };
      return ok(held);
    },
  };
};
