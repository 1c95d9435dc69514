import { searchTerm } from '@connect/core/domain/search/search-term';
import { useEffect, useState } from 'react';

/** What a search of the palette brought; the last answer stays while the next one is on its way. */
export interface FoundHits<Hit> {
  readonly hits: readonly Hit[];
  readonly searching: boolean;
  readonly failed: boolean;
}

const none = { hits: [], searching: false, failed: false };
/** Milliseconds without a key before a search goes out. */
const typing = 120;

/** Searches as one types; `search` is null for those who may not, and rejects when it does not work. A late answer is dropped. */
export const useFound = <Hit>(
  text: string,
  search: ((text: string) => Promise<readonly Hit[]>) | null,
): FoundHits<Hit> => {
  const [found, setFound] = useState<FoundHits<Hit>>(none);
  const term = search && searchTerm(text);
  useEffect(() => {
    if (!search || term === null) {
      setFound(none);
      return undefined;
    }
    let wanted = true;
    const settle = (answer: FoundHits<Hit>) => wanted && setFound(answer);
    setFound((before) => ({ ...before, searching: true }));
    const timer = setTimeout(() => {
      search(term).then(
        (hits) => settle({ hits, searching: false, failed: false }),
        () => settle({ hits: [], searching: false, failed: true }),
      );
    }, typing);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
    // The search of a page stays the same one while the palette is open.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [term]);
  return found;
};
