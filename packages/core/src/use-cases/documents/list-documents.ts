import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { may, permissions } from '../../domain/access/user.ts';
import type { User } from '../../domain/access/user.ts';
import type { DocumentKind } from '../../domain/documents/document.ts';
import type { FoundDocuments, ListRequest } from '../../domain/documents/list-state.ts';
import { pageOffset, pageSize } from '../../domain/documents/paging.ts';
import { viewKinds } from '../../domain/documents/view.ts';
import { searchTerm } from '../../domain/search/search-term.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LastSeen } from '../../ports/last-seen.ts';
import type { DocumentSearch } from '../../ports/document-search.ts';

interface Ports {
  readonly search: DocumentSearch;
  readonly clock: Clock;
  /** Keeps the last page of the own list, for when the service is out of reach. */
  readonly lastSeen?: Pick<LastSeen, 'listKeeper'>;
}
type Reader = Pick<User, 'permissions'>;

const none: FoundDocuments = { hits: [], total: 0 };

/** The kinds of documents a user may see (decisions §permitted-indexes). */
export const permittedKinds = (user: Reader): readonly DocumentKind[] => [
  ...(may(user, permissions.viewOrders) ? (['order'] as const) : []),
  ...(may(user, permissions.viewInvoices) ? (['invoice'] as const) : []),
];

/**
 * One page of the orders and invoices list (specification §list-search): a term too short to search with means the unfiltered list (decisions
 * §short-terms), of one customer where one is named. Kinds the user may not see are left out. Throws when the search service fails.
 */
export const makeListDocuments =
  ({ search, clock, lastSeen }: Ports) =>
  async (request: ListRequest, user: Reader, customerNo?: CustomerNo): Promise<FoundDocuments> => {
    const { criteria, page } = request;
    const permitted = permittedKinds(user);
    const kinds = viewKinds(criteria.view).filter((kind) => permitted.includes(kind));
    if (kinds.length === 0) return none;
    const keep = customerNo === undefined ? lastSeen?.listKeeper() : undefined;
    const found = await search.find({
      purpose: 'list',
      kinds,
      text: searchTerm(criteria.text) ?? '',
      dates: { from: clock.startOf(criteria.range.from), to: clock.endOf(criteria.range.to) },
      customerNo,
      offset: pageOffset(page),
      limit: pageSize,
    });
    keep?.({ request, found });
    return found;
  };

/** The newest documents, of one customer where one is named, for a Recent documents card. Throws when the search service fails. */
export const makeRecentDocuments =
  ({ search }: Pick<Ports, 'search'>) =>
  async (user: Reader, limit: number, customerNo?: CustomerNo): Promise<FoundDocuments> => {
    const kinds = permittedKinds(user);
    return kinds.length === 0
      ? none
      : search.find({ purpose: 'dashboard', kinds, text: '', dates: null, customerNo, offset: 0, limit });
  };

/** Hits a search panel shows at most. */
const panelHits = 8;

/**
 * What a search panel shows for a text: null, an empty panel, for a term too short (specification §search-terms, decisions §short-terms). Federated over
 * orders and invoices when both are permitted, single-index when one is (decisions §permitted-indexes). Throws when the search fails.
 */
export const makeSearchDocuments =
  ({ search }: Pick<Ports, 'search'>) =>
  async (text: string, user: Reader): Promise<FoundDocuments | null> => {
    const term = searchTerm(text);
    const kinds = permittedKinds(user);
    if (term === null || kinds.length === 0) return null;
    return search.find({ purpose: 'dashboard', kinds, text: term, dates: null, offset: 0, limit: panelHits });
  };

export type ListDocuments = ReturnType<typeof makeListDocuments>;
export type RecentDocuments = ReturnType<typeof makeRecentDocuments>;
export type SearchDocuments = ReturnType<typeof makeSearchDocuments>;
