import type { DocumentNo } from './number.ts';
import type { DocumentKind } from './document.ts';

/** Name a downloaded PDF is saved under (specification §pdf-downloads); what a name of a file cannot have becomes a dash. */
export const pdfFileName = (kind: DocumentKind, no: DocumentNo): string =>
  `${kind}-${no.replace(/[\\/:*?"<>|]/g, '-')}.pdf`;
