import type { DocumentNo } from './number.ts';
import type { DocumentKind } from './document.ts';

/** Name a downloaded PDF is saved under (specification §pdf-downloads); what a name of a file cannot have becomes a dash. */
export const pdfFileName = (kind: DocumentKind, no: DocumentNo): string =>
  `${kind}-${no.replace(/[\\/:*?"<>|]/g, '-')}.pdf`;

/** What the loader says while a PDF is on its way (specification §pdf-downloads). */
export const pdfLoaderTexts: Record<DocumentKind, string> = {
  invoice: 'We are preparing your invoice for download',
  order: 'We are preparing your confirmation for download',
};
