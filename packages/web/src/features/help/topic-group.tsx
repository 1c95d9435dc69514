import { markWords } from '@connect/core/domain/search/words';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ArticleText } from '../../shared/articles/article-text.tsx';
import type { Article } from './supplier-articles.ts';
import * as css from '../../shared/articles/topic-group.css.ts';
import type { HelpTopic } from './topic.ts';
import * as textStyles from '../../theme/text.css.ts';

/** The element of a topic has its anchor as id, so that the browser finds it by itself, too. */
export const topicElementId = (anchor: string): string => anchor;

interface TopicGroupProps {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly HelpTopic[];
  /** The supplier's own under the same title. */
  readonly articles: readonly Article[];
  /** What was searched for; its words are marked. */
  readonly query: string;
  readonly open: boolean;
}

/** A group of questions, each one opened by a press on it. */
export function TopicGroup({ id, title, topics, articles, query, open }: TopicGroupProps) {
  const t = useTranslate();
  const titleId = `${id}-title`;
  return (
    <Card id={id} padding="none" aria-labelledby={titleId} className={css.group}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {topics.map((topic) => (
        <Question key={`${topic.id}-${open}`} id={topic.id} question={t(topic.question)} query={query} open={open}>
          <Answer topic={topic} query={query} />
        </Question>
      ))}
      {articles.map((article) => (
        <Question key={`${article.id}-${open}`} id={article.id} question={article.title} query={query} open={open}>
          <ArticleText blocks={article.blocks} query={query} />
        </Question>
      ))}
    </Card>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly question: string;
  readonly query: string;
  readonly open: boolean;
  readonly children: ReactNode;
}

function Question({ id, question, query, open, children }: QuestionProps) {
  return (
    <details id={topicElementId(id)} className={css.topic} open={open || undefined}>
      <summary className={css.question}>
        <h3 className={css.questionText}>
          <Highlight parts={markWords(question, query)} />
        </h3>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.answer}>{children}</div>
    </details>
  );
}

function Answer({ topic, query }: { readonly topic: HelpTopic; readonly query: string }) {
  const t = useTranslate();
  const marked = (text: string) => <Highlight parts={markWords(t(text), query)} />;
  const [first, ...others] = topic.answer;
  return (
    <>
      {first && <p>{marked(first)}</p>}
      {topic.terms && (
        <dl className={css.terms}>
          {topic.terms.map(([word, meaning]) => (
            <div key={word} className={css.term}>
              <dt className={textStyles.strong}>{marked(word)}</dt>
              <dd>{marked(meaning)}</dd>
            </div>
          ))}
        </dl>
      )}
      {others.map((paragraph) => (
        <p key={paragraph}>{marked(paragraph)}</p>
      ))}
    </>
  );
}
