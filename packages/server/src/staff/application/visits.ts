import type { CustomerNo } from '@connect/core/domain/account/customer-no';
/**
 * Counts that an account manager worked with a customer: opened it or one of its documents, or began to act for it. Their top
 * customers follow from it (specification §favourite-and-top-customers).
 */
export type CountVisit = (userId: string, customerNo: CustomerNo) => Promise<void>;
