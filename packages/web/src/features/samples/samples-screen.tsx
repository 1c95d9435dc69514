import { may, permissions } from '@connect/core/domain/access/user';
import { sampleFilters, samplePageSize } from '@connect/core/domain/samples/sample-order';
import type {
  ListedSample,
  SampleFilter,
  SampleListQuery,
  SampleOrder,
} from '@connect/core/domain/samples/sample-order';
import { PackagePlus } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { PageFooter, useShownPart } from '../../shared/lists/page-footer.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { FollowedUpNotice } from './followed-up-notice.tsx';
import * as css from './samples-screen.css.ts';
import { SamplesTable } from './samples-table.tsx';
import { useFollowedUp } from './use-followed-up.ts';

interface SamplesScreenProps {
  /** What the address asks for. */
  readonly query: SampleListQuery;
  /** Another list was asked for. */
  readonly onQuery: (query: SampleListQuery) => void;
}

/** View Sample Orders (specification §sample-list): the samples of an account manager's customers, and which of them to ask about. */
export function SamplesScreen({ query, onQuery }: SamplesScreenProps) {
  const t = useTranslate();
  const { user } = useSession();
  const { samples } = useStaff();
  const list = useQuery(async () => {
    const answer = await samples.list(query);
    // What is on show says which page it is, also while another is on its way.
    return answer.ok ? { ...answer, value: { ...answer.value, page: query.page } } : answer;
  }, JSON.stringify(query));
  const { page: shownPage, total, due } = list.value ?? { page: query.page, total: 0, due: null };
  const showing = useShownPart(shownPage, total, samplePageSize);
  const followUps = useFollowedUp((changed) => list.value && list.set(withChange(list.value, changed)));
  /** Another list begins with its first page. */
  const change = (part: Partial<SampleListQuery>) => onQuery({ ...query, page: 1, ...part });

  const labels: Record<SampleFilter, string> = {
    all: t('All'),
    open: t('Open'),
    due: due === null ? t('Due') : t('Due ({n})', { n: due }),
    'followed-up': t('Followed up'),
  };
  const emptyAction = () => {
    if (total > 0) return { label: t('Go to the first page'), act: () => change({}) };
    if (query.text !== '') return { label: t('Clear search'), act: () => change({ text: '' }) };
    return query.filter === 'all' ? null : { label: t('Show all'), act: () => change({ filter: 'all' }) };
  };
  const action = emptyAction();
  return (
    <>
      <PageHeader
        title={t('View Sample Orders')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Samples') }]}
        actionArea={
          <ListSearchBox label={t('Search for samples')} text={query.text} onText={(text) => change({ text })} />
        }
      />
      <div className={css.controls}>
        <SegmentSwitch
          label={t('Show')}
          options={sampleFilters.map((value) => ({ value, label: labels[value] }))}
          value={query.filter}
          onChange={(filter) => change({ filter })}
        />
        {may(user, permissions.createSampleOrders) && (
          <LinkButton icon={PackagePlus} href="/connect/sample-order">
            {t('Order Samples')}
          </LinkButton>
        )}
      </div>
      <FollowedUpNotice followUps={followUps} />
      <Card padding="none">
        {list.failure === null ? (
          <SamplesTable
            samples={list.value?.samples ?? null}
            loading={list.loading}
            followUps={followUps}
            empty={
              <EmptyState
                action={
                  action && (
                    <Button variant="secondary" onClick={action.act}>
                      {action.label}
                    </Button>
                  )
                }
              >
                {t('No samples found.')}
              </EmptyState>
            }
            footer={
              total > 0 && (
                <PageFooter
                  size={samplePageSize}
                  shownPage={shownPage}
                  page={query.page}
                  total={total}
                  onPage={(page) => onQuery({ ...query, page })}
                />
              )
            }
          />
        ) : (
          <ErrorState action={<Button onClick={list.reload}>{t('Retry')}</Button>}>
            {t('The samples could not be loaded.')}
          </ErrorState>
        )}
      </Card>
      <LiveRegion text={list.loading || list.value === null ? '' : (showing ?? t('No samples found.'))} />
    </>
  );
}

interface Listed {
  readonly samples: readonly ListedSample[];
  readonly due: number;
}

/** The list after a follow-up was changed: its row stays where it is until the list is loaded again. */
const withChange = <List extends Listed>(list: List, { order, ...request }: SampleOrder): List => {
  const before = list.samples.find(({ no }) => no === order.no);
  const rows = list.samples.map((row): ListedSample => (row.no === order.no ? { ...row, ...request } : row));
  const due = list.due + Number(request.followUpDue) - Number(before?.followUpDue ?? request.followUpDue);
  return { ...list, samples: rows, due };
};
