import { userKind } from '@connect/core/domain/access/user';
import type { User } from '@connect/core/domain/access/user';
import { Fragment, useEffect, useMemo, useState } from 'react';

import { useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useAccount } from '../../account-services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { useStorefronts } from '../../shared/storefront/storefronts.ts';
import { helpSections } from './help-groups.ts';
import * as css from './help-screen.css.ts';
import { TopicGroup, topicElementId } from './topic-group.tsx';
import { byTopic, filterArticles, readArticle } from './supplier-articles.ts';
import { filterTopics, type HelpGroup } from './topic.ts';
import * as textStyles from '../../theme/text.css.ts';

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
  const { listHelpArticles } = useAccount();
  const storefront = useStorefronts().current.name;
  const written = useQuery(() => listHelpArticles(storefront), `${useLocale()} ${storefront}`);
  const all = useMemo(() => (written.value ?? []).map(readArticle), [written.value]);
  const topics = byTopic(filterArticles(all, filter));
  const sections = helpSections(kind).map(({ title, groups }) => ({ title, groups: groupsOf(groups, filter, t) }));
  const own = new Set(sections.flatMap(({ groups }) => groups.map((group) => group.title)));
  // A topic of the supplier's that is the title of a group stands in it, once; the others follow the reader's own questions.
  const withArticles = sections
    .map(({ title, groups }, index) => ({
      title,
      groups: [
        ...groups.map((group) => ({ ...group, articles: topics.get(group.title) ?? [] })),
        ...(index === 0
          ? [...topics]
              .filter(([topic]) => !own.has(topic))
              .map(([topic, articles]) => ({ id: `about-${articles[0]?.id}`, title: topic, topics: [], articles }))
          : []),
      ].filter((group) => group.topics.length + group.articles.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
  const shown = withArticles.flatMap(({ groups }) => groups);
  const count = shown.reduce((sum, { topics: questions, articles }) => sum + questions.length + articles.length, 0);
  useOpenedAnchor(anchor.startsWith('article-') && written.loading ? null : anchor);
  return (
    <>
      <PageHeader
        title={t('Help')}
        {...(user && { breadcrumbs: [{ label: t('Dashboard'), href: '/connect' }, { label: t('Help') }] })}
        actionArea={kind === 'customer' && <SearchBox />}
      />
      <div className={css.columns}>
        <div className={css.groups}>
          {withArticles.map(({ title, groups }) => (
            <Fragment key={title}>
              {title !== null && <p className={css.section}>{t(title)}</p>}
              {groups.map((group) => (
                <TopicGroup key={group.id} {...group} query={filter} open={filter.trim() !== '' && count <= 3} />
              ))}
            </Fragment>
          ))}
          {written.failure !== null && (
            <Notice action={{ label: t('Try again'), onAction: written.reload }}>
              {t('We couldn’t load some articles.')}
            </Notice>
          )}
          {count === 0 && !written.loading && (
            <Card>
              <EmptyState
                action={
                  <Button variant="secondary" onClick={() => setFilter('')}>
                    {t('Show all questions')}
                  </Button>
                }
              >
                {t('No help articles match your search.')}
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
                      {group.title}
                      <span className={textStyles.muted}>{group.topics.length + group.articles.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </Card>
          {contactHref !== null && (
            <Card>
              <CardTitle>{t('Didn’t find your answer?')}</CardTitle>
              <p className={css.contact}>{t('Contact your account team.')}</p>
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

/** The groups with those of their questions that are searched for, in the reader's language; a group without any stays. */
const groupsOf = (groups: readonly HelpGroup[], text: string, t: Translate) => {
  const kept = new Map(filterTopics(groups, text, t).map((group) => [group.id, group.topics]));
  return groups.map(({ id, title }) => ({ id, title: t(title), topics: kept.get(id) ?? [] }));
};

/** Opens, scrolls to and focuses the question that an address names; null while it is not there yet. */
function useOpenedAnchor(anchor: string | null): void {
  useEffect(() => {
    if (anchor === null) return;
    const topic = document.getElementById(topicElementId(anchor));
    if (!(topic instanceof HTMLDetailsElement)) return;
    topic.open = true;
    topic.querySelector('summary')?.focus({ preventScroll: true });
    topic.scrollIntoView({ block: 'start' });
  }, [anchor]);
}
