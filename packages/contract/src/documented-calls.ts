import type { Call } from './call.ts';
import { calls } from './calls.ts';

/**
 * The calls that other systems know (specification §documented-calls): their names, units and forgiveness stay as documented. All others
 * are our own: they speak as the core does, and refuse what they do not know (docs/adr/0042-our-own-calls.md).
 */
export const documentedCalls: ReadonlySet<Call> = new Set<Call>([
  calls.me,
  calls.customer,
  calls.accountManager,
  calls.nextDue,
  calls.ordersCount,
  calls.order,
  calls.invoice,
  calls.orderPdf,
  calls.invoicePdf,
  calls.trackHbl,
  calls.topCustomers,
  calls.favouriteCustomers,
  calls.categories,
  calls.login,
  calls.loginMfa,
  calls.loginCode,
  calls.register,
  calls.passwordEmail,
  calls.passwordReset,
  calls.logout,
  calls.searchCredentials,
  calls.signOff,
]);
