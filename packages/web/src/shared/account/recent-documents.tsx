import { isAwaited } from '@connect/core/domain/documents/awaited';
import { isSampleRow } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import type { FoundDocuments } from '@connect/core/domain/documents/list-state';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { laptop, stacked as isStacked } from '../../theme/metrics.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { LoadFailure } from '../query/load-failure.tsx';
import { useDocumentSource, useViewer } from '../documents/document-source.ts';
import { DocumentNumbers, DocumentReference } from '../documents/document-numbers.tsx';
import { DocumentStatusBadge } from '../documents/document-status-badge.tsx';
import { DocumentTotal } from '../documents/document-total.tsx';
import { recentCount } from '@connect/core/domain/documents/paging';
import type { Load } from './loads.ts';
import * as css from './recent-documents.css.ts';
import { useLookAgain } from '../page/use-return.ts';
import { useQuery } from '../query/use-query.ts';
import type { Shown } from '../query/use-query.ts';
import * as layout from '../../theme/layout.css.ts';

/** The newest documents the user may see. */
export function RecentDocuments({ load }: { readonly load: Load<FoundDocuments> }) {
  const t = useTranslate();
  const recent = useQuery(load, load);
  const { clock } = useServices();
  const isLooking = useRef(false);
  useLookAgain(
    async () => {
      // On a slow line looks would pile up, and an older answer come last.
      if (recent.loading || isLooking.current) return;
      isLooking.current = true;
      const answer = await load(true).finally(() => {
        isLooking.current = false;
      });
      // A look that fails changes nothing that is shown.
      if (answer.ok) recent.set(answer.value);
    },
    recent.value?.hits.some(isAwaited(clock.today())),
  );
  return (
    <RecentTable
      recent={recent}
      failure={t('We couldn’t load your recent documents.')}
      onRetry={recent.reload}
      empty={
        <EmptyState
          action={
            <LinkButton variant="secondary" href="/connect/help#first-order">
              {t('When will my orders appear here?')}
            </LinkButton>
          }
        >
          {t('You have no documents yet. Your orders and invoices will appear here.')}
        </EmptyState>
      }
    />
  );
}

interface RecentTableProps {
  readonly recent: Shown<FoundDocuments>;
  /** What is said when they could not be loaded. */
  readonly failure: string;
  readonly onRetry: () => void;
  /** What stands there when there are none. */
  readonly empty: ReactNode;
}

/** The card of the newest documents. */
export function RecentTable({ recent, failure, onRetry, empty }: RecentTableProps) {
  const t = useTranslate();
  const compact = useMedia(laptop);
  const stacked = useMedia(isStacked);
  const columns = useColumns(stacked ? t('Document Numbers') : t('Recent documents'));
  const label = t('Recent documents');
  const hits = recent.value?.hits ?? [];
  const isEmpty = recent.state !== 'loading' && hits.length === 0;
  return (
    <Card aria-label={label} padding="none">
      {(stacked || isEmpty) && <h2 className={css.heading}>{label}</h2>}
      {recent.state === 'failed' && <LoadFailure onRetry={onRetry}>{failure}</LoadFailure>}
      {recent.state === 'loaded' && isEmpty && empty}
      {!isEmpty && (
        <DataTable
          label={label}
          compact={compact}
          columns={columns}
          rows={hits}
          rowKey={(hit) => `${hit.kind}-${hit.id}`}
          shimmerRows={recent.state === 'loading' ? recentCount : 0}
        />
      )}
    </Card>
  );
}

/** In the table the card's name is its first column's; stacked rows have a heading of their own. The longest status is left a line's room. */
const useColumns = (numbersLabel: string): readonly Column<DocumentHit>[] => {
  const t = useTranslate();
  const format = useFormat();
  const viewer = useViewer();
  const { referenceName } = useDocumentSource();
  return [
    { key: 'numbers', label: numbersLabel, width: '22%', place: 'top', cell: (hit) => <DocumentNumbers hit={hit} /> },
    {
      key: 'reference',
      label: t(referenceName),
      width: '21%',
      place: 'bottom-wide',
      cell: (hit) => <DocumentReference hit={hit} />,
    },
    {
      key: 'created',
      label: t('Date Created'),
      width: '14%',
      place: 'bottom',
      cell: (hit) => <span className={layout.unbroken}>{format.date(hit.documentDate)}</span>,
    },
    {
      key: 'status',
      label: t('Status'),
      place: 'top-end',
      cell: (hit) => <DocumentStatusBadge document={hit} sample={isSampleRow(hit, viewer)} />,
    },
    {
      key: 'total',
      label: t('Total'),
      align: 'end',
      width: '12%',
      place: 'bottom-end',
      cell: (hit) => <DocumentTotal hit={hit} />,
    },
  ];
};
