import type { FoundDocuments, ListRequest } from '@connect/core/domain/documents/list-state';

/** How long an answer fetched ahead may wait to be shown, in milliseconds. */
const lifetime = 15_000;

const keyOf = ({ page, criteria: { view, text, range } }: ListRequest): string =>
  JSON.stringify([page, view, text, range.from, range.to]);

export interface LoadAhead {
  /** What the first request was answered with before, for who goes back to it. */
  readonly asItWas: FoundDocuments | null;
  /** The answer to a request: one fetched ahead if there is a young one, which is then used up, else a new one. */
  load(request: ListRequest): Promise<FoundDocuments>;
  /** Fetches what will probably be asked for next. */
  prepare(request: ListRequest): void;
}

/**
 * Lets a page of the list be fetched while its button is only pointed at, and the first one before the list is drawn, unless that
 * stands as it was. Each answer is shown once at most, and young.
 */
export const makeLoadAhead = (
  find: (request: ListRequest) => Promise<FoundDocuments>,
  now: () => number,
  first?: ListRequest,
  asItWas: FoundDocuments | null = null,
): LoadAhead => {
  const prepared = new Map<string, { readonly at: number; readonly answer: Promise<FoundDocuments | null> }>();
  if (first && !asItWas) {
    const answer = find(first);
    // It is wanted, so whoever loads it is told of its failure.
    answer.catch(() => undefined);
    prepared.set(keyOf(first), { at: now(), answer });
  }
  const isYoung = (entry: { readonly at: number } | undefined) => entry !== undefined && now() - entry.at < lifetime;
  return {
    asItWas,
    load: async (request) => {
      const entry = prepared.get(keyOf(request));
      prepared.clear();
      return (entry && isYoung(entry) && (await entry.answer)) || find(request);
    },
    prepare: (request) => {
      const key = keyOf(request);
      if (isYoung(prepared.get(key))) return;
      prepared.set(key, { at: now(), answer: find(request).catch(() => null) });
    },
  };
};
