import { usualOrderMails } from '../../domain/account/order-mails.ts';
import { ok } from '../../domain/result.ts';
import type { OrderMails } from '../../ports/order-mails.ts';

/** The choice of one user, in memory. */
export const createMemoryOrderMails = (): OrderMails => {
  let chosen = usualOrderMails;
  return {
    choice: async () => ok(chosen),
    choose: async (choice) => {
      chosen = choice;
      return ok(null);
    },
  };
};
