import { money, type Money } from '@connect/core/domain/money/money';
import { useState } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { PaginationItem } from '../../../ui/pagination.tsx';
import { RowLink } from '../../../ui/row-link.tsx';
import { SortButton } from '../../../ui/sort-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { Example } from '../example.tsx';

interface Row {
  readonly no: string;
  readonly reference: string;
  readonly date: string;
  readonly total: Money;
}

const rows: readonly Row[] = [
  { no: 'SO-204918', reference: 'PO 88213 Leeds depot', date: '2026-11-18', total: money(1284_40, 'GBP') },
  { no: 'SO-204871', reference: 'PO 88190', date: '2026-11-16', total: money(642_00, 'GBP') },
  {
    no: 'SO-204755',
    reference: 'PO 88102 / framework contract 2026-27, second floor, goods-in B',
    date: '2026-11-12',
    total: money(39_051_18, 'GBP'),
  },
];

export function Tables({ stage }: { stage: string }) {
  const t = useTranslate();
  const format = useFormat();
  const [page, setPage] = useState(3);
  const [descending, setDescending] = useState(true);
  const label = `${t('Recent documents')} · ${stage}`;
  const columns: Column<Row>[] = [
    { key: 'no', label: t('Document Numbers'), cell: ({ no }) => <RowLink href="/connect/orders">{no}</RowLink> },
    { key: 'reference', label: t('Your Reference'), cell: ({ reference }) => reference },
    { key: 'date', label: t('Date Created'), width: '120px', cell: ({ date }) => format.date(date) },
    { key: 'status', label: t('Status'), cell: () => <StatusBadge tone="prep">{t('Being Prepared')}</StatusBadge> },
    { key: 'total', label: t('Total'), align: 'end', cell: ({ total }) => format.money(total) },
  ];
  const sorted = descending ? 'descending' : 'ascending';
  const sortable = columns.map((column) =>
    column.key === 'date'
      ? ({
          ...column,
          sorted,
          heading: <SortButton label={column.label} sorted={sorted} onSort={() => setDescending(!descending)} />,
        } as const)
      : column,
  );
  const shared = { columns, rowKey: ({ no }: Row) => no };
  const pages: PaginationItem[] = [
    ...[1, 2, 3, 4].map((each) => ({ kind: 'page' as const, page: each, current: each === page })),
    { kind: 'gap', after: 4 },
    { kind: 'page', page: 24, current: page === 24 },
    { kind: 'remaining', page: 25, count: 8, current: page === 25 },
  ];
  const paginator = (
    <>
      <span>{t('Showing {first}–{last} of {total}', { first: 21, last: 30, total: 248 })}</span>
      <Pagination
        label={`${t('Pages')} · ${stage}`}
        items={pages}
        pageName={(each) => t('Page {page}', { page: each })}
        remainingLabel={(n) => t('Remaining {n}', { n })}
        onPage={setPage}
      />
    </>
  );
  return (
    <>
      <Example code="<DataTable isDimmed footer={<Pagination>}>" wide>
        <Card padding="none">
          <DataTable
            {...shared}
            label={`${label} 1`}
            rows={rows}
            isDimmed={({ no }) => no === 'SO-204871'}
            footer={paginator}
          />
        </Card>
      </Example>
      <Example code="<DataTable> <SortButton>" wide>
        <Card padding="none">
          <DataTable {...shared} label={`${label} 6`} columns={sortable} rows={descending ? rows : rows.toReversed()} />
        </Card>
      </Example>
      <Example code="<DataTable busy>" wide>
        <Card padding="none">
          <DataTable {...shared} label={`${label} 2`} rows={rows} busy={t('Loading')} />
        </Card>
      </Example>
      <Example code="<DataTable shimmerRows={3}>" wide>
        <Card padding="none">
          <DataTable {...shared} label={`${label} 3`} rows={[]} shimmerRows={3} />
        </Card>
      </Example>
      <Example code="<DataTable compact padTo={4}>" wide>
        <Card padding="none">
          <DataTable {...shared} label={`${label} 4`} rows={rows.slice(0, 2)} compact padTo={4} />
        </Card>
      </Example>
      <Example code="<DataTable fixedHeight empty>" wide>
        <Card padding="none">
          <DataTable
            {...shared}
            label={`${label} 5`}
            rows={[]}
            fixedHeight
            empty={<EmptyState>{t('No orders found for the selected date range.')}</EmptyState>}
          />
        </Card>
      </Example>
    </>
  );
}
