import type { Item } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { OrderingProvider, useOrdering } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useItemTitle } from '../ordering/use-item-title.ts';
import { useQuery } from '../query/use-query.ts';
import { OrderProduct } from './order-product.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductText } from './product-text.tsx';
import * as css from './product-panel.css.ts';
import { useProductsOf } from './products-of.ts';

interface ProductPanelProps {
  readonly sku: Sku;
  /** What is known of it already, to be shown at once. */
  readonly known: Item | undefined;
  readonly onClose: () => void;
}

/** A product inside the portal (specification §item-facts): what it is, what it costs, when it comes, and what can be done with it. */
export function ProductPanel({ ordering, ...rest }: ProductPanelProps & { readonly ordering: OrderingServices }) {
  return (
    <OrderingProvider value={ordering}>
      <PanelDialog {...rest} />
    </OrderingProvider>
  );
}

function PanelDialog({ sku: first, known, onClose }: ProductPanelProps) {
  const t = useTranslate();
  const titleOf = useItemTitle();
  const { loadItemFacts } = useOrdering();
  const customerNo = useProductsOf();
  // A discontinued product leads to the one that replaces it.
  const [sku, setSku] = useState(first);
  // It is read from its beginning: a small screen would begin at the quantity, which is the first that can be edited.
  const start = useRef<HTMLDivElement>(null);
  const begin = () => start.current?.focus({ preventScroll: true });
  useEffect(begin, []);
  const facts = useQuery(() => loadItemFacts(sku, customerNo), sku);
  const answer = facts.value?.sku === sku ? facts.value : null;
  const item = answer ?? (known?.sku === sku ? known : null);
  return (
    <Dialog
      open
      size="wide"
      title={item ? titleOf(item) : sku}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div ref={start} tabIndex={-1} className={css.panel} aria-busy={facts.loading}>
        {facts.failure === 'not-found' && <p>{t('We no longer sell this product.')}</p>}
        {facts.failure !== null && facts.failure !== 'not-found' && (
          <Notice action={{ label: t('Try again'), onAction: facts.reload }}>
            {t('We couldn’t load this product. Check your connection and try again.')}
          </Notice>
        )}
        {item ? (
          <>
            <div className={css.sides}>
              <ProductPictures
                key={sku}
                title={titleOf(item)}
                pictures={answer?.pictures ?? (item.thumbnail === null ? [] : [item.thumbnail])}
              />
              <ProductFacts
                item={item}
                onReplacement={(next) => {
                  setSku(next);
                  begin();
                }}
              />
            </div>
            <OrderProduct key={`order ${sku}`} item={item} />
            {answer && <ProductText item={answer} />}
          </>
        ) : (
          facts.loading && <Shimmer height={220} />
        )}
      </div>
    </Dialog>
  );
}
