import { ChevronDown } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import * as css from './topic-group.css.ts';
import type { HelpGroup, HelpTopic } from './topic.ts';

/** The element of a topic has its anchor as id, so that the browser finds it by itself, too. */
export const topicElementId = (anchor: string): string => anchor;

/** A group of questions, each one opened by a press on it. */
export function TopicGroup({ group, open }: { readonly group: HelpGroup; readonly open: boolean }) {
  const t = useTranslate();
  const titleId = `${group.id}-title`;
  return (
    <Card id={group.id} padding="none" aria-labelledby={titleId} className={css.group}>
      <h2 id={titleId} className={css.title}>
        {t(group.title)}
      </h2>
      {group.topics.map((topic) => (
        <Topic key={`${topic.id}-${open}`} topic={topic} open={open} />
      ))}
    </Card>
  );
}

function Topic({ topic, open }: { readonly topic: HelpTopic; readonly open: boolean }) {
  const t = useTranslate();
  const [first, ...others] = topic.answer;
  return (
    <details id={topicElementId(topic.id)} className={css.topic} open={open || undefined}>
      <summary className={css.question}>
        <h3 className={css.questionText}>{t(topic.question)}</h3>
        <Icon of={ChevronDown} className={css.arrow} />
      </summary>
      <div className={css.answer}>
        {first && <p>{t(first)}</p>}
        {topic.terms && (
          <dl className={css.terms}>
            {topic.terms.map(([word, meaning]) => (
              <div key={word} className={css.term}>
                <dt className={css.word}>{t(word)}</dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
        )}
        {others.map((paragraph) => (
          <p key={paragraph}>{t(paragraph)}</p>
        ))}
      </div>
    </details>
  );
}
