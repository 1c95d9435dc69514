import type { Brand } from '../brand.ts';

/** Number of an order, such as `SO-204918`. */
export type OrderNo = Brand<string, 'OrderNo'>;

/** Number of an invoice or a credit, such as `SI-118204`. */
export type InvoiceNo = Brand<string, 'InvoiceNo'>;

export type DocumentNo = OrderNo | InvoiceNo;

/** How many characters the number of a document or a customer has at most. */
export const maxNumberLength = 40;

/**
 * What the number of a document or a customer can be (specification §document-numbers): `2026/0042.1`, `RE 2026 001`, `RÄ#1`. It begins
 * with a letter or a digit of any script; blanks stand within it, one at a time. None of its signs is `|`, which parts a record's key, or
 * a quote, which ends a text in a filter of the search.
 */
export const numberPattern: RegExp = new RegExp(
  String.raw`^(?=.{1,${maxNumberLength}}$)[\p{L}\p{Nd}](?: ?[\p{L}\p{M}\p{Nd}_./#+&():,-])*$`,
  'u',
);

/**
 * A number as the portal has it, however somebody wrote it into an address: `so-208881` is SO-208881, and Ä is one letter. Some capitals are others
 * once they were small: ẞ is SS, as ß is.
 */
export const canonicalNumber = (typed: string): string => typed.trim().toLowerCase().toUpperCase().normalize('NFC');

const numberOf = <No extends DocumentNo>(written: string): No =>
  // The one place that makes one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  canonicalNumber(written) as No;

/** The number that somebody wrote, or the back office. */
export const orderNoOf = (written: string): OrderNo => numberOf(written);
/** The same for an invoice. */
export const invoiceNoOf = (written: string): InvoiceNo => numberOf(written);
/** The same where it may be either's. */
export const documentNoOf = (written: string): DocumentNo => numberOf(written);
