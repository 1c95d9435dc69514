import type { DocumentNo } from '../../domain/documents/number.ts';
import type { DocumentKind } from '../../domain/documents/document.ts';
import { pdfFileName } from '../../domain/documents/pdf.ts';
import type { Documents } from '../../ports/documents.ts';
import type { FileSaver } from '../../ports/file-saver.ts';

/** Downloads a document's PDF under the name of specification §pdf-downloads. A failure says nothing: the loader just goes (specification §pdf-downloads). */
export const makeDownloadPdf =
  ({ documents, files }: { readonly documents: Documents; readonly files: FileSaver }) =>
  async (kind: DocumentKind, no: DocumentNo): Promise<void> => {
    const answer = await documents.pdf(kind, no);
    if (answer.ok) files.savePdf(answer.value, pdfFileName(kind, no));
  };

export type DownloadPdf = ReturnType<typeof makeDownloadPdf>;
