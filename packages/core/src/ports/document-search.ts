import type { CustomerNo } from '../domain/account/customer-no.ts';
import type { DocumentKind } from '../domain/documents/document.ts';
import type { FoundDocuments } from '../domain/documents/list-state.ts';

/** One search of the documents the signed-in user may see, newest number first (specification §list-search). */
export interface DocumentQuery {
  /**
   * What is searched for. The list's search is federated over one index, too; the dashboard's over one index is a single
   * search, which marks number and po_number alone (specification §dashboard-search).
   */
  readonly purpose: 'list' | 'dashboard';
  /** Never empty. */
  readonly kinds: readonly DocumentKind[];
  /** Empty for all. */
  readonly text: string;
  /** Unix seconds, both included; null for any date. */
  readonly dates: { readonly from: number; readonly to: number } | null;
  /** Of this customer alone; absent for all the user may see. */
  readonly customerNo?: CustomerNo | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** The search service. A failure throws. */
export interface DocumentSearch {
  find(query: DocumentQuery): Promise<FoundDocuments>;
}
