import type { DocumentNo } from './number.ts';
import type { DocumentKind } from './document.ts';

/** Name a downloaded PDF is saved under (specification §pdf-downloads); what a name of a file cannot have becomes a dash. */
export const pdfFileName = (kind: DocumentKind, no: DocumentNo): string =>
  `${kind}-${no.replace(/[\\/:*?"<>|]/g, '-')}.pdf`;

/**
 * Names for several in one folder, where no two may be the same, in whatever case: numbers that differ in what a name cannot have alone
 * are told apart by a count, `invoice-SI-1 (2).pdf`.
 */
export const pdfFileNames = (
  documents: readonly { readonly kind: DocumentKind; readonly no: DocumentNo }[],
): readonly string[] => {
  const taken = new Set<string>();
  return documents.map(({ kind, no }) => {
    // Its number is in capitals: `.pdf` is its end alone.
    const first = pdfFileName(kind, no);
    let name = first;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = first.replace('.pdf', ` (${count}).pdf`);
    taken.add(name.toLowerCase());
    return name;
  });
};
