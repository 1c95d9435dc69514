import { compare, minus, type Money } from '../money/money.ts';

/** What a company's credit comes to: orders on their way have reserved theirs until they are invoiced. */
export interface Credit {
  readonly creditLimit: Money;
  readonly totalOwed: Money;
  readonly outstandingOrdersValue: Money;
}

/** Credit limit less what is owed and on order; may be negative (decisions §available-credit-formula). */
export const availableCreditOf = ({ creditLimit, totalOwed, outstandingOrdersValue }: Credit): Money =>
  minus(minus(creditLimit, totalOwed), outstandingOrdersValue);

/** What becomes of an amount: it is reserved, and so much is left then, or it is over what is available by so much. */
export type CreditDecision =
  | { readonly kind: 'reserved'; readonly left: Money }
  | { readonly kind: 'over'; readonly by: Money };

/**
 * Whether what an order comes to with VAT is reserved of the company's Available Credit: an amount that just reaches it is not over it
 * (specification §approvals). What somebody approved is reserved however little is available.
 */
export const decideCredit = (available: Money, amount: Money, { isApproved = false } = {}): CreditDecision =>
  isApproved || compare(amount, available) <= 0
    ? { kind: 'reserved', left: minus(available, amount) }
    : { kind: 'over', by: minus(amount, available) };
