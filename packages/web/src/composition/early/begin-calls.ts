import type { BegunCall } from '@connect/adapters-http/begun-calls';
import { documentSearchRequest, indexesOf } from '@connect/adapters-http/document-search-request';
import type { DocumentIndexes } from '@connect/adapters-http/document-search-request';
import { createSystemClock } from '@connect/adapters-http/system-clock';
import { createSafeStore } from '@connect/adapters-storage/safe-store';
import type { StorageLike } from '@connect/adapters-storage/safe-store';
import { kindOfToken } from '@connect/adapters-storage/session-of-token';
import { createStoragePreferences } from '@connect/adapters-storage/storage-preferences';
import { userOfToken } from '@connect/adapters-storage/user-of-token';
import type { DocumentKind } from '@connect/core/domain/documents/document';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { pageFromAddress, recentCount } from '@connect/core/domain/documents/paging';
import type { DocumentQuery, DocumentSearch } from '@connect/core/ports/document-search';
import { makeListCriteria } from '@connect/core/use-cases/documents/list-choices';
import { makeListDocuments, makeRecentDocuments } from '@connect/core/use-cases/documents/list-documents';

/** Paths of the calls that first pages make, from the contract. */
export interface FirstCalls {
  readonly me: string;
  readonly customer: string;
  readonly managerProfile: string;
  readonly credentials: string;
  readonly order: string;
  readonly invoice: string;
}

interface Visit {
  readonly calls: FirstCalls;
  readonly apiHost: string;
  readonly token: string;
  readonly storage: StorageLike;
  readonly location: Pick<Location, 'origin' | 'pathname' | 'search'>;
  readonly language: string;
  readonly fetch: typeof fetch;
  /** Told what the page's list is found by: the search's answer, the kinds of its indexes, and the answer about the customer. */
  readonly onList: (found: FoundList) => void;
}

/** What the rows of a list are made of, as it comes. */
export interface FoundList {
  readonly answer: Promise<unknown>;
  readonly kinds: Promise<ReadonlyMap<string, DocumentKind>>;
  readonly customer: Promise<unknown>;
}

interface Credentials {
  readonly host: string;
  readonly token: string;
  readonly indexes: DocumentIndexes;
}

/** As long as any call of the app waits for its answer, in milliseconds. */
const timeout = 20_000;

/** A copy of what an answer says: whoever takes it reads it, too. */
const jsonOf = async (answer: Response): Promise<unknown> => answer.clone().json();

const numberIn = (pathname: string, list: 'orders' | 'invoices'): string | undefined =>
  new RegExp(`/connect/${list}/view/([\\w-]+)/?$`).exec(pathname)?.[1];

/**
 * Makes the calls that the page of an address will wait for, in the name of a token: who is signed in, their customer, the credentials to
 * search with, and the page's own list or document. The app finds their answers by `makeTakeBegun`, and checks them as any other.
 */
export const beginCalls = (visit: Visit): BegunCall[] => {
  const { calls, apiHost, token, language, location } = visit;
  const begun: BegunCall[] = [];
  const begin = (question: string, spoken: string, answer: Promise<Response>): Promise<Response> => {
    // Whoever takes it hears of its failure.
    answer.catch(() => undefined);
    begun.push({ question, token, language: spoken, at: Date.now(), answer });
    return answer;
  };
  const ask = (url: string, init: RequestInit & { headers: Record<string, string> }): Promise<Response> =>
    visit.fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(timeout), ...init });
  const get = (path: string): Promise<Response> =>
    begin(
      apiHost + path,
      language,
      ask(apiHost + path, { headers: { 'accept-language': language, authorization: `Bearer ${token}` } }),
    );

  void get(calls.me);
  const kind = kindOfToken(token);
  const customer = kind === 'customer' ? get(calls.customer) : null;
  if (kind === 'account-manager') void get(calls.managerProfile);
  const credentials = get(calls.credentials).then(async (answer): Promise<Credentials> => answer.clone().json());
  credentials.catch(() => undefined);
  const user = userOfToken(token);
  if (!customer || !user) return begun;

  const searched = async (query: DocumentQuery): Promise<Response> => {
    const found = await credentials;
    const { index, search } = documentSearchRequest(query, [...indexesOf(query, found.indexes).keys()]);
    const path = index === null ? 'multi-search' : `indexes/${index}/search`;
    return ask(`${new URL(found.host, apiHost || location.origin).href}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${found.token}` },
      body: JSON.stringify(search),
    });
  };
  const search: DocumentSearch = {
    find: async (query) => {
      const answer = begin(JSON.stringify(query), '', searched(query));
      if (query.purpose === 'list')
        visit.onList({
          answer: answer.then(jsonOf),
          kinds: credentials.then(({ indexes }) => indexesOf(query, indexes)),
          customer: customer.then(jsonOf),
        });
      return { hits: [], total: 0 };
    },
  };
  const clock = createSystemClock();
  const list = /\/connect\/orders(?:\/(\d+))?\/?$/.exec(location.pathname);
  if (list) {
    const preferences = createStoragePreferences(createSafeStore(visit.storage));
    const address = Object.fromEntries(new URLSearchParams(location.search));
    const criteria = makeListCriteria({ preferences, clock })(address, user);
    void makeListDocuments({ search, clock })({ criteria, page: pageFromAddress(list[1]) }, user);
  }
  if (/\/connect\/?$/.test(location.pathname)) void makeRecentDocuments({ search })(user, recentCount);
  const order = numberIn(location.pathname, 'orders');
  if (order) void get(calls.order.replace('{id}', orderNoOf(order)));
  const invoice = numberIn(location.pathname, 'invoices');
  if (invoice) void get(calls.invoice.replace('{id}', invoiceNoOf(invoice)));
  return begun;
};
