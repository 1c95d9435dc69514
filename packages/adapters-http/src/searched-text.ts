import { maxSearchText } from '@connect/core/domain/search/search-term';

/** What the portal searches by of a text: its beginning, no character of it cut in two. */
export const searchedText = (text: string): string =>
  text
    .trim()
    .slice(0, maxSearchText)
    .replace(/[\uD800-\uDBFF]$/, '');
