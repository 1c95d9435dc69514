import { languageOf } from '@connect/core/domain/access/storefront';
import type { Item } from '@connect/core/domain/ordering/item';
import type { FoundItems } from '@connect/core/ports/items';
import { searchTerm } from '@connect/core/domain/search/search-term';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLocale } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';

/** How long after the last key a text is searched for, in milliseconds. */
const typingPause = 150;

interface ItemSearch {
  /** What the last text that was answered found; null before the first answer. */
  readonly hits: readonly Item[] | null;
  /** How many more there are. */
  readonly left: number;
  readonly failed: boolean;
  /** Adds the next of them. */
  readonly more: () => void;
}

interface Answered {
  readonly term: string;
  /** Null when the search did not work. */
  readonly found: FoundItems | null;
}

/** Searches for what is typed, null being nothing; only the answer to the last text is taken. */
export const useItemSearch = (text: string | null): ItemSearch => {
  const { findItems } = useOrdering();
  const language = languageOf(useLocale());
  const [answered, setAnswered] = useState<Answered | null>(null);
  const term = text === null ? null : searchTerm(text);
  const find = useEffectEvent((wanted: string) => findItems(wanted, language));
  useEffect(() => {
    if (term === null) return undefined;
    let isWanted = true;
    const search = async (): Promise<void> => {
      const answer = await find(term);
      if (isWanted) setAnswered({ term, found: answer.ok ? answer.value : null });
    };
    const timer = setTimeout(() => void search(), typingPause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [term]);
  const more = async (): Promise<void> => {
    if (!answered?.found) return;
    const before = answered.found;
    const next = await findItems(answered.term, language, before.items.length);
    if (!next.ok) return;
    const found = { items: [...before.items, ...next.value.items], total: next.value.total };
    // An answer that came twice, or to another text, is left out.
    setAnswered((now) => (now?.found === before ? { term: answered.term, found } : now));
  };
  const found = term === null ? null : (answered?.found ?? null);
  return {
    hits: found && found.items,
    left: found ? Math.max(0, found.total - found.items.length) : 0,
    failed: term !== null && answered !== null && answered.found === null,
    more: () => void more(),
  };
};
