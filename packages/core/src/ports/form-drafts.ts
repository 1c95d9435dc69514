/** Forms of every user of the browser that were begun and not sent: quick orders, sample orders, and the tab's checkouts (`QuickOrderDrafts`, `SampleDrafts`, `CheckoutDrafts`). */
export interface FormDrafts {
  /** Forgets them all. */
  clear(): void;
}
