import { lettersOf } from '@connect/core/domain/ordering/item-numbers';
import { nearWords } from '@connect/core/domain/search/near-words';
import { foldedWords } from '@connect/core/domain/search/words';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/open.ts';
import { pricedItems } from './item-repository.ts';

/** How long the words of all titles are kept, in milliseconds: a new product's are mistyped seldom in its first minutes. */
const wordsKept = 5 * 60_000;

/** The words that titles have in English and another language, to tell a word from a mistyped one. Each process keeps them a while. */
export const createTitleWords = (database: Database) => {
  const kept = new Map<string, { readonly until: number; readonly words: Promise<readonly string[]> }>();
  const load = async (language: string): Promise<readonly string[]> => {
    const { rows } = await sql<{ word: string }>`
      select distinct word from (
        select regexp_split_to_table(folded_text(title || ' ' || coalesce(titles->>${language}, '')), '[^[:alpha:]]+') as word
        from (select distinct on (product_sku) title, titles from items order by product_sku, position) as first_items
      ) as words where length(word) > 2`.execute(database);
    return rows.map(({ word }) => word);
  };
  return {
    known: (language: string): Promise<readonly string[]> => {
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

/** Whether a text holds one of some words, after what may stand before it. */
const holdsOne = (text: RawBuilder<string>, words: readonly string[], before = ''): RawBuilder<boolean> =>
  sql<boolean>`${text} like any(${words.map((word) => `%${before}${escapedLike(word)}%`)}::text[])`;

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;
const count = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<number> =>
  sql<number>`(${sql.join([sql`0`, ...conditions.map((condition) => sql`(${condition})::int`)], sql` + `)})`;

/**
 * Numbers of the items that a text names, with how many there are in all. First those whose number is it, or begins with it; then by
 * how many of its words are words of the title, and how many begin one. A word that no title has stands for those nearest to it.
 */
export const rankedItems = (
  database: Database,
  customerNo: string,
  text: string,
  language: string,
  known: readonly string[],
) => {
  const letters = lettersOf(text);
  // No number is empty: a text without a letter is the beginning of none.
  const isNumber = sql<boolean>`sku_letters like ${letters && `${letters}%`}`;
  const meant = foldedWords(text.replaceAll('\0', ' ')).map((word) => nearWords(word, known));
  const content =
    language === 'en' ? sql<string>`items.search_text` : sql<string>`(items.search_text || ' ' || items.local_text)`;
  const holds = meant.length === 0 ? sql<boolean>`false` : all(meant.map((words) => holdsOne(content, words)));
  const spaced = sql<string>`(' ' || translate(${content}, ',"/()', '     ') || ' ')`;
  return pricedItems(database, customerNo)
    .clearSelect()
    .select(['items.sku', sql<string>`count(*) over ()`.as('total')])
    .where('discontinued', '=', false)
    .where(sql<boolean>`(${isNumber} or ${holds})`)
    .orderBy(sql`sku_letters = ${letters}`, 'desc')
    .orderBy(isNumber, 'desc')
    .orderBy(
      count(
        meant.map((words) =>
          holdsOne(
            spaced,
            words.map((word) => `${word} `),
            ' ',
          ),
        ),
      ),
      'desc',
    )
    .orderBy(count(meant.map((words) => holdsOne(spaced, words, ' '))), 'desc')
    .orderBy(sql`length(items.title)`)
    .orderBy('items.product_sku')
    .orderBy('items.position');
};
