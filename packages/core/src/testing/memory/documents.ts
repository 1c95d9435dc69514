import type { Invoice, Order } from '../../domain/documents/document.ts';
import { cacheKey } from '../../domain/documents/cached-document.ts';
import type { Tracking } from '../../domain/documents/tracking.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { DocumentCache } from '../../ports/document-cache.ts';
import type { Documents } from '../../ports/documents.ts';
import type { Failure } from '../../ports/failure.ts';
import type { FileSaver } from '../../ports/file-saver.ts';
import type { ParcelTracking } from '../../ports/parcel-tracking.ts';

interface Refusing {
  /** What every call is refused with; null while they are answered. */
  failure: Failure | null;
}

export type MemoryDocuments = Documents & Refusing;

/** The documents of one customer; replace `held` to change what the server has. */
export const createMemoryDocuments = (
  held: readonly (Order | Invoice)[],
): MemoryDocuments & { held: readonly (Order | Invoice)[] } => {
  const found = <D>(document: D | undefined): Result<D, Failure> => {
    if (documents.failure !== null) return refused(documents.failure);
    return document === undefined ? refused('not-found') : ok(document);
  };
  const documents: MemoryDocuments & { held: readonly (Order | Invoice)[] } = {
    failure: null,
    held,
    order: async (no) => found(documents.held.filter((each) => each.kind === 'order').find((each) => each.no === no)),
    invoice: async (no) =>
      found(documents.held.filter((each) => each.kind === 'invoice').find((each) => each.no === no)),
    pdf: async (kind, no) => {
      const document = found(documents.held.find((each) => each.kind === kind && each.no === no));
      return document.ok ? ok(new TextEncoder().encode(`%PDF-1.7\n${cacheKey(kind, no)}`)) : document;
    },
  };
  return documents;
};

/** A carrier's feed: what it says, by `{tracking number}/{order number}`. */
export const createMemoryParcelTracking = (parcels: Readonly<Record<string, Tracking>>): ParcelTracking & Refusing => {
  const tracking: ParcelTracking & Refusing = {
    failure: null,
    track: async (trackingNumber, orderNumber) => {
      if (tracking.failure !== null) return refused(tracking.failure);
      const answer = parcels[`${trackingNumber}/${orderNumber}`];
      return answer ? ok(answer) : refused('not-found');
    },
  };
  return tracking;
};

/** Cached documents in memory. A `blocked` store drops whatever it is given. */
export const createMemoryDocumentCache = ({ blocked = false } = {}): DocumentCache => {
  const stored = new Map<string, Order | Invoice>();
  const order = (document: Order | Invoice | undefined): Order | null => (document?.kind === 'order' ? document : null);
  const invoice = (document: Order | Invoice | undefined): Invoice | null =>
    document?.kind === 'invoice' ? document : null;
  return {
    order: (no) => order(stored.get(cacheKey('order', no))),
    invoice: (no) => invoice(stored.get(cacheKey('invoice', no))),
    save: (key, document) => {
      if (!blocked) stored.set(key, document);
    },
    clear: () => stored.clear(),
  };
};

/** Keeps the files it is given. */
export const createMemoryFileSaver = (): FileSaver & { readonly saved: { bytes: Uint8Array; name: string }[] } => {
  const saved: { bytes: Uint8Array; name: string }[] = [];
  return {
    saved,
    savePdf: (bytes, name) => saved.push({ bytes, name }),
    saveFile: (bytes, name) => saved.push({ bytes, name }),
    saveText: (text, name) => saved.push({ bytes: new TextEncoder().encode(text), name }),
  };
};
