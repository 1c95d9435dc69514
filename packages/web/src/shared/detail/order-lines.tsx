import type { Order, OrderLine } from '@connect/core/domain/documents/document';
import { isCharge, isNote, orderLineClass } from '@connect/core/domain/documents/lines';
import type { OrderLineClass } from '@connect/core/domain/documents/lines';
import { awaitedPromise } from '@connect/core/domain/documents/promises';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { Card } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { noteOf, numbered, useLineColumns } from './line-columns.tsx';
import type { Numbered } from './line-columns.tsx';
import * as css from './lines.css.ts';
import * as textStyles from '../../theme/text.css.ts';

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
    cell: (line) => (
      <>
        <Marker line={line} />
        {order && <Promised order={order} line={line} />}
      </>
    ),
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

/** When what still comes is promised for, and what was said before (specification §promised-dates). */
function Promised({ order, line }: { order: Order; line: OrderLine }) {
  const t = useTranslate();
  const format = useFormat();
  const promise = awaitedPromise(order, line);
  if (!promise) return null;
  const before = promise.promisedBefore;
  return (
    <span className={css.promise}>
      <span>{t('Promised for {date}', { date: format.date(promise.promisedOn) })}</span>
      {before !== null && (
        <span className={textStyles.secondary}>{t('Was {date}', { date: format.date(before) })}</span>
      )}
    </span>
  );
}
