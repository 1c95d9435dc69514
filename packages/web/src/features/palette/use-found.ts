import { searchTerm } from '@connect/core/domain/search/search-term';
import { useEffect, useEffectEvent, useState } from 'react';

/** What a search of the palette brought; the last answer stays while the next one is on its way. */
export interface FoundHits<Hit> {
  readonly hits: readonly Hit[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/** Milliseconds without a key before a search goes out. */
const typing = 120;

/** Searches as one types; `search` is null for those who may not, and rejects when it does not work. A late answer is dropped. */
export const useFound = <Hit>(
  text: string,
  search: ((text: string) => Promise<readonly Hit[]>) | null,
): FoundHits<Hit> => {
  const [answer, setAnswer] = useState<{ term: string; hits: readonly Hit[]; failed: boolean } | null>(null);
  const term = search && searchTerm(text);
  const ask = useEffectEvent((wanted: string) => search?.(wanted) ?? Promise.resolve([]));
  useEffect(() => {
    if (term === null) return undefined;
    let wanted = true;
    const settle = (hits: readonly Hit[], failed: boolean) => wanted && setAnswer({ term, hits, failed });
    const timer = setTimeout(() => {
      ask(term).then(
        (hits) => settle(hits, false),
        () => settle([], true),
      );
    }, typing);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [term]);
  if (term === null) return { hits: [], searching: false, failed: false };
  const searching = answer?.term !== term;
  return { hits: answer?.hits ?? [], searching, failed: !searching && answer.failed };
};
