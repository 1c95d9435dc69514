import type { DocumentKind } from '../../domain/documents/document.ts';
import type { FoundDocuments } from '../../domain/documents/list-state.ts';
import type { DocumentNo } from '../../domain/documents/number.ts';
import type { DocumentHit } from '../../domain/search/hit.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/** How many rows are remembered: many pages of a list. */
const most = 200;

/** The rows that searches found, so that the head of a document can be shown before it comes. */
export interface SeenRows {
  /** The row of a document; null when none was found in this session. */
  row(kind: DocumentKind, no: DocumentNo): DocumentHit | null;
  /** A search whose rows are remembered from now on. */
  remembering<Question extends unknown[], Found extends FoundDocuments | null>(
    find: (...question: Question) => Promise<Found>,
  ): (...question: Question) => Promise<Found>;
}

/** Rows of one session, the latest of each document, for as long as the page lives. */
export const makeSeenRows = ({ tokens }: { readonly tokens: Pick<SessionTokens, 'session'> }): SeenRows => {
  const rows = new Map<string, DocumentHit>();
  let of: string | null = null;
  const keep = (hit: DocumentHit): void => {
    const key = `${hit.kind}:${hit.number}`;
    rows.delete(key);
    rows.set(key, hit);
  };
  return {
    row: (kind, no) => (of !== null && tokens.session() === of ? (rows.get(`${kind}:${no}`) ?? null) : null),
    remembering:
      (find) =>
      async (...question) => {
        const session = tokens.session();
        const found = await find(...question);
        // Another session's, by now.
        if (session !== tokens.session()) return found;
        if (of !== session) rows.clear();
        of = session;
        found?.hits.forEach(keep);
        for (const key of [...rows.keys()].slice(0, Math.max(rows.size - most, 0))) rows.delete(key);
        return found;
      },
  };
};
