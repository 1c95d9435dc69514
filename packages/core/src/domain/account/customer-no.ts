import type { Tagged } from '../brand.ts';
import { canonicalNumber } from '../documents/number.ts';

/** Number of a customer (specification §customer-record), such as `C10482`. */
export type CustomerNo = Tagged<string, 'CustomerNo'>;

/** The number that somebody wrote into an address. */
export const customerNoOf = (typed: string): CustomerNo => canonicalNumber(typed);
