import type { Item } from '@connect/core/domain/ordering/item';
import { nextBreak } from '@connect/core/domain/ordering/quick-order';
import type { LineState } from '@connect/core/domain/ordering/quick-order';
import type { TypedLine } from '@connect/core/domain/ordering/quick-order-paste';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import { ProductName } from '../../shared/product/openers/product-name.tsx';
import { ProductMenuButton } from '../../shared/product/openers/product-menu-button.tsx';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import { LineMessage } from './line-message.tsx';
import * as css from './order-row.css.ts';
import type { Row } from './order-rows.ts';
import { SkuCell } from './sku-cell.tsx';
import * as textStyles from '../../theme/text.css.ts';

export type Cell = 'sku' | 'quantity';
export const cellId = (rowId: string, cell: Cell): string => `${cell}-${rowId}`;

interface OrderRowProps {
  row: Row;
  number: number;
  state: LineState;
  /** Its SKU is being typed: nothing new is said of it yet. */
  edited: boolean;
  numberOf: (index: number) => number;
  onChange: (part: Partial<TypedLine>) => void;
  onPick: (item: Item) => void;
  /** A suggestion was taken. */
  onFix: (part: Partial<TypedLine>) => void;
  onPaste: (cell: Cell, event: ClipboardEvent) => void;
  onEdited: (isEdited: boolean) => void;
  /** To a cell of this row, or of one above or below. */
  onMove: (by: number, cell: Cell) => void;
  onRemove: () => void;
}

const skuFaults: ReadonlySet<LineState['kind']> = new Set<LineState['kind']>(['no-sku', 'unknown', 'discontinued']);
const quantityFaults: ReadonlySet<LineState['kind']> = new Set<LineState['kind']>([
  'bad-quantity',
  'too-many',
  'below-minimum',
  'off-pack',
]);

const isFault = ({ kind }: LineState): boolean => skuFaults.has(kind) || quantityFaults.has(kind);

/** Where a line is to be put right. */
export const wrongCell = (state: LineState | undefined): Cell =>
  state && quantityFaults.has(state.kind) ? 'quantity' : 'sku';

/** A line of the order: SKU and quantity to type in, and what they come to. */
export function OrderRow({ row, number, state, edited, numberOf, onMove, ...on }: OrderRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const titleOf = useItemTitle();
  const messageId = `message-${row.id}`;
  // What was wrong as it began to be corrected, which stays until that is over.
  const [fault, setFault] = useState<LineState | null>(null);
  const shown = edited ? fault : state;
  const item = 'item' in state && !edited ? state.item : null;
  const steps: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };
  const onQuantityKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onMove(by, event.key === 'Enter' ? 'sku' : 'quantity');
  };
  return (
    <li className={css.row} {...(state.kind === 'blank' && { 'data-blank': true })}>
      <span className={css.number}>{number}</span>
      <div className={css.sku}>
        <SkuCell
          id={cellId(row.id, 'sku')}
          label={t('Item number, line {n}', { n: number })}
          value={row.sku}
          describedBy={messageId}
          invalid={shown !== null && skuFaults.has(shown.kind)}
          onChange={(sku) => on.onChange({ sku })}
          onPick={on.onPick}
          onPaste={(event) => on.onPaste('sku', event)}
          onFocus={() => {
            setFault(isFault(state) ? state : null);
            on.onEdited(true);
          }}
          onBlur={() => on.onEdited(false)}
          onEnter={() => onMove(0, 'quantity')}
        />
      </div>
      <div className={css.quantity}>
        <input
          id={cellId(row.id, 'quantity')}
          type="text"
          inputMode="numeric"
          aria-label={t('Quantity, line {n}', { n: number })}
          aria-invalid={(shown !== null && quantityFaults.has(shown.kind)) || undefined}
          aria-describedby={messageId}
          placeholder={state.kind === 'found' && state.assumed ? String(state.quantity) : t('Qty')}
          autoComplete="off"
          enterKeyHint="next"
          className={css.quantityInput}
          value={row.quantity}
          onChange={({ target }) => on.onChange({ quantity: target.value })}
          onKeyDown={onQuantityKey}
          onPaste={(event) => on.onPaste('quantity', event)}
        />
      </div>
      <div className={shown === null || shown.kind === 'blank' ? css.noProduct : css.product}>
        {item && (
          <span className={css.picture}>
            <ItemPicture item={item} />
          </span>
        )}
        <div className={css.texts}>
          {item && (
            <span className={css.name}>
              <ProductName sku={item.sku} slug={item.slug} known={item}>
                {titleOf(item)}
              </ProductName>
            </span>
          )}
          <div id={messageId} className={css.message}>
            {shown && <LineMessage line={row} state={shown} numberOf={numberOf} onFix={on.onFix} />}
          </div>
        </div>
        {item && <ProductMenuButton sku={item.sku} quantity={'quantity' in state ? state.quantity : item.minimum} />}
      </div>
      <div className={css.price}>{state.kind === 'found' && !edited && <Price state={state} />}</div>
      <div className={css.amount}>
        {state.kind === 'found' && !edited && (
          <>
            <VisuallyHidden>{t('Total')} </VisuallyHidden>
            {format.money(state.amount)}
          </>
        )}
      </div>
      <div className={css.remove}>
        {state.kind !== 'blank' && (
          <IconButton
            icon={Trash2}
            label={t('Remove line {n}', { n: number })}
            // The field keeps the focus until the click: the row's notes would come back, and move the button from under the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={on.onRemove}
          />
        )}
      </div>
    </li>
  );
}

/** The price of one, and from how many on it is less. */
function Price({ state }: { state: Extract<LineState, { kind: 'found' }> }) {
  const t = useTranslate();
  const format = useFormat();
  const next = nextBreak(state.item, state.quantity);
  return (
    <>
      <VisuallyHidden>{t('Price')} </VisuallyHidden>
      <span>{t('{price} each', { price: format.price(state.unitPrice) })}</span>
      {next && (
        <span className={textStyles.small}>
          {t('from {n}: {price}', { n: format.number(next.from), price: format.price(next.price) })}
        </span>
      )}
    </>
  );
}
