import * as v from 'valibot';
import { readEach } from './readable.ts';

const Answer = v.object({
  hits: v.array(v.unknown()),
  estimatedTotalHits: v.fallback(v.nullish(v.number(), null), null),
});

/** The hits of a search, each read on its own, and how many there are in all. Throws for what is no answer of a search. */
export const readSearch = <T>(
  answer: unknown,
  read: (hit: unknown) => T | null,
  { onUnreadable }: { readonly onUnreadable?: (count: number) => void },
): { readonly hits: readonly T[]; readonly total: number } => {
  const { hits, estimatedTotalHits } = v.parse(Answer, answer);
  const { value, unreadable } = readEach(hits, read);
  if (unreadable > 0) onUnreadable?.(unreadable);
  return { hits: value, total: estimatedTotalHits ?? hits.length };
};
