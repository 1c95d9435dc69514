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
import { LinkButton } from '../../ui/button.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { ListScreen } from '../../shared/lists/list-screen.tsx';
import { usePagedList } from '../../shared/lists/use-paged-list.ts';
import { FollowedUpNotice } from './followed-up-notice.tsx';
import * as css from './samples-screen.css.ts';
import { useSampleColumns } from './sample-columns.tsx';
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
  const { listSamples } = useStaff();
  const list = usePagedList(listSamples, query);
  const due = list.value?.due ?? null;
  const followUps = useFollowedUp((changed) => list.value && list.set(withChange(list.value, changed)));

  const labels: Record<SampleFilter, string> = {
    all: t('orders|All'),
    open: t('Open'),
    // As long before the count comes, so that the line breaks where it will.
    due: list.failure === null ? t('Due ({n})', { n: due ?? '…' }) : t('Follow-up due'),
    'followed-up': t('Followed up'),
  };
  return (
    <ListScreen
      title={t('View Sample Orders')}
      trail={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Samples') }]}
      searchLabel={t('Search for samples')}
      query={query}
      onQuery={onQuery}
      list={list}
      pageSize={samplePageSize}
      label={t('Sample orders')}
      columns={useSampleColumns(followUps)}
      rows={list.value?.samples ?? null}
      rowKey={({ no }) => no}
      failed={t('We couldn’t load the samples.')}
      none={t('No samples found.')}
    >
      <div className={css.controls}>
        <SegmentSwitch
          label={t('Show')}
          options={sampleFilters.map((value) => ({ value, label: labels[value] }))}
          value={query.filter}
          onChange={(filter) => onQuery({ ...query, page: 1, filter })}
        />
        {may(user, permissions.createSampleOrders) && (
          <LinkButton icon={PackagePlus} href="/connect/sample-order">
            {t('Order Samples')}
          </LinkButton>
        )}
      </div>
      <FollowedUpNotice followUps={followUps} />
    </ListScreen>
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
