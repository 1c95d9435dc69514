import type { Charge } from '@connect/core/domain/documents/lines';

/** What papers say in one language. Numbers, days and amounts come as they are written in it. */
export interface PdfTexts {
  readonly kinds: Readonly<Record<'invoice' | 'creditNote' | 'confirmation' | 'statement', string>>;
  readonly columns: Readonly<
    Record<'item' | 'description' | 'quantity' | 'shipped' | 'unitPrice' | 'amount', string> &
      Record<'date' | 'document' | 'reference' | 'due' | 'status' | 'outstanding', string>
  >;
  readonly facts: Readonly<
    Record<'invoiceNumber' | 'invoiceDate' | 'creditNumber' | 'creditDate' | 'dueDate', string> &
      Record<'orderNumber' | 'created' | 'accepted' | 'srNumber' | 'reference' | 'account' | 'terms', string> &
      Record<'placedBy' | 'promisedFor' | 'month' | 'asAt' | 'currency', string>
  >;
  readonly billTo: string;
  readonly shipTo: string;
  /** Before the customer's own registration number. */
  readonly vatNumber: (number: string) => string;
  /** A band across the paper, in two parts. */
  readonly stamps: Readonly<Record<'cancelled' | 'sample' | 'creditOrder' | 'creditNote', readonly [string, string]>>;
  readonly totals: Readonly<
    Record<'subTotal' | 'vat' | 'total' | 'settled' | 'balanceDue', string> &
      Record<
        'broughtForward' | 'carriedForward' | 'invoiced' | 'unusedCredit' | 'notKnown' | 'totalOwed' | 'accountBalance',
        string
      > &
      Record<'overdue', string>
  > & { readonly vatAt: (rate: string) => string };
  readonly statuses: Readonly<Record<'credit' | 'overdue' | 'unpaid' | 'paid', string>>;
  readonly sections: {
    readonly before: (month: string) => string;
    readonly ofMonth: (month: string) => string;
    readonly none: string;
    readonly notIncluded: string;
    readonly notIncludedNote: string;
    readonly noLines: Readonly<Record<'invoice' | 'creditNote' | 'order', string>>;
  };
  readonly payment: Readonly<
    Record<'title' | 'payTo' | 'sortCode' | 'reference', string> & { account: (number: string) => string }
  >;
  readonly foot: {
    readonly companyNo: (number: string) => string;
    readonly page: (page: string, pages: string) => string;
  };
  readonly small: Readonly<Record<'invoice' | 'confirmation' | 'statement', readonly [title: string, text: string]>>;
  /** Where the balance of an account is from: its documents, or the supplier's accounts. */
  readonly balance: Readonly<Record<'derived' | 'given', string>>;
  /** Words of the pages for what is missing, and for items that have no description of their own (specification §missing-values, §special-items). */
  readonly notProvided: string;
  readonly unknown: string;
  readonly special: Readonly<Record<Charge, string>>;
  /** Parts of payment terms: periods by the forms of their number, and what stands behind them. */
  readonly periods: Readonly<Record<'day' | 'week' | 'month', Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>>;
  readonly qualifiers: Readonly<Record<'end-of-month' | 'net', string>>;
}
