import type { DocumentKind } from '../domain/documents/document.ts';
import type { FoundDocuments } from '../domain/documents/list-state.ts';

/** One search of the signed-in customer's documents, newest number first (spec §7). */
export interface DocumentQuery {
  /**
   * What is searched for. The list's search is federated over one index, too; the dashboard's over one index is a single
   * search, which marks number and po_number alone (spec §7).
   */
  readonly purpose: 'list' | 'dashboard';
  /** Never empty. */
  readonly kinds: readonly DocumentKind[];
  /** Empty for all. */
  readonly text: string;
  /** Unix seconds, both included; null for any date. */
  readonly dates: { readonly from: number; readonly to: number } | null;
  readonly offset: number;
  readonly limit: number;
}

/** The search service. A failure throws. */
export interface DocumentSearch {
  find(query: DocumentQuery): Promise<FoundDocuments>;
}
