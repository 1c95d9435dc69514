import type { CustomerNo } from '@connect/core/domain/account/customer-no';

/** Customers that somebody reaches: one company, those given to an account manager, or all. */
export type Reach =
  | { readonly kind: 'all' }
  | { readonly kind: 'company'; readonly customerNo: CustomerNo }
  | { readonly kind: 'given-to'; readonly managerId: string };
