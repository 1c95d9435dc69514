import { isProblem } from '@connect/core/domain/ordering/quick-order';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import { readList } from '@connect/core/domain/ordering/quick-order-paste';
import { useEffect, useState } from 'react';
import type { ClipboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageFooter } from '../../shared/lists/page-footer.tsx';
import { cellId, OrderRow } from './order-row.tsx';
import type { Cell } from './order-row.tsx';
import { quantityColumn } from './order-rows.ts';
import * as rowCss from './order-row.css.ts';
import * as css from './quick-order-screen.css.ts';
import type { FoundItems } from './use-matches.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** A long order is shown in pages, so that typing stays quick however many lines there are. */
const pageSize = 50;

export interface CellOfRow {
  readonly rowId: string;
  readonly cell: Cell;
}

interface OrderLinesProps {
  order: QuickOrder;
  states: readonly LineState[];
  found: FoundItems;
  edited: string | null;
  onEdited: (id: string | null) => void;
  /** The rows that are shown; null for all. One that was put right stays in sight. */
  only: ReadonlySet<string> | null;
  /** What has to be put right first; each new one gets the focus. */
  wrong: CellOfRow | null;
}

/** The lines, to be typed, pasted and put right. */
export function OrderLines({ order, states, found, edited, onEdited, only, wrong }: OrderLinesProps) {
  const t = useTranslate();
  const [wantedPage, setPage] = useState(1);
  // A cell that gets the focus once it is there.
  const [focus, setFocus] = useState<{ readonly id: string } | null>(null);
  const { rows } = order;

  const shown = rows
    .map((row, index) => ({ row, index, state: states[index] ?? ({ kind: 'blank' } as const) }))
    .filter(({ row, state }) => !only || only.has(row.id) || isProblem(state));
  const page = Math.min(wantedPage, Math.max(1, Math.ceil(shown.length / pageSize)));
  const start = (page - 1) * pageSize;
  const [led, setLed] = useState(wrong);
  if (wrong !== led) {
    setLed(wrong);
    if (wrong) {
      setPage(Math.floor(shown.findIndex(({ row }) => row.id === wrong.rowId) / pageSize) + 1);
      setFocus({ id: cellId(wrong.rowId, wrong.cell) });
    }
  }

  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  const move = (from: number, by: number, cell: Cell) => {
    const to = shown[from + by];
    if (!to) return;
    setPage(Math.floor((from + by) / pageSize) + 1);
    setFocus({ id: cellId(to.row.id, cell) });
  };
  /** Several cells spread over the rows from here on; a single one is the field's own matter. */
  const paste = (rowId: string, cell: Cell, event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const list = readList(text);
    const quantities = cell === 'quantity' ? quantityColumn(list.lines) : null;
    if (quantities) order.fillQuantities(rowId, quantities);
    else order.add(list, rowId);
    // The rows that were blank may be others now.
    if (cell === 'sku') onEdited(null);
  };
  const remove = (from: number, rowId: string) => {
    const next = shown[from + 1] ?? shown[from - 1];
    if (next) setFocus({ id: cellId(next.row.id, 'sku') });
    order.remove(rowId);
  };
  return (
    <Card padding="none" aria-label={t('Lines')}>
      <div className={rowCss.head} aria-hidden>
        <span />
        <span>{t('Item Number')}</span>
        <span className={css.end}>{t('Quantity')}</span>
        <span>{t('Product')}</span>
        <span className={css.end}>{t('Price')}</span>
        <span className={css.end}>{t('Total')}</span>
        <span />
      </div>
      <ol className={css.lines} aria-label={t('Lines')}>
        {shown.slice(start, start + pageSize).map(({ row, index, state }, offset) => (
          <OrderRow
            key={row.id}
            row={row}
            number={index + 1}
            state={state}
            edited={edited === row.id}
            numberOf={(of) => of + 1}
            onChange={(part) => order.edit(row.id, part)}
            onPick={(item) => {
              found.learn(item);
              order.edit(row.id, { sku: item.sku });
              setFocus({ id: cellId(row.id, 'quantity') });
            }}
            onFix={(part) => {
              order.edit(row.id, part);
              // The button is gone with the problem.
              setFocus({ id: cellId(row.id, 'quantity') });
            }}
            onPaste={(cell, event) => paste(row.id, cell, event)}
            onEdited={(isEdited) => onEdited(isEdited ? row.id : null)}
            onMove={(by, cell) => move(start + offset, by, cell)}
            onRemove={() => remove(start + offset, row.id)}
          />
        ))}
      </ol>
      {shown.length === 0 && <EmptyState>{t('No problems found.')}</EmptyState>}
      {shown.length > pageSize && (
        <div className={css.footer}>
          <PageFooter size={pageSize} shownPage={page} page={page} total={shown.length} onPage={setPage} />
        </div>
      )}
    </Card>
  );
}
