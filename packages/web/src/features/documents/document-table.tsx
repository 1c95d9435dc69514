import type { Day } from '@connect/core/domain/calendar/day';
import { blankRows, pageSize } from '@connect/core/domain/documents/paging';
import { isSampleRow } from '@connect/core/domain/search/hit';
import type { DocumentHit } from '@connect/core/domain/search/hit';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { DocumentNumbers, DocumentReference } from '../../shared/documents/document-numbers.tsx';
import { DocumentStatusBadge } from '../../shared/documents/document-status-badge.tsx';
import { useDocumentSource, useViewer } from '../../shared/documents/document-source.ts';
import { DocumentTotal } from '../../shared/documents/document-total.tsx';
import * as layout from '../../theme/layout.css.ts';

const useColumns = (): readonly Column<DocumentHit>[] => {
  const t = useTranslate();
  const format = useFormat();
  const viewer = useViewer();
  const { referenceName } = useDocumentSource();
  const day = (date: Day | null) => <span className={layout.unbroken}>{format.date(date)}</span>;
  return [
    {
      key: 'numbers',
      label: t('Document Numbers'),
      width: '19.6%',
      place: 'top',
      cell: (hit) => <DocumentNumbers hit={hit} />,
    },
    {
      key: 'reference',
      label: t(referenceName),
      width: '19%',
      place: 'bottom-wide',
      cell: (hit) => <DocumentReference hit={hit} />,
    },
    {
      key: 'created',
      label: t('Date Created'),
      width: '12.1%',
      place: 'bottom',
      cell: (hit) => day(hit.documentDate),
    },
    {
      key: 'accepted',
      label: t('Date Accepted'),
      width: '12.6%',
      place: 'none',
      cell: (hit) => day(hit.postingDate),
    },
    {
      key: 'status',
      label: t('Status'),
      width: '25%',
      place: 'top-end',
      cell: (hit) => <DocumentStatusBadge document={hit} sample={isSampleRow(hit, viewer)} />,
    },
    { key: 'total', label: t('Total'), align: 'end', place: 'bottom-end', cell: (hit) => <DocumentTotal hit={hit} /> },
  ];
};

interface DocumentTableProps {
  /** Null before the first answer. */
  hits: readonly DocumentHit[] | null;
  loading: boolean;
  label: string;
  /** What stands there when it holds nothing. */
  empty: ReactNode;
  footer: ReactNode;
}

/** The results table of the list, padded with blank rows to a page (specification §list-rows). */
export function DocumentTable({ hits, loading, label, empty, footer }: DocumentTableProps) {
  const t = useTranslate();
  const rows = hits ?? [];
  return (
    <DataTable
      label={label}
      columns={useColumns()}
      rows={rows}
      rowKey={(hit) => `${hit.kind}:${hit.id}`}
      shimmerRows={hits === null && loading ? pageSize : 0}
      busy={hits !== null && loading ? t('Loading') : undefined}
      padTo={rows.length + blankRows(rows.length)}
      empty={empty}
      fixedHeight
      slimEnd
      footer={footer}
    />
  );
}
