import type { Meilisearch } from 'meilisearch';
import { countOf, type Filling } from './indexer.ts';

/** Whether the service has a setting as it was sent: it adds defaults, and has lists of names in an order of its own. */
const holds = (kept: unknown, sent: unknown): boolean => {
  if (Array.isArray(sent))
    return Array.isArray(kept) && kept.length === sent.length && sent.every((each) => kept.includes(each));
  if (typeof sent !== 'object' || sent === null) return kept === sent;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(sent).every(([name, value]) => holds(Reflect.get(kept, name), value));
};

/** How an index differs from what it should be, in words; null where it does not. */
export const differenceOf = async (
  client: Meilisearch,
  { uid, settings, expected }: Pick<Filling, 'uid' | 'settings' | 'expected'>,
): Promise<string | null> => {
  const count = await countOf(client, uid);
  if (count === null) return 'it is not there';
  if (!holds(await client.index(uid).getSettings(), settings)) return 'its settings are others';
  return count === expected ? null : `it has ${count} of ${expected} documents`;
};
