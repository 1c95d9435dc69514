import * as v from 'valibot';
import { readEach } from './readable.ts';
import type { OnUnreadable } from './readable.ts';

const Answer = v.object({
  hits: v.array(v.unknown()),
  estimatedTotalHits: v.fallback(v.nullish(v.number(), null), null),
});

/** The hit itself: what its keys with `_` say is of the one search that found it. */
const withoutMarks = (hit: unknown): object =>
  Object.fromEntries(Object.entries(Object(hit)).filter(([key]) => !key.startsWith('_')));

/** The hits of a search, each read on its own, and how many there are in all. Throws for what is no answer of a search, or has no hit that can be read: it is not empty. */
export const readSearch = <T>(
  answer: unknown,
  read: (hit: unknown) => T | null,
  { onUnreadable }: { readonly onUnreadable?: OnUnreadable },
): { readonly hits: readonly T[]; readonly total: number } => {
  const { hits, estimatedTotalHits } = v.parse(Answer, answer);
  const { value, unreadable } = readEach(hits, read);
  if (hits.length > 0 && value.length === 0) throw new Error('No hit can be read');
  if (unreadable.length > 0) onUnreadable?.(unreadable.map(withoutMarks));
  return { hits: value, total: estimatedTotalHits ?? hits.length };
};
