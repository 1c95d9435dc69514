import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Breadcrumb } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { focusSearch } from '../../ui/focus-content.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { Query } from '../query/use-query.ts';
import { ListCard } from './list-card.tsx';
import type { ListCardProps } from './list-card.tsx';
import { ListSearchBox } from './list-search-box.tsx';
import { PageFooter, useShownPart } from './page-footer.tsx';
import type { Paged, PagedQuery } from './use-paged-list.ts';

interface ListScreenProps<Row, Asked extends PagedQuery> extends Omit<
  ListCardProps<Row>,
  'list' | 'footer' | 'noneAction' | 'shimmerRows'
> {
  readonly title: string;
  readonly trail: readonly Breadcrumb[];
  readonly searchLabel: string;
  /** What the address asks for. */
  readonly query: Asked;
  readonly onQuery: (query: Asked) => void;
  readonly list: Omit<Query<Paged>, 'set'>;
  /** How many fit on a page. */
  readonly pageSize: number;
  /** Filters and what is said, between the heading and the list. */
  readonly children: ReactNode;
}

/** A list with pages, to be searched and filtered: the address says what it shows, and each change asks for another address. */
export function ListScreen<Row, Asked extends PagedQuery>(props: ListScreenProps<Row, Asked>) {
  const { title, trail, searchLabel, query, onQuery, list, pageSize, children, ...card } = props;
  const t = useTranslate();
  const { page: shownPage, total } = list.value ?? { page: query.page, total: 0 };
  const showing = useShownPart(shownPage, total, pageSize);
  /** Another list begins with its first page. */
  const change = (part: Partial<PagedQuery>) => onQuery({ ...query, page: 1, ...part });
  const wayOut = () => {
    if (total > 0) return { label: t('Go to the first page'), part: {} };
    if (query.text !== '') return { label: t('Clear search'), part: { text: '' } };
    return query.filter === 'all' ? null : { label: t('Show all'), part: { filter: 'all' } };
  };
  const out = wayOut();
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={trail}
        actionArea={<ListSearchBox label={searchLabel} text={query.text} onText={(text) => change({ text })} />}
      />
      {children}
      <ListCard
        {...card}
        list={list}
        shimmerRows={pageSize}
        noneAction={
          out && (
            <Button
              variant="secondary"
              onClick={() => {
                focusSearch();
                change(out.part);
              }}
            >
              {out.label}
            </Button>
          )
        }
        footer={
          total > 0 && (
            <PageFooter
              size={pageSize}
              shownPage={shownPage}
              page={query.page}
              total={total}
              onPage={(page) => onQuery({ ...query, page })}
            />
          )
        }
      />
      <LiveRegion text={list.loading || list.value === null ? '' : (showing ?? card.none)} />
    </>
  );
}
