import { ShoppingBasket, X } from 'lucide-react';
import { useRef } from 'react';
import { createPortal } from 'react-dom';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { OrderingProvider } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { LinkButton, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { useExistingLinks } from '../shell/existing-links.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketSays } from './basket-says.tsx';
import { BasketTotals } from './basket-totals.tsx';
import * as css from './basket-widget.css.ts';
import { PreparedBaskets, usePreparedBaskets } from './prepared-baskets.tsx';
import { useBasket } from './use-basket.ts';

/** The basket widget on the page's element for it (spec §2). */
export function BasketWidget({ place, ordering }: { place: HTMLElement; ordering: OrderingServices }) {
  return createPortal(
    <OrderingProvider value={ordering}>
      <Widget />
    </OrderingProvider>,
    place,
  );
}

/** A button with how much is in the basket; it opens a panel in which the basket is looked at and changed. */
function Widget() {
  const t = useTranslate();
  const panel = useRef<HTMLDialogElement>(null);
  const { store, ...view } = useBasket();
  const prepared = usePreparedBaskets();
  const { basket, failure } = view;
  // The user may not order any more.
  if (failure?.failure === 'forbidden' || failure?.failure === 'signed-out') return null;

  const count = basket?.lines.length ?? 0;
  const counted = t('{n, plural, one {# product} other {# products}}', { n: count });
  const isReady = (prepared.value ?? []).length > 0;
  const close = () => panel.current?.close();
  return (
    <aside aria-label={t('Basket')} className={css.place}>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        aria-label={`${t('Basket')}: ${counted}${isReady ? `, ${t('a basket is ready for you')}` : ''}`}
        onClick={() => panel.current?.showModal()}
      >
        <Icon of={ShoppingBasket} size={20} />
        <span className={css.name}>{isReady ? t('A basket is ready for you') : t('Basket')}</span>
        {count > 0 && <span className={css.count}>{count}</span>}
      </button>
      <dialog ref={panel} aria-label={t('Basket')} closedby="any" className={css.panel}>
        <div className={css.sheet}>
          <div className={css.head}>
            <h2 className={css.title}>{t('Basket')}</h2>
            <IconButton icon={X} label={t('Close')} onClick={close} />
          </div>
          <div className={css.body}>
            <PreparedBaskets answer={prepared} />
            <BasketSays {...view} store={store} />
            {basket === null && !failure && <Shimmer height={180} />}
            {basket && <BasketLines lines={basket.lines} currency={basket.currencyCode} store={store} />}
            {basket && count === 0 && <EmptyBasket onLeave={close} />}
          </div>
          {basket && count > 0 && (
            <div className={css.foot}>
              <BasketTotals basket={basket} saving={view.saving} />
              <LinkButton wide href="/connect/checkout" onClick={close}>
                {t('Go to checkout')}
              </LinkButton>
            </div>
          )}
        </div>
      </dialog>
      <LiveRegion text={basket === null ? '' : counted} />
    </aside>
  );
}

function EmptyBasket({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  const existing = useExistingLinks();
  const quickOrder = '/connect/quick-order';
  return (
    <EmptyState
      action={
        existing.has(quickOrder) && (
          <LinkButton href={quickOrder} onClick={onLeave}>
            {t('Quick Order')}
          </LinkButton>
        )
      }
    >
      {t('Your basket is empty.')}
    </EmptyState>
  );
}
