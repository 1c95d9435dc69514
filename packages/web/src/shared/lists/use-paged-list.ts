import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';

import { useQuery } from '../query/use-query.ts';
import type { Query } from '../query/use-query.ts';

/** What the address of a list asks for. */
export interface PagedQuery {
  readonly text: string;
  /** `all` for no filter. */
  readonly filter: string;
  /** From 1. */
  readonly page: number;
}

/** A page of a list, and which one it is. */
export interface Paged {
  readonly page: number;
  /** How many the whole list has. */
  readonly total: number;
}

/** A page of a list. What is on show says which page it is, also while another is on its way. */
export const usePagedList = <Asked extends PagedQuery, Listed extends { readonly total: number }>(
  ask: (query: Asked) => Promise<Result<Listed, Refusal>>,
  query: Asked,
): Query<Listed & Paged> =>
  useQuery(async () => {
    const answer = await ask(query);
    return answer.ok ? { ...answer, value: { ...answer.value, page: query.page } } : answer;
  }, JSON.stringify(query));
