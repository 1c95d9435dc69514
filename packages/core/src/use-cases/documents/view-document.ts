import { cacheEntry } from '../../domain/documents/cached-document.ts';
import type { Invoice, Order } from '../../domain/documents/document.ts';
import type { Result } from '../../domain/result.ts';
import type { DocumentCache } from '../../ports/document-cache.ts';
import type { Documents } from '../../ports/documents.ts';
import type { Failure } from '../../ports/failure.ts';

interface Ports {
  readonly documents: Documents;
  readonly documentCache: DocumentCache;
}

/** A detail page's two looks at a document: the cached copy at once, then the server's, which is cached again (specification §cached-documents). */
export interface ViewDocument<D extends Order | Invoice> {
  cached(no: D['no']): D | null;
  load(no: D['no']): Promise<Result<D, Failure>>;
}

const recached = <D extends Order | Invoice>(cache: DocumentCache, answer: Result<D, Failure>): Result<D, Failure> => {
  // One without a number is shown all the same, and not kept.
  if (!answer.ok || answer.value.no === '') return answer;
  const { key, document } = cacheEntry(answer.value, answer.value.kind, answer.value.no);
  cache.save(key, document);
  return answer;
};

/** Makes what an order's page asks: the copy that was kept, and the server's, which is kept in its place. */
export const makeViewOrder = ({ documents, documentCache: cache }: Ports): ViewDocument<Order> => ({
  cached: (no) => cache.order(no),
  load: async (no) => recached(cache, await documents.order(no)),
});

/** Makes what an invoice's page asks: the copy that was kept, and the server's, which is kept in its place. */
export const makeViewInvoice = ({ documents, documentCache: cache }: Ports): ViewDocument<Invoice> => ({
  cached: (no) => cache.invoice(no),
  load: async (no) => recached(cache, await documents.invoice(no)),
});
