import type { Day } from '../calendar/day.ts';
import type { Shown } from '../content/showing.ts';

/** A banner as it is written: one a place and language. */
export interface WrittenBanner extends Shown {
  /** Where it leads to; null for nowhere of its own. */
  readonly link: string | null;
  /** File name of its picture, or its address. */
  readonly image: string;
  /** What the picture shows. */
  readonly alt: string;
}

/** A help article as it is written: one a key and language. */
export interface WrittenArticle extends Shown {
  readonly key: string;
  readonly topic: string;
  readonly title: string;
  /** As `parseMarkdown` reads it. */
  readonly body: string;
}

/** All that the supplier shows beside its data, on show or not (specification §shown-content). */
export interface PortalContent {
  /** The day it is where the server is. */
  readonly today: Day;
  readonly banners: readonly WrittenBanner[];
  readonly articles: readonly WrittenArticle[];
}

/** What it says, whatever order its fields are in. */
const textOf = (each: Shown): string => JSON.stringify(Object.entries(each).toSorted());

/** Whether two say the same. */
export const isSameContent = (one: Shown, other: Shown): boolean => textOf(one) === textOf(other);

export type ContentEdit = 'done' | 'write' | 'taken' | 'changed';

/**
 * What becomes of writing a banner or an article: `wanted` in place of `was`, which is null for a new one. `there` is what stands under
 * its key, and `before` what stands where it was (specification §shown-content). Asked for again, as the answer got lost, it is done.
 */
export const decideEdit = (edit: {
  readonly wanted: Shown;
  readonly was: Shown | null;
  readonly there: Shown | null;
  readonly before: Shown | null;
  /** It stands under the same key as before. */
  readonly stays: boolean;
}): ContentEdit => {
  const { wanted, was, there, before, stays } = edit;
  const isThere = there !== null && isSameContent(there, wanted);
  if (was === null) return there === null ? 'write' : isThere ? 'done' : 'taken';
  if (isThere && (stays || before === null)) return 'done';
  if (before === null || !isSameContent(before, was)) return 'changed';
  return stays || there === null ? 'write' : 'taken';
};
