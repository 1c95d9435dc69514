import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentHit } from '@connect/core/domain/search/hit';

/** What a search knows of a document, but for its lines. */
export type FoundDocument = Omit<DocumentHit, 'id' | 'customerNo' | 'customerName' | 'skus' | 'highlighted'>;

export interface DocumentsWanted {
  readonly customerNo: CustomerNo;
  /** Whether with orders that an invoice stands for. */
  readonly withInvoiced: boolean;
  /** Never empty. */
  readonly kinds: readonly DocumentKind[];
  /** Empty for all. */
  readonly text: string;
  /** Unix seconds, both included. */
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Finds what the list of a customer's documents finds, in its order: so many at most of a total. Rejects when the search fails. */
export type FindDocuments = (wanted: DocumentsWanted) => Promise<{ documents: FoundDocument[]; total: number }>;
