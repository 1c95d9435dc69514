import type { Tagged } from '../brand.ts';

/** Number of an order, such as `SO-204918`. */
export type OrderNo = Tagged<string, 'OrderNo'>;

/** Number of an invoice or a credit, such as `SI-118204`. */
export type InvoiceNo = Tagged<string, 'InvoiceNo'>;

export type DocumentNo = OrderNo | InvoiceNo;

/** What the number of a document, a customer or a parcel can be: `2026/0042.1`, at most 40 characters. */
export const numberPattern: RegExp = /^[A-Za-z0-9][A-Za-z0-9_./-]{0,39}$/;

/** A number as the portal has it, however somebody wrote it into an address: `so-208881` is SO-208881. */
export const canonicalNumber = (typed: string): string => typed.trim().toUpperCase();

export const orderNoOf = (typed: string): OrderNo => canonicalNumber(typed);
export const invoiceNoOf = (typed: string): InvoiceNo => canonicalNumber(typed);
