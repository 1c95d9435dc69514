import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { BasketLine } from '@connect/core/domain/ordering/basket';
import { isOverStock, sentOn } from '@connect/core/domain/ordering/item';
import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useId } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { IconButton } from '../../ui/button.tsx';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import { ProductName } from '../../shared/product/openers/product-name.tsx';
import { ProductMenuButton } from '../../shared/product/openers/product-menu-button.tsx';
import * as css from '../../shared/ordering/basket-lines.css.ts';
import type { BasketStore } from '@connect/core/use-cases/ordering/own-basket';
import { ItemQuantity } from '../../shared/ordering/item-quantity.tsx';
import { LineProblemText } from '../../shared/ordering/line-problem.tsx';
import { overStockText } from '../../shared/ordering/over-stock-text.ts';
import { useTypedQuantity } from '../../shared/ordering/use-typed-quantity.ts';
import * as textStyles from '../../theme/text.css.ts';

interface BasketLineRowProps {
  line: BasketLine;
  onQuantity: (quantity: Quantity) => void;
  onRemove: () => void;
  onTyping: BasketStore['typing'];
}

/** A line of the basket, its quantity to be changed and itself to be removed. */
export function BasketLineRow({ line, onQuantity, onRemove, onTyping }: BasketLineRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const titleOf = useItemTitle();
  const id = useId();
  const typed = useTypedQuantity(line, onQuantity);
  const onFinish = useEffectEvent(typed.finish);
  useEffect(() => onTyping(() => onFinish()), [onTyping]);
  const { item } = line;
  const { sku } = item;
  return (
    <li className={css.line} data-sku={sku}>
      <ItemPicture item={item} size={44} />
      <div className={css.texts}>
        <span className={textStyles.bold}>
          <ProductName sku={sku} slug={item.slug} known={item}>
            {titleOf(item)}
          </ProductName>
        </span>
        <span className={css.facts}>
          <span>{sku}</span>
          <span>{t('{price} each', { price: format.price(line.unitPrice) })}</span>
          {item.packSize > 1 && <span>{t('pack of {n}', { n: item.packSize })}</span>}
        </span>
        <StockNote line={line} />
        {typed.problem && (
          <LineProblemText id={id} item={item} quantity={typed.quantity} problem={typed.problem} onTake={typed.set} />
        )}
      </div>
      <div className={css.numbers}>
        <ItemQuantity item={item} typed={typed} problemId={id} />
        <span className={css.amount}>{line.problem ? '—' : format.money(line.amount)}</span>
        <span className={css.actions}>
          <ProductMenuButton sku={sku} quantity={typed.quantity} />
          <IconButton icon={Trash2} label={t('Remove {sku}', { sku })} onClick={onRemove} />
        </span>
      </div>
    </li>
  );
}

/** When it is sent, if not today. */
function StockNote({ line: { item, quantity, problem } }: { line: BasketLine }) {
  const t = useTranslate();
  const format = useFormat();
  const { clock } = useServices();
  if (problem || !isOverStock(item, quantity)) return null;
  return (
    <span className={css.later}>{overStockText(t, format, item.stock, sentOn(item, quantity, clock.today()))}</span>
  );
}
