import type { DocumentNo } from '@connect/core/domain/documents/number';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { Destination } from '@connect/core/domain/search/hit';

const folders: Record<DocumentKind, string> = { order: 'orders', invoice: 'invoices' };

/** Address of a document's page, as the specification writes paths (specification §result-clicks). */
export const documentPath = (kind: DocumentKind, no: DocumentNo): string =>
  `/connect/${folders[kind]}/view/${encodeURIComponent(no)}`;

/** Address of the screen a search result opens (specification §result-clicks). */
export const destinationPath = (destination: Destination): string => {
  const id = encodeURIComponent(destination.id);
  switch (destination.screen) {
    case 'order':
    case 'invoice':
      return documentPath(destination.screen, destination.id);
    case 'sample-order':
      return `/connect/sample-orders/${id}`;
    case 'customer-order':
      return `/connect/customers/${encodeURIComponent(destination.customerNo)}/orders/${id}`;
    case 'customer-invoice':
      return `/connect/customers/${encodeURIComponent(destination.customerNo)}/invoices/${id}`;
  }
};
