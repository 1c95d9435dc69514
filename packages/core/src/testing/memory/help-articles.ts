import { ok } from '../../domain/result.ts';
import type { HelpArticles } from '../../ports/help-articles.ts';
import type { WrittenArticle } from '../contracts/help-articles.ts';

/** What a supplier wrote, in memory, for a page in some language. */
export const createMemoryHelpArticles = (written: readonly WrittenArticle[], language: string): HelpArticles => ({
  all: async () => {
    const own = written.filter((article) => article.language === language);
    const has = new Set(own.map(({ key }) => key));
    const english = written.filter((article) => article.language === 'en' && !has.has(article.key));
    const shown = [...own, ...english].toSorted((one, other) => one.position - other.position);
    return ok(shown.map(({ language: _, position: _position, ...article }) => article));
  },
});
