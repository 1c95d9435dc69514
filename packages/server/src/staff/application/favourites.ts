import type { CustomerNo } from '@connect/core/domain/account/customer-no';
/** The customers an account manager marked, in an order of their own. Doing a thing twice is doing it once. */
export interface Favourites {
  has(userId: string, customerNo: CustomerNo): Promise<boolean>;
  /** At the end. */
  add(userId: string, customerNo: CustomerNo): Promise<void>;
  remove(userId: string, customerNo: CustomerNo): Promise<void>;
  /** Those named first, in that order; the others follow as they were. */
  order(userId: string, customerNos: readonly CustomerNo[]): Promise<void>;
}
