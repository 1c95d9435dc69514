import { sumOf } from '@connect/core/domain/money/money';
import { basketLine } from '@connect/core/domain/ordering/basket';
import type { FavouriteList } from '@connect/core/domain/ordering/favourite-list';
import type { OpenedList } from '@connect/core/domain/ordering/favourite-list';
import { ShoppingBasket } from 'lucide-react';
import { useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { AddedNotice } from '../../shared/ordering/added-notice.tsx';
import { useAddToBasket } from '../../shared/ordering/use-add-to-basket.ts';
import { useDocumentMoney } from '../../shared/documents/use-document-money.ts';
import { moved } from '../../shared/saving/moved.ts';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { orderingRefusalText } from '../../shared/ordering/ordering-refusal.ts';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import * as css from './favourite-list.css.ts';
import { FavouriteRow } from './favourite-row.tsx';
import { useDragOrder } from './use-drag-order.ts';
import { useLines } from './use-lines.ts';
import * as layout from '../../theme/layout.css.ts';

interface FavouriteLinesProps {
  readonly opened: OpenedList;
  readonly onSaved: (list: FavouriteList) => void;
  /** The list was deleted elsewhere. */
  readonly onGone: () => void;
}

/** The items of a list: all or some go into the basket, and its owner sorts and changes them. */
export function FavouriteLines({ opened, onSaved, onGone }: FavouriteLinesProps) {
  const t = useTranslate();
  const money = useDocumentMoney();
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const focusNext = useFocusNext(frame);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [announcement, announce] = useAnnouncement();
  const { lines, change, remove, restore, removed, refusal } = useLines(opened, onSaved, ({ failure }) => {
    announce('');
    if (failure === 'not-found') onGone();
  });
  const titleOf = useItemTitle();
  const basket = useAddToBasket(useOrdering().addToBasket);

  const move = (index: number, by: number) => {
    const next = moved(lines, index, by);
    const line = lines[index];
    if (next === lines || line === undefined) return;
    change(next);
    const values = { name: titleOf(line.item), place: index + by + 1, total: lines.length };
    announce(t('{name}: position {place} of {total}', values));
  };
  const drag = useDragOrder(rows, move);
  const undo = (index: number) => {
    focusNext(`li:nth-child(${index + 1}) button`);
    restore();
    announce(t('The last change was undone.'));
  };
  const choose = (skus: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const sku of skus)
      if (isChosen) next.add(sku);
      else next.delete(sku);
    setChosen(next);
  };

  const wanted = lines.filter(({ item }) => chosen.has(item.sku));
  const ordered = wanted.length > 0 ? wanted : lines;
  const amounts = ordered
    .map(({ item, quantity }) => basketLine(item, quantity))
    .filter(({ problem }) => problem === null)
    .map(({ amount }) => amount);
  const total = sumOf(amounts, amounts[0]?.currency ?? '');
  return (
    <div ref={frame} className={css.frame}>
      {refusal && refusal.failure !== 'not-found' && (
        <Toast tone="bad" about={refusal}>
          {orderingRefusalText(t, refusal)}
        </Toast>
      )}
      <AddedNotice {...basket} />
      {removed && (
        <Toast tone="info" action={{ label: t('Undo'), onAction: () => undo(removed.index) }} about={removed}>
          {t('{sku} was removed.', { sku: removed.line.item.sku })}
        </Toast>
      )}
      <Card padding="none">
        {lines.length === 0 ? (
          <EmptyState
            action={
              <LinkButton variant="secondary" href="/connect/quick-order">
                {t('Quick Order')}
              </LinkButton>
            }
          >
            {opened.list.isYours
              ? t('This list is empty. Select the heart next to a product, then choose this list.')
              : t('This list is empty.')}
          </EmptyState>
        ) : (
          <>
            <div className={css.bar}>
              <Checkbox
                checked={wanted.length === lines.length}
                onChange={({ target }) =>
                  choose(
                    lines.map(({ item }) => item.sku),
                    target.checked,
                  )
                }
              >
                {t('Select all')}
              </Checkbox>
              <span className={css.total}>{t('{amount} excl. VAT', { amount: money(total) })}</span>
              <Button
                icon={ShoppingBasket}
                busy={basket.busy}
                onClick={() => void basket.add(ordered.map(({ item: { sku }, quantity }) => ({ sku, quantity })))}
              >
                {wanted.length > 0 ? t('Add {n} to basket', { n: wanted.length }) : t('Add all to basket')}
              </Button>
            </div>
            <ol ref={rows} aria-label={t('Items')} className={layout.column}>
              {lines.map((line, index) => (
                <FavouriteRow
                  key={line.item.sku}
                  line={line}
                  chosen={chosen.has(line.item.sku)}
                  look={drag.lookOf(index)}
                  onChoose={(isChosen) => choose([line.item.sku], isChosen)}
                  owner={
                    opened.list.isYours
                      ? {
                          isFirst: index === 0,
                          isLast: index === lines.length - 1,
                          handle: drag.handleOf(index),
                          onMove: (by) => move(index, by),
                          onQuantity: (quantity) => change(lines.with(index, { ...line, quantity })),
                          onRemove: () => {
                            focusNext('[data-toast-action]');
                            remove(index);
                          },
                        }
                      : null
                  }
                />
              ))}
            </ol>
          </>
        )}
      </Card>
      {announcement}
    </div>
  );
}
