import { foldedWords } from '@connect/core/domain/search/words';
import { sql, type RawBuilder } from 'kysely';

const holds = (foldedText: RawBuilder<string>, query: string, before: string): RawBuilder<boolean> => {
  const patterns = foldedWords(query).map((word) => `%${before}${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql<boolean>`${foldedText} like all(${patterns}::text[])`;
};

/**
 * Condition that every word of a query stands somewhere in a text, as `holdsEveryWord` of the core has it: in whatever case, with or
 * without accents. The text is one that `folded_text` (migration 005) made.
 */
export const holdsWords = (foldedText: RawBuilder<string>, query: string): RawBuilder<boolean> =>
  holds(foldedText, query, '');

/** The same where each stands after a space, or first. */
export const startsWords = (foldedText: RawBuilder<string>, query: string): RawBuilder<boolean> =>
  holds(sql`(' ' || ${foldedText})`, query, ' ');
