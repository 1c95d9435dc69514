import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { DocumentHit } from '../../domain/search/hit.ts';
import { highlightMarkers } from '../../domain/search/search-term.ts';
import type { DocumentQuery, DocumentSearch } from '../../ports/document-search.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Every word of the text begins a word of the document, as in a search service that must match all words. */
const matches = (hit: DocumentHit, text: string): boolean => {
  const held = words([hit.number, hit.orderNumber, hit.poNumber, hit.srNumber, ...hit.skus].join(' '));
  return words(text).every((word) => held.some((each) => each.startsWith(word)));
};

/** A document's date as the index holds it: unix seconds of noon UTC. */
const indexedAt = (hit: DocumentHit): number | null =>
  hit.documentDate === null ? null : Date.parse(`${hit.documentDate}T12:00:00Z`) / 1000;

const within = (hit: DocumentHit, dates: DocumentQuery['dates']): boolean => {
  if (dates === null) return true;
  const at = indexedAt(hit);
  return at !== null && dates.from <= at && at <= dates.to;
};

/** What documents are sorted by: the digits of the order's number, as the index has it. */
const sortable = (hit: DocumentHit): number => Number((hit.orderNumber || hit.number).replaceAll(/\D/g, ''));

const highlight = (text: string | null, sought: string): string | null =>
  text?.replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const found = words(sought).find((each) => word.toLowerCase().startsWith(each));
    if (found === undefined) return word;
    return `${highlightMarkers.start}${word.slice(0, found.length)}${highlightMarkers.end}${word.slice(found.length)}`;
  }) ?? null;

export interface MemoryDocumentSearch extends DocumentSearch {
  /** While true every search throws. */
  down: boolean;
  /** The queries that went out, in order. */
  readonly asked: DocumentQuery[];
}

/** Searches an array: filters, sorts and pages for real. Only the documents of `customerNo` are within reach. */
export const createMemoryDocumentSearch = (
  index: readonly DocumentHit[],
  customerNo: CustomerNo,
): MemoryDocumentSearch => {
  const search: MemoryDocumentSearch = {
    down: false,
    asked: [],
    find: async (query) => {
      search.asked.push(query);
      if (search.down) throw new Error('the search service is out of order');
      const { kinds, text, dates, offset, limit } = query;
      const found = index
        .filter((hit) => hit.customerNo === (query.customerNo ?? customerNo) && kinds.includes(hit.kind))
        .filter((hit) => within(hit, dates) && matches(hit, text))
        .sort((a, b) => sortable(b) - sortable(a));
      const page = found.slice(offset, offset + limit).map((hit) => ({
        ...hit,
        highlighted: {
          number: highlight(hit.number, text),
          orderNumber: highlight(hit.orderNumber, text),
          poNumber: highlight(hit.poNumber, text),
        },
      }));
      return { hits: page, total: found.length };
    },
  };
  return search;
};
