import type { Quantity as OrderQuantity } from '@connect/core/domain/ordering/quantity';
import { basketLine } from '@connect/core/domain/ordering/basket';
import type { FavouriteLine } from '@connect/core/domain/ordering/favourite-list';
import { ChevronDown, ChevronUp, GripVertical, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, KeyboardEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import { ItemQuantity } from '../../shared/ordering/item-quantity.tsx';
import { LineProblemText } from '../../shared/ordering/line-problem.tsx';
import { useTypedQuantity } from '../../shared/ordering/use-typed-quantity.ts';
import { useDocumentMoney, useDocumentPrice } from '../../shared/documents/use-document-money.ts';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import * as css from './favourite-list.css.ts';
import { ItemName } from '../../shared/ordering/item-facts.tsx';
import { StockBadge } from '../../shared/ordering/stock-badge.tsx';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

interface Owner {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What makes the handle one to drag. */
  readonly handle: HTMLAttributes<HTMLElement>;
  readonly onMove: (by: number) => void;
  readonly onQuantity: (quantity: OrderQuantity) => void;
  readonly onRemove: () => void;
}

interface FavouriteRowProps {
  readonly line: FavouriteLine;
  readonly chosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  /** How it is drawn while a row is dragged. */
  readonly look: 'dragged' | 'above' | 'below' | undefined;
  /** What only the owner of the list can do. */
  readonly owner: Owner | null;
}

/** An item of a list. Its owner moves it by its handle, by the buttons, or by Alt and an arrow key from anywhere in it. */
export function FavouriteRow({ line, chosen, onChoose, look, owner }: FavouriteRowProps) {
  const t = useTranslate();
  const money = useDocumentMoney();
  const price = useDocumentPrice();
  const { item, quantity } = line;
  const name = useItemTitle()(item);
  const { unitPrice, amount, problem } = basketLine(item, quantity);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!owner || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    owner.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className={css.line} data-look={look} onKeyDownCapture={onKeyDown}>
      <span className={css.choice}>
        {owner && (
          <IconButton
            icon={GripVertical}
            label={t('Move {name}: drag, or press Alt with the up or down arrow', { name })}
            className={css.handle}
            {...owner.handle}
          />
        )}
        <Checkbox checked={chosen} className={css.check} onChange={({ target }) => onChoose(target.checked)}>
          <VisuallyHidden>{t('Select {name}', { name })}</VisuallyHidden>
        </Checkbox>
        <ItemPicture item={item} size={44} />
      </span>
      <span className={css.texts}>
        <ItemName item={item} />
        <span className={css.state}>
          <StockBadge item={item} />
          <span className={textStyles.detail}>{t('{price} each', { price: price(unitPrice) })}</span>
        </span>
      </span>
      <span className={css.numbers}>
        {owner ? (
          <Quantity line={line} onQuantity={owner.onQuantity} />
        ) : (
          <span className={layout.unbroken}>{t('{n, plural, one {# unit} other {# units}}', { n: quantity })}</span>
        )}
        <span className={css.amount}>{problem ? '—' : money(amount)}</span>
      </span>
      {owner && (
        <span className={css.moves}>
          <IconButton
            icon={ChevronUp}
            label={t('Move {name} up', { name })}
            aria-disabled={owner.isFirst}
            onClick={() => owner.onMove(-1)}
          />
          <IconButton
            icon={ChevronDown}
            label={t('Move {name} down', { name })}
            aria-disabled={owner.isLast}
            onClick={() => owner.onMove(1)}
          />
          <IconButton icon={Trash2} label={t('Remove {sku}', { sku: item.sku })} onClick={owner.onRemove} />
        </span>
      )}
    </li>
  );
}

/** How many are ordered at once. What cannot be ordered says why, and offers the next that can. */
function Quantity({ line, onQuantity }: { readonly line: FavouriteLine; readonly onQuantity: Owner['onQuantity'] }) {
  const t = useTranslate();
  const id = useId();
  const { item } = line;
  const typed = useTypedQuantity(basketLine(item, line.quantity), onQuantity);
  return (
    <span className={css.typed}>
      <span className={css.stepper}>
        <ItemQuantity item={item} typed={typed} problemId={id} />
      </span>
      <span className={css.printed}>{t('{n, plural, one {# unit} other {# units}}', { n: line.quantity })}</span>
      {typed.problem && (
        <LineProblemText id={id} item={item} quantity={typed.quantity} problem={typed.problem} onTake={typed.set} />
      )}
    </span>
  );
}
