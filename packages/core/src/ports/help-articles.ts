import type { HelpArticle } from '../domain/help/article.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** What the supplier wrote for the help page. */
export interface HelpArticles {
  /** In the page's language, in English where an article has none; in their order. */
  all(): Promise<Result<readonly HelpArticle[], Refusal>>;
}
