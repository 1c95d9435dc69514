import { maxQuantity } from '@connect/core/domain/ordering/quantity';
import { orderableQuantity } from '@connect/core/domain/ordering/item';
import type { Item } from '@connect/core/domain/ordering/item';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import type { TypedQuantity } from './use-typed-quantity.ts';

interface ItemQuantityProps {
  item: Item;
  typed: TypedQuantity;
  /** Of the element that says what is wrong with it. */
  problemId: string;
}

/** The quantity of an item, up and down by packs. */
export function ItemQuantity({ item: { sku, packSize, ...item }, typed, problemId }: ItemQuantityProps) {
  const t = useTranslate();
  return (
    <QuantityStepper
      label={t('Quantity of {sku}', { sku })}
      less={t('Decrease quantity of {sku}', { sku })}
      more={t('Increase quantity of {sku}', { sku })}
      value={typed.quantity}
      min={orderableQuantity({ packSize, ...item }, 1)}
      max={maxQuantity}
      by={packSize}
      onChange={typed.type}
      onDone={() => typed.set(typed.quantity)}
      invalidBy={typed.problem ? problemId : undefined}
    />
  );
}
