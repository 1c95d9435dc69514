import type { HelpArticle } from '@connect/core/domain/help/article';
import { parseMarkdown, plainText, type Block } from '@connect/core/domain/help/markdown';
import { holdsEveryWord } from '@connect/core/domain/search/words';

/** An article of the supplier's own, read. */
export interface Article {
  /** The anchor of its address, such as `article-returns`: apart from those of the portal's own questions. */
  readonly id: string;
  readonly topic: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const readArticle = ({ key, topic, title, body }: HelpArticle): Article => ({
  id: `article-${key}`,
  topic,
  title,
  blocks: parseMarkdown(body),
});

/** Those that hold every word of a text; all of them for an empty one. */
export const filterArticles = (articles: readonly Article[], text: string): readonly Article[] =>
  articles.filter(({ topic, title, blocks }) => holdsEveryWord([topic, title, plainText(blocks)].join(' '), text));

/** Articles by their topics, in the order of each topic's first. */
export const byTopic = (articles: readonly Article[]): ReadonlyMap<string, readonly Article[]> => {
  const topics = new Map<string, readonly Article[]>();
  for (const article of articles) topics.set(article.topic, [...(topics.get(article.topic) ?? []), article]);
  return topics;
};
