import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { DataTableProps } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../query/load-failure.tsx';
import type { Query } from '../query/use-query.ts';

export interface ListCardProps<Row> extends Omit<DataTableProps<Row>, 'rows' | 'busy' | 'empty'> {
  readonly list: Pick<Query<unknown>, 'loading' | 'failure' | 'reload'>;
  /** Null before the first answer, when as many rows of shimmer stand there. */
  readonly rows: readonly Row[] | null;
  /** What is said when they could not be loaded. */
  readonly failed: string;
  /** What is said when there are none, and the button or link below. */
  readonly none: string;
  readonly noneAction?: ReactNode;
}

/** A list that is loaded, as a table in a card: on its way, failed, empty, or on show while a newer one is loaded. */
export function ListCard<Row>({ list, rows, shimmerRows = 3, failed, none, noneAction, ...table }: ListCardProps<Row>) {
  const t = useTranslate();
  const { loading, failure, reload } = list;
  return (
    <Card padding="none">
      {failure === null ? (
        <DataTable
          {...table}
          rows={rows ?? []}
          shimmerRows={rows === null && loading ? shimmerRows : 0}
          busy={rows !== null && loading ? t('Loading') : undefined}
          empty={<EmptyState action={noneAction}>{none}</EmptyState>}
        />
      ) : (
        <LoadFailure onRetry={reload}>{failed}</LoadFailure>
      )}
    </Card>
  );
}
