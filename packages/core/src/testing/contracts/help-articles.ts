import { describe, expect, test } from 'vitest';
import type { HelpArticle } from '../../domain/help/article.ts';
import type { HelpArticles } from '../../ports/help-articles.ts';
import { valueOf } from './answers.ts';

/** An article as the supplier writes it. */
export interface WrittenArticle extends HelpArticle {
  readonly language: string;
  readonly position: number;
}

const article = (key: string, language: string, position: number): WrittenArticle => ({
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
];

/** Laws of every `HelpArticles`; `make` answers what reads those that were written, by the language of the page. */
export const helpArticlesContract = (
  name: string,
  make: (articles: readonly WrittenArticle[]) => Promise<(language: string) => HelpArticles>,
): void => {
  describe(`${name} is a HelpArticles`, () => {
    test('each article is in the language of the page, else in English, in their order', async () => {
      const articlesIn = await make(written);
      const titles = async (language: string) => valueOf(await articlesIn(language).all()).map(({ title }) => title);
      expect(await titles('de')).toEqual(['first in de', 'second in de', 'third in en']);
      expect(await titles('fr')).toEqual(['second in en', 'third in en']);
      expect(await titles('en')).toEqual(await titles('fr'));
    });

    test('an article is as it was written', async () => {
      const articlesIn = await make(written);
      const { language: _, position: _position, ...first } = article('first', 'de', 0);
      expect(valueOf(await articlesIn('de').all())[0]).toEqual(first);
    });
  });
};
