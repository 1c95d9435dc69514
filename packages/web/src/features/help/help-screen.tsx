import { userKind } from '@connect/core/domain/access/user';
import type { User } from '@connect/core/domain/access/user';
import { Fragment, useEffect, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { helpSections } from './help-groups.ts';
import * as css from './help-screen.css.ts';
import { TopicGroup, topicElementId } from './topic-group.tsx';
import { filterTopics } from './topic.ts';

interface HelpScreenProps {
  /** Null for a visitor who is not signed in. */
  readonly user: User | null;
  /** The anchor of the address without `#`: that question is opened, scrolled to and focused. */
  readonly anchor: string;
  /** What the address searches the questions for; `onQuery` puts there what is typed. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Null where the contact page does not exist or may not be opened (decisions §open-help). */
  readonly contactHref: string | null;
}

/** The help page, open to everybody (specification §help-page). */
export function HelpScreen({ user, anchor, query, onQuery, contactHref }: HelpScreenProps) {
  const t = useTranslate();
  const [filter, setShown] = useState(query);
  const setFilter = (text: string): void => {
    setShown(text);
    onQuery(text);
  };
  const kind = user && userKind(user);
  const sections = helpSections(kind)
    .map(({ title, groups }) => ({ title, groups: filterTopics(groups, filter, t) }))
    .filter(({ groups }) => groups.length > 0);
  const shown = sections.flatMap(({ groups }) => groups);
  const count = shown.reduce((sum, { topics }) => sum + topics.length, 0);
  useOpenedAnchor(anchor);
  return (
    <>
      <PageHeader
        title={t('Help')}
        breadcrumbs={user ? [{ label: t('Dashboard'), href: '/connect' }, { label: t('Help') }] : undefined}
        actionArea={kind === 'customer' ? <SearchBox /> : undefined}
      />
      <div className={css.columns}>
        <div className={css.groups}>
          {sections.map(({ title, groups }) => (
            <Fragment key={title}>
              {title !== null && <p className={css.section}>{t(title)}</p>}
              {groups.map((group) => (
                <TopicGroup key={group.id} group={group} query={filter} open={filter.trim() !== '' && count <= 3} />
              ))}
            </Fragment>
          ))}
          {count === 0 && (
            <Card>
              <EmptyState
                action={
                  <Button variant="secondary" onClick={() => setFilter('')}>
                    {t('Show all questions')}
                  </Button>
                }
              >
                {t('No question has these words.')}
              </EmptyState>
            </Card>
          )}
        </div>
        <aside className={css.side} aria-label={t('Find an answer')}>
          <Card>
            <Field
              label={t('Find an answer')}
              placeholder={t('For example: tracking')}
              type="search"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
            <LiveRegion
              text={filter.trim() === '' ? '' : t('{n, plural, one {# question} other {# questions}}', { n: count })}
            />
            <nav aria-label={t('Topics')} className={css.topics}>
              <ul>
                {shown.map((group) => (
                  <li key={group.id}>
                    <a href={`#${group.id}`} className={css.topicLink}>
                      {t(group.title)}
                      <span className={css.topicCount}>{group.topics.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </Card>
          {contactHref !== null && (
            <Card>
              <CardTitle>{t('Not answered?')}</CardTitle>
              <p className={css.contact}>{t('Talk to your account team.')}</p>
              <LinkButton variant="secondary" href={contactHref}>
                {t('Contact Us')}
              </LinkButton>
            </Card>
          )}
        </aside>
      </div>
    </>
  );
}

/** Opens, scrolls to and focuses the question that an address names. */
function useOpenedAnchor(anchor: string): void {
  useEffect(() => {
    const topic = document.getElementById(topicElementId(anchor));
    if (!(topic instanceof HTMLDetailsElement)) return;
    topic.open = true;
    topic.querySelector('summary')?.focus({ preventScroll: true });
    topic.scrollIntoView({ block: 'start' });
  }, [anchor]);
}
