import { expect, test } from 'vitest';

import { byTopic, filterArticles, readArticle } from './supplier-articles.ts';

const articles = [
  {
    key: 'returns',
    topic: 'Returns',
    title: 'Can I send gloves back?',
    body: 'Within **30 days**: [form](https://x.example).',
  },
  { key: 'opening', topic: 'Our office', title: 'When are you open?', body: '- Monday\n- Friday' },
  { key: 'labels', topic: 'Returns', title: 'Where is my label?', body: '<b>Here</b>' },
].map(readArticle);
const idsOf = (text: string) => filterArticles(articles, text).map(({ id }) => id);

test('articles are found by words of topic, title and body, not by what marks them', () => {
  expect(idsOf('30 DAYS')).toEqual(['article-returns']);
  expect(idsOf('returns')).toEqual(['article-returns', 'article-labels']);
  expect(idsOf('open friday')).toEqual(['article-opening']);
  expect(idsOf('https')).toEqual([]);
  expect(idsOf('  ')).toHaveLength(3);
});

test('those of one topic stand together', () => {
  expect([...byTopic(articles)].map(([topic, all]) => [topic, all.map(({ id }) => id)])).toEqual([
    ['Returns', ['article-returns', 'article-labels']],
    ['Our office', ['article-opening']],
  ]);
});
