import type { DocumentKind } from './document.ts';

/** Key a cached document is stored under, `order:{no}` or `invoice:{no}` (decisions §storage-keys). */
export const cacheKey = (kind: DocumentKind, no: string): string => `${kind}:${no}`;

/** What saving a document to the local cache needs; throws when one part is missing (specification §cached-documents). */
export const cacheEntry = <D>(
  document: D | null | undefined,
  kind: DocumentKind | null | undefined,
  no: string | null | undefined,
): { readonly key: string; readonly document: D } => {
  if (!document || !kind || !no) throw new Error('Please provide a document, type and identifier');
  return { key: cacheKey(kind, no), document };
};
