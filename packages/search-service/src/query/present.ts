import type { SearchIndex } from '../index/search-index.ts';
import { covers, isObject, makePick, pick } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { makeHighlighter, tagged } from './highlight.ts';
import type { Highlighter } from './highlight.ts';
import type { Term } from './parse-query.ts';

/** What of a document an answer shows. */
export interface Presentation {
  readonly attributesToRetrieve?: readonly string[] | null | undefined;
  readonly attributesToHighlight?: readonly string[] | null | undefined;
  readonly highlightPreTag?: string | null | undefined;
  readonly highlightPostTag?: string | null | undefined;
  readonly showMatchesPosition?: boolean | null | undefined;
}

/** Makes the hits of one query out of documents (search protocol §formatted-hits). */
export function makePresenter(
  { settings }: SearchIndex,
  terms: readonly Term[],
  request: Presentation,
): (document: Doc) => Doc {
  const highlighted = request.attributesToHighlight ?? [];
  const retrieved = request.attributesToRetrieve ?? ['*'];
  const display = makePick(settings.displayedAttributes);
  const retrieve = makePick(retrieved);
  const highlight = makeHighlighter(terms, settings);
  const mark = (text: string): string =>
    tagged(text, highlight(text), request.highlightPreTag ?? '<em>', request.highlightPostTag ?? '</em>');
  // Without words there is nothing to mark.
  const marks = terms.length > 0;
  const isHighlighted = (path: string): boolean => highlighted.some((pattern) => covers(pattern, path));
  return (document) => {
    const displayed = display(document);
    const hit = { ...retrieve(displayed) };
    if (highlighted.length > 0 && hasOneOf(displayed, highlighted)) {
      const shown = pick(displayed, [...retrieved, ...highlighted]);
      hit['_formatted'] = format(shown, '', (text, path) => (marks && isHighlighted(path) ? mark(text) : text));
    }
    if (request.showMatchesPosition) hit['_matchesPosition'] = matchesPosition(displayed, highlight);
    return hit;
  };
}

const hasOneOf = (document: Doc, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => Object.hasOwn(document, pattern)) || Object.keys(pick(document, patterns)).length > 0;

/** A copy in which every number is text and texts are passed through `mark`. */
function format(value: Json, path: string, mark: (text: string, path: string) => string): Json {
  if (typeof value === 'string' || typeof value === 'number') return mark(String(value), path);
  if (Array.isArray(value)) return value.map((item) => format(item, path, mark));
  if (!isObject(value)) return value;
  const copy = { ...value };
  for (const [key, item] of Object.entries(value)) copy[key] = format(item, path === '' ? key : `${path}.${key}`, mark);
  return copy;
}

/** Where the matches are, by attribute, in UTF-8 bytes; of values in lists with their places in these. */
function matchesPosition(document: Doc, highlight: Highlighter): Doc {
  const positions = new Map<string, Json[]>();
  const bytes = (text: string): number => Buffer.byteLength(text);
  const look = (value: Json, path: string, indices: readonly number[]): void => {
    if (value === null) return;
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) look(item, path, [...indices, at]);
    } else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) look(item, path === '' ? key : `${path}.${key}`, indices);
    } else {
      const text = String(value);
      const found = highlight(text).map(({ start, end }) => ({
        start: bytes(text.slice(0, start)),
        length: bytes(text.slice(start, end)),
        ...(indices.length > 0 && { indices: [...indices] }),
      }));
      // Of a list the engine tells the last value that matches.
      if (found.length > 0) positions.set(path, found);
    }
  };
  look(document, '', []);
  return Object.fromEntries(positions);
}
