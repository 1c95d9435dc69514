/** An amount in minor units (pence, cents). */
export type Minor = number;

/** What the portal says of a customer's account: sums of the customer's documents, and of nothing else. */
export interface Figures {
  /** What is left to pay of invoices, less credits. */
  readonly balance: Minor;
  /** What open orders come to, with VAT, less what of them has been invoiced. */
  readonly outstanding: Minor;
}

export const usedCredit = ({ balance, outstanding }: Figures): Minor => balance + outstanding;
