import { isQuantity } from '@connect/core/domain/ordering/quantity';
import { mayOrder } from '@connect/core/domain/access/session';
import { basketLine } from '@connect/core/domain/ordering/basket';
import { leastQuantity } from '@connect/core/domain/ordering/item';
import type { Item } from '@connect/core/domain/ordering/item';
import { ShoppingBasket } from 'lucide-react';
import { useId, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { useSession } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { DialogToasts } from '../page/dialog-toasts.tsx';
import { AddedNotice } from '../ordering/added-notice.tsx';
import { ItemQuantity } from '../ordering/item-quantity.tsx';
import { LineProblemText } from '../ordering/line-problem.tsx';
import { useAddToBasket } from '../ordering/use-add-to-basket.ts';
import { useTypedQuantity } from '../ordering/use-typed-quantity.ts';
import { ProductMenuButton } from './openers/product-menu-button.tsx';
import * as css from './product-panel.css.ts';

/** Puts a product into the basket, on a list or on the watchlist; nothing for those who may not order. */
export function OrderProduct({ item }: { readonly item: Item }) {
  const session = useSession();
  if (!mayOrder(session) || item.prices.length === 0) return null;
  return item.discontinued ? (
    <div className={css.order}>
      <ProductMenuButton sku={item.sku} />
    </div>
  ) : (
    <OrderForm item={item} />
  );
}

function OrderForm({ item }: { readonly item: Item }) {
  const t = useTranslate();
  const id = useId();
  const basket = useAddToBasket(useOrdering().addToBasket);
  const [quantity, setQuantity] = useState(() => leastQuantity(item));
  const typed = useTypedQuantity(basketLine(item, quantity), setQuantity);
  const addTyped = () => {
    const wanted = typed.quantity;
    if (!basket.busy && typed.finish() && isQuantity(wanted)) void basket.add([{ sku: item.sku, quantity: wanted }]);
  };
  return (
    <>
      <div className={css.order}>
        <ItemQuantity item={item} typed={typed} problemId={id} />
        <Button icon={ShoppingBasket} busy={basket.busy} onClick={addTyped}>
          {t('Add to basket')}
        </Button>
        <ProductMenuButton sku={item.sku} quantity={typed.quantity} />
      </div>
      {typed.problem && (
        <LineProblemText id={id} item={item} quantity={typed.quantity} problem={typed.problem} onTake={typed.set} />
      )}
      <DialogToasts>
        <AddedNotice {...basket} />
      </DialogToasts>
    </>
  );
}
