import { earlierList, withCriteria } from '@connect/core/domain/documents/list-state';
import type { ListCriteria, ListRequest } from '@connect/core/domain/documents/list-state';
import { offeredViews } from '@connect/core/domain/documents/view';
import { permittedKinds } from '@connect/core/use-cases/documents/list-documents';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { later } from '../../i18n/later.ts';
import { LaterPart } from '../../shared/page/later-part.tsx';
import { useServices, useSession } from '../../services.ts';
import { Card } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SegmentSwitch } from '../../ui/segment-switch.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { DateRangePicker } from './date-range/date-range-picker.tsx';
import * as css from './document-list-screen.css.ts';
import { useDocumentSource } from '../../shared/documents/document-source.ts';
import { searchPlaceholders, viewTexts } from '../../shared/documents/document-texts.ts';
import { DocumentTable } from './document-table.tsx';
import { ExportButton } from './export-button.tsx';
import { ListFooter, useShowing } from './list-footer.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import type { LoadAhead } from './load-ahead.ts';
import { useDocumentList } from './use-document-list.ts';

/** A list that has its rows needs neither. */
const emptyPart = later('empty-list', () => import('./empty/empty-list.tsx'));
const earlierPart = later('earlier-list', () => import('./earlier/earlier-list.tsx'));

interface DocumentListScreenProps {
  /** What the address asks for; keep the object the same while the address is. */
  wanted: ListRequest;
  /** The first load, when it was started already. */
  started: LoadAhead | null;
  /** Something else was chosen, criteria or a page. */
  onRequest: (wanted: ListRequest) => void;
  /** In place of the switch between views, where those are pages of their own. */
  viewSwitch?: ReactNode;
}

/** The list of orders and invoices (specification §list-screen). The address says what it shows; the screen only asks for another address. */
export function DocumentListScreen({ wanted, started, onRequest, viewSwitch }: DocumentListScreenProps) {
  const t = useTranslate();
  const format = useFormat();
  const { clock } = useServices();
  const { user } = useSession();
  const { criteria, page } = wanted;
  const { list, loading, prepare, reload } = useDocumentList(wanted, started);
  const shownPage = list.shown?.page ?? page;
  const showing = useShowing(shownPage, list.total);
  const source = useDocumentSource();
  const views = offeredViews(permittedKinds(user));
  const title = t(source.listTitle(criteria.view));
  const earlier = earlierList(list);
  const trail = source.trail(t, criteria.view === 'invoices' ? 'invoice' : 'order');
  const change = (part: Partial<ListCriteria>) => onRequest(withCriteria(wanted, part));
  const onPage = (next: number) => onRequest({ criteria, page: next });

  const announcement = () => {
    if (loading) return '';
    return list.shown === null ? t('We couldn’t load this list.') : (showing ?? t('No results'));
  };

  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={trail.map(({ label, href }, index) => (index < trail.length - 1 ? { label, href } : { label }))}
        actionArea={
          <div className={css.actions}>
            <DateRangePicker range={criteria.range} today={clock.today()} onRange={(range) => change({ range })} />
            <div className={css.search}>
              <ListSearchBox
                label={t(searchPlaceholders[criteria.view])}
                text={criteria.text}
                onText={(text) => change({ text })}
              />
            </div>
          </div>
        }
      />
      <p className={css.which}>
        {`${format.date(criteria.range.from)} – ${format.date(criteria.range.to)} · ${criteria.text && `“${criteria.text}” · `}${t('As of {date}', { date: format.date(clock.today()) })}`}
      </p>
      <div className={css.controls}>
        {views.length > 1 &&
          (viewSwitch ?? (
            <SegmentSwitch
              label={t('Show')}
              options={views.map((value) => ({ value, label: t(viewTexts[value]) }))}
              value={criteria.view}
              onChange={(view) => change({ view })}
            />
          ))}
        {source.customerNo === undefined && (
          <div className={css.end}>
            <ExportButton criteria={criteria} />
          </div>
        )}
      </div>
      {earlier && (
        <div className={css.earlier}>
          <LaterPart
            key={JSON.stringify(earlier)}
            part={earlierPart}
            services={async () => null}
            render={({ EarlierList }) => <EarlierList request={earlier} onRetry={reload} />}
          />
        </div>
      )}
      <Card padding="none">
        <DocumentTable
          label={t(source.listTitle((earlier ?? list.wanted).criteria.view))}
          hits={list.shown && list.documents}
          loading={loading}
          empty={
            <LaterPart
              key={JSON.stringify(list)}
              part={emptyPart}
              services={async () => null}
              render={({ EmptyList }) => (
                <EmptyList list={list} onFirstPage={() => onPage(1)} onRetry={reload} onCriteria={change} />
              )}
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
      <LiveRegion text={announcement()} />
    </>
  );
}
