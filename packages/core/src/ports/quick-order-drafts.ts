import type { TypedLine } from '../domain/ordering/quick-order-paste.ts';

/** A quick order that was begun and not put into the basket (specification §quick-order). */
export interface QuickOrderDraft {
  /** Another with every change, so that a tab knows whether it has what another one wrote. */
  readonly version: string;
  readonly lines: readonly TypedLine[];
  /** What stands in the dialog for lists and was not added to the lines yet; empty for none. */
  readonly pasted: string;
}

/** One for each owner, kept over reloads and a session that runs out, and gone when one signs out (`FormDrafts`); `owner` says who typed it, and for whom. */
export interface QuickOrderDrafts {
  find(owner: string): QuickOrderDraft | null;
  /** Whether it is kept: a full or blocked store takes none. */
  keep(owner: string, draft: QuickOrderDraft): boolean;
}
