import type { ListCriteria } from '@connect/core/domain/documents/list-state';
import { offeredViews, searchPlaceholder, viewLabels } from '@connect/core/domain/documents/view';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { Card } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { DateRangePicker } from './date-range/date-range-picker.tsx';
import * as css from './document-list-screen.css.ts';
import { useDocumentSource } from './document-source.ts';
import { DocumentTable } from './document-table.tsx';
import { EmptyList } from './empty-list.tsx';
import { ExportButton } from './export-button.tsx';
import { ListFooter, useShowing } from './list-footer.tsx';
import { ListSearchBox } from './list-search-box.tsx';
import type { LoadAhead } from './load-ahead.ts';
import { useAllTime } from './use-all-time.ts';
import { useDocumentList } from './use-document-list.ts';

interface DocumentListScreenProps {
  /** What the address asks for; keep the object the same while the address is. */
  criteria: ListCriteria;
  page: number;
  /** The first load, when it was started already. */
  started: LoadAhead | null;
  /** Other criteria were chosen: their address begins at page 1 (spec §4). */
  onCriteria: (criteria: ListCriteria) => void;
  onPage: (page: number) => void;
  /** In place of the switch between views, where those are pages of their own. */
  viewSwitch?: ReactNode;
}

/** The list of orders and invoices (spec §2). The address says what it shows; the screen only asks for another address. */
export function DocumentListScreen({
  criteria,
  page,
  started,
  onCriteria,
  onPage,
  viewSwitch,
}: DocumentListScreenProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const { user } = useSession();
  const wanted = useMemo(() => ({ criteria, page }), [criteria, page]);
  const { list, loading, prepare, reload } = useDocumentList(wanted, started);
  const shownPage = list.shown?.page ?? page;
  const showing = useShowing(shownPage, list.total);
  const source = useDocumentSource();
  const views = offeredViews(permittedKinds(user));
  const title = t(source.listTitle(criteria.view));
  const trail = source.trail(t, criteria.view === 'invoices' ? 'invoice' : 'order');
  const change = (part: Partial<ListCriteria>) => onCriteria({ ...criteria, ...part });

  const isEmpty = !loading && list.shown !== null && list.total === 0;
  const allTime = useAllTime(isEmpty ? criteria : null);

  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={trail.map(({ label, href }, index) => (index < trail.length - 1 ? { label, href } : { label }))}
        actionArea={
          <ListSearchBox
            label={t(searchPlaceholder(criteria.view))}
            text={criteria.text}
            onText={(text) => change({ text })}
          />
        }
      />
      <div className={css.controls}>
        {views.length > 1 &&
          (viewSwitch ?? (
            <SegmentSwitch
              label={t('Show')}
              options={views.map((value) => ({ value, label: t(viewLabels[value]) }))}
              value={criteria.view}
              onChange={(view) => change({ view })}
            />
          ))}
        <DateRangePicker range={criteria.range} today={clock.today()} onRange={(range) => change({ range })} />
        {source.customerNo === undefined && (
          <div className={css.end}>
            <ExportButton criteria={criteria} />
          </div>
        )}
      </div>
      <Card padding="none">
        <DocumentTable
          label={title}
          hits={list.shown && list.documents}
          loading={loading}
          empty={
            <EmptyList
              list={list}
              allTime={allTime}
              onFirstPage={() => onPage(1)}
              onRetry={reload}
              onCriteria={onCriteria}
            />
          }
          footer={
            list.shown === null && loading ? (
              <Shimmer width={128} />
            ) : (
              list.total > 0 && (
                <ListFooter shownPage={shownPage} page={page} total={list.total} onPage={onPage} onPoint={prepare} />
              )
            )
          }
        />
      </Card>
      <LiveRegion text={loading || list.shown === null ? '' : (showing ?? t('No results'))} />
    </>
  );
}
