import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { cacheKey } from '@connect/core/domain/documents/cached-document';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { DocumentCache } from '@connect/core/ports/document-cache';
import type { SessionTokens } from '@connect/core/ports/session-tokens';

/** Copies of documents, for as long as the page lives. */
export const createPageCache = (): DocumentCache => {
  const kept = new Map<string, Order | Invoice>();
  return {
    order: (no) => {
      const document = kept.get(cacheKey('order', no));
      return document?.kind === 'order' ? document : null;
    },
    invoice: (no) => {
      const document = kept.get(cacheKey('invoice', no));
      return document?.kind === 'invoice' ? document : null;
    },
    save: (key, document) => void kept.set(key, document),
    clear: () => kept.clear(),
  };
};

/**
 * What is made once for each customer and lasts as long as the session: what one member of staff has seen is not shown to the
 * next, nor one customer's document as another's.
 */
export const perCustomer = <Value>(
  tokens: Pick<SessionTokens, 'session'>,
  make: (customerNo: CustomerNo) => Value,
): ((customerNo: CustomerNo) => Value) => {
  const made = new Map<string, Value>();
  let session = tokens.session();
  return (customerNo) => {
    if (tokens.session() !== session) made.clear();
    session = tokens.session();
    const known = made.get(customerNo) ?? make(customerNo);
    made.set(customerNo, known);
    return known;
  };
};
