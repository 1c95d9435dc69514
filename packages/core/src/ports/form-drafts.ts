/** Forms of every user of the browser that were begun and not sent: sample orders, and the tab's checkouts (`SampleDrafts`, `CheckoutDrafts`). */
export interface FormDrafts {
  /** Forgets them all. */
  clear(): void;
}
