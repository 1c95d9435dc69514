import { cacheKey } from '@connect/core/domain/documents/cached-document';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import type { DocumentCache } from '@connect/core/ports/document-cache';
import { isInvoice, isOrder } from './document-shape.ts';
import { copyPrefixes } from './safe-store.ts';
import type { SafeStore } from './safe-store.ts';
import { fromJson } from './shape.ts';

/** Documents seen before, as JSON under `order:{no}` and `invoice:{no}` (decisions §storage-keys). A corrupt one is dropped. */
export const createStorageDocumentCache = (store: SafeStore): DocumentCache => {
  const read = <D extends { readonly no: string }>(
    kind: DocumentKind,
    no: D['no'],
    isDocument: (value: unknown) => value is D,
  ): D | null => {
    const key = cacheKey(kind, no);
    const json = store.get(key);
    const document = fromJson(json);
    if (isDocument(document) && document.no === no) return document;
    if (json !== null) store.remove(key);
    return null;
  };
  return {
    order: (no) => read('order', no, isOrder),
    invoice: (no) => read('invoice', no, isInvoice),
    save: (key, document) => store.set(key, JSON.stringify(document)),
    clear: () => copyPrefixes.forEach(store.removeAll),
  };
};
