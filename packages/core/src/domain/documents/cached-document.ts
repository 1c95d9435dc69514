import type { Result } from '../result.ts';
import { ok, refused } from '../result.ts';
import type { DocumentKind } from './document.ts';

/** Key a cached document is stored under, `order:{no}` or `invoice:{no}` (decisions §storage-keys). */
export const cacheKey = (kind: DocumentKind, no: string): string => `${kind}:${no}`;

/** What saving a document to the local cache needs; refused when one part is missing (specification §cached-documents). */
export const cacheEntry = <D>(
  document: D | null | undefined,
  kind: DocumentKind | null | undefined,
  no: string | null | undefined,
): Result<{ readonly key: string; readonly document: D }, 'incomplete'> =>
  document && kind && no ? ok({ key: cacheKey(kind, no), document }) : refused('incomplete');
