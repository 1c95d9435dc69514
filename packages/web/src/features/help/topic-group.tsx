import { markWords } from '@connect/core/domain/search/words';
import { ChevronDown } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as css from './topic-group.css.ts';
import type { HelpGroup, HelpTopic } from './topic.ts';

/** The element of a topic has its anchor as id, so that the browser finds it by itself, too. */
export const topicElementId = (anchor: string): string => anchor;

interface TopicGroupProps {
  readonly group: HelpGroup;
  /** What was searched for; its words are marked. */
  readonly query: string;
  readonly open: boolean;
}

/** A group of questions, each one opened by a press on it. */
export function TopicGroup({ group, query, open }: TopicGroupProps) {
  const t = useTranslate();
  const titleId = `${group.id}-title`;
  return (
    <Card id={group.id} padding="none" aria-labelledby={titleId} className={css.group}>
      <h2 id={titleId} className={css.title}>
        {t(group.title)}
      </h2>
      {group.topics.map((topic) => (
        <Topic key={`${topic.id}-${open}`} topic={topic} query={query} open={open} />
      ))}
    </Card>
  );
}

function Topic({ topic, query, open }: Omit<TopicGroupProps, 'group'> & { readonly topic: HelpTopic }) {
  const t = useTranslate();
  const marked = (text: string) => <Highlight parts={markWords(t(text), query)} />;
  const [first, ...others] = topic.answer;
  return (
    <details id={topicElementId(topic.id)} className={css.topic} open={open || undefined}>
      <summary className={css.question}>
        <h3 className={css.questionText}>{marked(topic.question)}</h3>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.answer}>
        {first && <p>{marked(first)}</p>}
        {topic.terms && (
          <dl className={css.terms}>
            {topic.terms.map(([word, meaning]) => (
              <div key={word} className={css.term}>
                <dt className={css.word}>{marked(word)}</dt>
                <dd>{marked(meaning)}</dd>
              </div>
            ))}
          </dl>
        )}
        {others.map((paragraph) => (
          <p key={paragraph}>{marked(paragraph)}</p>
        ))}
      </div>
    </details>
  );
}
