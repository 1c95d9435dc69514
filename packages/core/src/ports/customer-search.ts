import type { CustomerHit } from '../domain/account/managed-customer.ts';

/** Finds customers by name, number and post code (specification §customer-search); also by first letters of words, and with a typo. A failure throws. */
export interface CustomerSearch {
  findCustomers(
    text: string,
    limit: number,
  ): Promise<{ readonly hits: readonly CustomerHit[]; readonly total: number }>;
}
