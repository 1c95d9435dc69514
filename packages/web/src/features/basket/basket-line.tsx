import type { BasketLine } from '@connect/core/domain/ordering/basket';
import { inMajor, isOverStock, maxQuantity, orderableQuantity, sentOn } from '@connect/core/domain/ordering/item';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { IconButton } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import * as css from './basket-lines.css.ts';
import { LineProblemText } from './line-problem.tsx';
import { useTypedQuantity } from './use-typed-quantity.ts';

interface BasketLineRowProps {
  line: BasketLine;
  currency: string;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** A line of the basket, its quantity to be changed and itself to be removed. */
export function BasketLineRow({ line, currency, onQuantity, onRemove }: BasketLineRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { config } = useServices();
  const id = useId();
  const typed = useTypedQuantity(line, onQuantity);
  const { item } = line;
  const { sku, thumbnail } = item;
  const money = (amount: number) => format.money(inMajor(amount), currency);
  return (
    <li className={css.line}>
      <Thumbnail
        size={44}
        src={
          thumbnail === null ? undefined : `${config.imageHost}/w_50,h_50,c_pad/PIM/${encodeURIComponent(thumbnail)}`
        }
      />
      <div className={css.texts}>
        <span className={css.name}>{item.title}</span>
        <span className={css.facts}>
          <span>{sku}</span>
          <span>{t('{price} each', { price: money(line.unitPrice) })}</span>
          {item.packSize > 1 && <span>{t('packs of {n}', { n: item.packSize })}</span>}
        </span>
        <StockNote line={line} />
        {typed.problem && (
          <LineProblemText id={id} item={item} quantity={typed.quantity} problem={typed.problem} onTake={typed.put} />
        )}
      </div>
      <div className={css.numbers}>
        <QuantityStepper
          label={t('Quantity of {sku}', { sku })}
          less={t('Less of {sku}', { sku })}
          more={t('More of {sku}', { sku })}
          value={typed.quantity}
          min={orderableQuantity(item, 1)}
          max={maxQuantity}
          by={item.packSize}
          onChange={typed.type}
          onDone={() => typed.put(typed.quantity)}
          invalidBy={typed.problem ? id : undefined}
        />
        <span className={css.amount}>{line.problem ? '—' : money(line.amount)}</span>
        <IconButton icon={Trash2} label={t('Remove {sku}', { sku })} onClick={onRemove} />
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
    <span className={css.later}>
      {t('{n} in stock, all of it sent by {date}', {
        n: format.number(item.stock),
        date: format.date(sentOn(item, quantity, clock.today())),
      })}
    </span>
  );
}
