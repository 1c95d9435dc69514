import * as auth from './auth.ts';
import type { Call } from './call.ts';
import * as customer from './customer.ts';
import * as documents from './documents.ts';
import { health } from './health.ts';
import { searchCredentials } from './search.ts';

/** Every call of the portal API, by the name it has in this package (spec §7). */
export const calls = {
  login: auth.login,
  me: auth.me,
  logout: auth.logout,
  customer: customer.customer,
  nextDue: customer.nextDue,
  ordersCount: customer.ordersCount,
  banners: customer.banners,
  order: documents.order,
  orderPdf: documents.orderPdf,
  invoice: documents.invoice,
  invoicePdf: documents.invoicePdf,
  trackHbl: documents.trackHbl,
  searchCredentials,
  health,
} satisfies Record<string, Call>;
