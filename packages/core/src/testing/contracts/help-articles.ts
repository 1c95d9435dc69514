import { describe, expect, test } from 'vitest';
import type { HelpArticle } from '../../domain/help/article.ts';
import type { HelpArticles } from '../../ports/help-articles.ts';
import { valueOf } from './answers.ts';

/** An article as the supplier writes it. */
export interface WrittenArticle extends HelpArticle {
  readonly language: string;
  readonly position: number;
  readonly regions: readonly string[];
}

const article = (key: string, language: string, position: number, regions: readonly string[] = []): WrittenArticle => ({
  regions,
  key,
  language,
  position,
  topic: 'Returns',
  title: `${key} in ${language}`,
  body: `# ${key}\n\n- <b>as it is written</b>`,
});

const written = [
  article('second', 'en', 1),
  article('second', 'de', 1),
  article('third', 'en', 2),
  article('first', 'de', 0),
  article('fourth', 'en', 3, ['US']),
];

/** Laws of every `HelpArticles`; `make` answers what reads those that were written, by the language of the page. */
export const helpArticlesContract = (
  name: string,
  make: (articles: readonly WrittenArticle[]) => Promise<(language: string) => HelpArticles>,
): void => {
  describe(`${name} is a HelpArticles`, () => {
    test('each article is in the language of the page, else in English, in their order', async () => {
      const articlesIn = await make(written);
      const titles = async (language: string) =>
        valueOf(await articlesIn(language).all('UK')).map(({ title }) => title);
      expect(await titles('de')).toEqual(['first in de', 'second in de', 'third in en']);
      expect(await titles('fr')).toEqual(['second in en', 'third in en']);
      expect(await titles('en')).toEqual(await titles('fr'));
    });

    test('an article of some storefronts is in those alone', async () => {
      const articles = (await make(written))('en');
      const keys = async (region: string) => valueOf(await articles.all(region)).map(({ key }) => key);
      expect(await keys('US')).toEqual([...(await keys('UK')), 'fourth']);
    });

    test('an article is as it was written', async () => {
      const articlesIn = await make(written);
      const { language: _, position: _position, regions: _regions, ...first } = article('first', 'de', 0);
      expect(valueOf(await articlesIn('de').all('DE'))[0]).toEqual(first);
    });
  });
};
