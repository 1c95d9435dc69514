import { foldedWords } from '@connect/core/domain/search/words';
import { sql, type RawBuilder } from 'kysely';

/**
 * Condition that every word of a query stands somewhere in a text, as `holdsEveryWord` of the core has it: in whatever case, with or
 * without accents. The text is one that `folded_text` (migration 005) made.
 */
export const holdsWords = (foldedText: RawBuilder<string>, query: string): RawBuilder<boolean> => {
  const patterns = foldedWords(query).map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
  return sql<boolean>`${foldedText} like all(${patterns}::text[])`;
};
