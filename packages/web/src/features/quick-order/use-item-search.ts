import type { Item } from '@connect/core/domain/ordering/item';
import { searchTerm } from '@connect/core/domain/search/search-term';
import { useEffect, useEffectEvent, useState } from 'react';

import { useOrdering } from '../../ordering-services.ts';

/** How long after the last key a text is searched for, in milliseconds. */
const typingPause = 150;

interface ItemSearch {
  /** What the last text that was answered found; null before the first answer. */
  readonly hits: readonly Item[] | null;
  readonly failed: boolean;
}

/** Searches for what is typed, null being nothing; only the answer to the last text is taken. */
export const useItemSearch = (text: string | null): ItemSearch => {
  const { items } = useOrdering();
  const [found, setFound] = useState<ItemSearch>({ hits: null, failed: false });
  const term = text === null ? null : searchTerm(text);
  const find = useEffectEvent((wanted: string) => items.find(wanted));
  useEffect(() => {
    if (term === null) return undefined;
    let isWanted = true;
    const search = async (): Promise<void> => {
      const answer = await find(term);
      if (isWanted) setFound(answer.ok ? { hits: answer.value, failed: false } : { hits: null, failed: true });
    };
    const timer = setTimeout(() => void search(), typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term]);
  return term === null ? { hits: null, failed: false } : found;
};
