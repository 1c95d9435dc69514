import type { ListCriteria } from '@connect/core/domain/documents/list-state';

/** The list's criteria as its address has them; missing ones mean the stored or default ones (decisions §address-before-store). */
export interface ListSearch {
  readonly show?: string | undefined;
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The query that says all of the criteria. */
export const listSearch = ({ view, text, range }: ListCriteria): ListSearch => ({
  show: view,
  q: text === '' ? undefined : text,
  from: range.from,
  to: range.to,
});

/** Typing on is one step to go back from, however many searches it makes. */
export const isTypingOn = (before: ListCriteria, next: ListCriteria): boolean =>
  before.text !== '' && next.text !== '' && before.text !== next.text;
