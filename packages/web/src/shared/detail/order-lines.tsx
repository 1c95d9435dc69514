import type { Order, OrderLine } from '@connect/core/domain/documents/document';
import { isCharge, isNote, orderLineClass } from '@connect/core/domain/documents/lines';
import type { OrderLineClass } from '@connect/core/domain/documents/lines';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { noteOf, numbered, useLineColumns } from './line-columns.tsx';
import type { Numbered } from './line-columns.tsx';
import * as css from './lines.css.ts';

/** An order's lines, each with its 'Shipped' or 'Not shipped' marker (specification §line-classes, decisions §line-markers). */
export function OrderLines({ order }: { order: Order | null }) {
  const t = useTranslate();
  const [item, description, ...figures] = useLineColumns(true);
  const marker: Column<OrderLine> = {
    key: 'marker',
    label: t('Status'),
    width: '14%',
    under: true,
    place: 'middle-end',
    cell: (line) => <Marker line={line} />,
  };
  const columns = [item, description, marker, ...figures].filter((column) => column !== undefined);
  return (
    <Card padding="none">
      <DataTable<Numbered<OrderLine>>
        label={t('Items on this order')}
        columns={columns}
        rows={numbered(order?.lines ?? [])}
        rowKey={(line) => line.key}
        isDimmed={(line) => isCharge(line.itemNo)}
        spanning={noteOf}
        shimmerRows={order ? 0 : 4}
        empty={<p className={css.empty}>{t('This order has no items.')}</p>}
      />
    </Card>
  );
}

/** The marker of each class; a special line has none (specification §line-classes, decisions §line-markers). */
const markers: Readonly<Record<OrderLineClass, string | null>> = {
  special: null,
  backorder: msg('Not shipped'),
  shipped: msg('Shipped'),
};

function Marker({ line }: { line: OrderLine }) {
  const t = useTranslate();
  const lineClass = orderLineClass(line);
  const text = isNote(line) ? null : markers[lineClass];
  return text !== null && <StatusBadge tone={lineClass === 'shipped' ? 'good' : 'none'}>{t(text)}</StatusBadge>;
}
