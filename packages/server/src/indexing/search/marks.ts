import type { Meilisearch } from 'meilisearch';
import type { Place } from '../application/index-changes.ts';
import { indexes } from '../application/indexes.ts';
import { addDocuments } from './indexer.ts';
import { isMissing } from './missing.ts';

/** What the indexes say of themselves, kept among them: it is lost, or goes back, with what it is about. */
export interface Marks {
  /** What they were made from; null for nothing. */
  readonly contents: string | null;
  /** How far they have taken over the log of changes; null where they were never told. */
  readonly place: Place | null;
}

const ids = { contents: 'data-set', place: 'changes' } as const;

export const readMarks = async (client: Meilisearch): Promise<Marks> => {
  try {
    const { results } = await client.index<{ id: string; value: string }>(indexes.meta).getDocuments({ limit: 10 });
    const valueOf = (id: string): string | null => results.find((each) => each.id === id)?.value ?? null;
    return { contents: valueOf(ids.contents), place: valueOf(ids.place) };
  } catch (error) {
    if (isMissing(error)) return { contents: null, place: null };
    throw error;
  }
};

export const keepPlace = (client: Meilisearch, value: Place): Promise<void> =>
  addDocuments(client, indexes.meta, [{ id: ids.place, value }]);

/** Both at once: indexes without a place would not know where to go on. */
export const keepMarks = (client: Meilisearch, contents: string, place: Place): Promise<void> =>
  addDocuments(client, indexes.meta, [
    { id: ids.contents, value: contents },
    { id: ids.place, value: place },
  ]);
