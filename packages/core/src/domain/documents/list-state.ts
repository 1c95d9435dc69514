import { toStoredRange } from '../calendar/date-range.ts';
import type { DateRange, StoredRange } from '../calendar/date-range.ts';
import type { DocumentHit } from '../search/hit.ts';
import type { DocumentView } from './view.ts';

/** What the list is asked for, its page aside. */
export interface ListCriteria {
  readonly text: string;
  readonly range: DateRange;
  readonly view: DocumentView;
}

/** One load of the list: what it was started with. */
export interface ListRequest {
  readonly criteria: ListCriteria;
  readonly page: number;
}

export interface FoundDocuments {
  readonly hits: readonly DocumentHit[];
  readonly total: number;
}

/** A page of the list with what it answers, as it is kept for when the service is out of reach. */
export interface KeptList {
  readonly request: ListRequest;
  readonly found: FoundDocuments;
}

/**
 * The list's state (specification §list-state). `running` is the load under way, which there is at most one of; `date_from` and `date_to` are those of
 * what is wanted, by the names and in the form of the specification.
 */
export interface ListState extends StoredRange {
  readonly wanted: ListRequest;
  readonly running: ListRequest | null;
  /** False from a change of criteria until the next load ends. */
  readonly ready: boolean;
  /** False from a change of page until the next load ends. */
  readonly fresh: boolean;
  /** The load that ended last failed. */
  readonly failed: boolean;
  readonly documents: readonly DocumentHit[];
  readonly total: number;
  /** What `documents` answer; null before the first answer. */
  readonly shown: ListRequest | null;
}

/** A list before its first load: what is wanted, and no rows. */
export const initialList = (wanted: ListRequest): ListState => ({
  wanted,
  ...toStoredRange(wanted.criteria.range),
  running: null,
  ready: false,
  fresh: false,
  failed: false,
  documents: [],
  total: 0,
  shown: null,
});

const sameCriteria = (a: ListCriteria, b: ListCriteria): boolean =>
  a.text === b.text && a.view === b.view && a.range.from === b.range.from && a.range.to === b.range.to;

const sameRequest = (a: ListRequest, b: ListRequest): boolean =>
  a.page === b.page && sameCriteria(a.criteria, b.criteria);

/** What is asked for once some of the criteria are chosen anew: their first page (specification §list-loading). The same ones change nothing. */
export const withCriteria = (asked: ListRequest, chosen: Partial<ListCriteria>): ListRequest => {
  const criteria = { ...asked.criteria, ...chosen };
  return sameCriteria(asked.criteria, criteria) ? asked : { criteria, page: 1 };
};

/**
 * Asks for what an address means. With other criteria the list is no longer ready; another page only makes it not fresh
 * (specification §list-loading). Criteria that are chosen begin at page 1 (`withCriteria`); an address that is opened or gone back to may name a page.
 */
export const want = (state: ListState, wanted: ListRequest): ListState => {
  if (sameRequest(state.wanted, wanted)) return state;
  return sameCriteria(state.wanted.criteria, wanted.criteria)
    ? { ...state, wanted, fresh: false }
    : { ...state, wanted, ...toStoredRange(wanted.criteria.range), ready: false };
};

/**
 * Starts the load of what is wanted now. A load that runs is never joined by a second (specification §list-loading, decisions §one-load-at-a-time). A load that
 * had to wait for another to end marks the list as the change it answers did.
 */
export const loadStarted = (state: ListState): ListState => {
  const { running, shown, wanted } = state;
  if (running) return state;
  const ready = state.ready && shown !== null && sameCriteria(shown.criteria, wanted.criteria);
  return { ...state, failed: false, running: wanted, ready, fresh: state.fresh && shown?.page === wanted.page };
};

/** A load that changes nothing, such as a look again that failed: the rows stand as they did. */
export const loadEnded = (state: ListState): ListState => ({ ...state, running: null, ready: true, fresh: true });

/** An answer: shown only when it still is what is wanted (decisions §one-load-at-a-time). */
export const loadSucceeded = (state: ListState, found: FoundDocuments): ListState => {
  if (!state.running || !sameRequest(state.running, state.wanted)) return loadEnded(state);
  return { ...loadEnded(state), documents: found.hits, total: found.total, shown: state.running };
};

/**
 * A failure keeps the old list and says nothing (specification §list-loading). Where there is none yet, the one kept from an earlier visit
 * takes its place.
 */
export const loadFailed = (state: ListState, kept: KeptList | null = null): ListState => {
  const ended = { ...loadEnded(state), failed: true };
  if (state.shown !== null || kept === null) return ended;
  return { ...ended, documents: kept.found.hits, total: kept.found.total, shown: kept.request };
};

/**
 * What was kept of an earlier visit stands until the first answer comes, where it is what that will answer (specification §second-visit).
 * It counts as loading: nobody is told that it is the list of now.
 */
export const keptShown = (state: ListState, { request, found }: KeptList): ListState => {
  if (state.shown !== null || !state.running || !sameRequest(state.running, request)) return state;
  return { ...state, documents: found.hits, total: found.total, shown: request };
};

/**
 * What the rows on show answer, to be told beside them since what is wanted could not be loaded; null when they are what is
 * wanted, or soon may be. The list's own rule stays (specification §list-loading): this only says which rows it kept.
 */
export const earlierList = ({ failed, running, shown }: ListState): ListRequest | null =>
  failed && running === null ? shown : null;

/** Whether the load that just ended was started with something else than is wanted now (decisions §one-load-at-a-time). */
export const mustReload = (ended: ListRequest | null, state: ListState): boolean =>
  ended !== null && !sameRequest(ended, state.wanted);
