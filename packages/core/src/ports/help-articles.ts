import type { HelpArticle } from '../domain/help/article.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** What the supplier wrote for the help page. */
export interface HelpArticles {
  /** Those on show in a storefront, named such as `UK`: in the page's language, in English where an article has none; in their order. */
  all(region: string): Promise<Result<readonly HelpArticle[], Refusal>>;
}
