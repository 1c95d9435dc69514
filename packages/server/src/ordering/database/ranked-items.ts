import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { lettersOf } from '@connect/core/domain/ordering/item-numbers';
import { nearWords } from '@connect/core/domain/search/near-words';
import { foldedWords } from '@connect/core/domain/search/words';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Language } from '../application/item-repository.ts';
import { pricedItems } from './item-repository.ts';

const wordsIn = (language: Language): RawBuilder<string> => sql`${sql.ref(`items.words_${language}`)}`;

/** How long the words of all titles are kept, in milliseconds: a new product's are mistyped seldom in its first minutes. */
const wordsKept = 5 * 60_000;

/** The words that titles have in English and another language, to tell a word from a mistyped one. Each process keeps them a while. */
export const createTitleWords = (database: Database) => {
  const kept = new Map<string, { readonly until: number; readonly words: Promise<readonly string[]> }>();
  const load = async (language: Language): Promise<readonly string[]> => {
    const { rows } = await sql<{ word: string }>`
      select distinct word from (
        select regexp_split_to_table(words_en || ${wordsIn(language)}, '[^[:alpha:]]+') as word
        from (select distinct on (product_sku) * from items order by product_sku, position) as items
      ) as words where length(word) > 2`.execute(database);
    return rows.map(({ word }) => word);
  };
  return {
    known: (language: Language): Promise<readonly string[]> => {
      const now = Date.now();
      const last = kept.get(language);
      if (last && last.until > now) return last.words;
      const words = load(language);
      kept.set(language, { until: now + wordsKept, words });
      // What could not be read is asked for again.
      words.catch(() => kept.delete(language));
      return words;
    },
  };
};

const escapedLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);
const likeAny = (text: RawBuilder<string>, patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${text} like any(${patterns}::text[])`;

/** Any of some words: how they stand in texts. */
const found = (words: readonly string[], texts: readonly RawBuilder<string>[]) => {
  const inTexts = (write: (word: string) => string) => {
    const patterns = words.map((word) => write(escapedLike(word)));
    return sql<boolean>`(${sql.join(
      texts.map((text) => likeAny(text, patterns)),
      sql` or `,
    )})`;
  };
  return {
    anywhere: inTexts((word) => `%${word}%`),
    atStart: inTexts((word) => `% ${word}%`),
    whole: inTexts((word) => `% ${word} %`),
  };
};

/**
 * Numbers of the items that a text names, with how many there are in all. First those whose number is it, or begins with it; then by
 * how its words stand in the title: as a whole word counts more than at the start of one, and that more than elsewhere. A word that
 * no title has stands for those nearest to it.
 */
export const rankedItems = (
  database: Database,
  customerNo: CustomerNo,
  text: string,
  language: Language,
  known: readonly string[],
) => {
  const letters = lettersOf(text);
  // No number is empty: a text without a letter is the beginning of none.
  const isNumber = sql<boolean>`sku_letters like ${letters && `${letters}%`}`;
  const own = language === 'en' ? [] : [wordsIn(language)];
  const words = foldedWords(text).map((word) => nearWords(word, known));
  const held = words.map((each) => found(each, [sql`items.search_text`, ...own]).anywhere);
  const points = words.map((each) => {
    const { whole, atStart } = found(each, [sql`items.words_en`, ...own]);
    return sql`case when ${whole} then 2 when ${atStart} then 1 else 0 end`;
  });
  const holds = held.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(held, sql` and `)})`;
  return (
    pricedItems(database, customerNo)
      .clearSelect()
      .select(['items.sku', sql<string>`count(*) over ()`.as('total')])
      .where('discontinued', '=', false)
      .where(sql<boolean>`(${isNumber} or ${holds})`)
      .orderBy(sql`sku_letters = ${letters}`, 'desc')
      .orderBy(isNumber, 'desc')
      // A number alone would be the place of a column.
      .orderBy(sql.join([sql`length('')`, ...points], sql` + `), 'desc')
      .orderBy(sql`length(items.title)`)
      .orderBy('items.product_sku')
      .orderBy('items.position')
  );
};
