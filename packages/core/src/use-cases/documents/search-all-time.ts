import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { User } from '../../domain/access/user.ts';
import { overAllTime } from '../../domain/documents/all-time.ts';
import type { ListCriteria } from '../../domain/documents/list-state.ts';
import type { Clock } from '../../ports/clock.ts';
import type { DocumentSearch } from '../../ports/document-search.ts';
import { makeListDocuments } from './list-documents.ts';

/** What a list that found nothing offers instead, and how many it would find (specification §list-rows). */
export interface AllTimeOffer {
  readonly criteria: ListCriteria;
  readonly total: number;
}

/** The search of an empty list over all time; null where that was searched already. Throws when the search service fails. */
export const makeSearchAllTime = (ports: { readonly search: DocumentSearch; readonly clock: Clock }) => {
  const listDocuments = makeListDocuments(ports);
  return async (
    criteria: ListCriteria,
    user: Pick<User, 'permissions'>,
    customerNo?: CustomerNo,
  ): Promise<AllTimeOffer | null> => {
    const wider = overAllTime(criteria, ports.clock.today());
    if (!wider) return null;
    const { total } = await listDocuments({ criteria: wider, page: 1 }, user, customerNo);
    return { criteria: wider, total };
  };
};

export type SearchAllTime = ReturnType<typeof makeSearchAllTime>;
