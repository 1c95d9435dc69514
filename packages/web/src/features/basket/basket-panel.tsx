import type { PreparedBasket } from '@connect/core/domain/ordering/basket';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import '../../ui/page-behind.ts';
import { Shimmer } from '../../ui/shimmer.tsx';
import type { Query } from '../../shared/query/use-query.ts';
import { BasketLines } from './basket-lines.tsx';
import { BasketNotices } from './basket-notices.tsx';
import type { BasketStore, BasketView } from '@connect/core/use-cases/ordering/own-basket';
import { BasketTotals } from './basket-totals.tsx';
import * as css from './basket-widget.css.ts';
import { PreparedBaskets } from './prepared-baskets.tsx';

export interface BasketPanelProps {
  readonly view: BasketView;
  readonly store: BasketStore;
  readonly prepared: Query<readonly PreparedBasket[]>;
  /** Told when a link leads elsewhere. */
  readonly onLeave: () => void;
}

/** What the widget opens (specification §basket-widget): the basket, to be looked at and changed, and the way to its checkout. */
export function BasketPanel({ view, store, prepared, onLeave }: BasketPanelProps) {
  const t = useTranslate();
  const { basket, failure, saving } = view;
  const isEmpty = basket?.lines.length === 0;
  return (
    <>
      <div className={css.body}>
        <PreparedBaskets answer={prepared} />
        <BasketNotices {...view} store={store} />
        {basket === null && !failure && <Shimmer height={180} />}
        {basket && <BasketLines lines={basket.lines} failed={failure !== null} store={store} />}
        {isEmpty && <EmptyBasket onLeave={onLeave} />}
      </div>
      {basket && !isEmpty && (
        <div className={css.foot}>
          <BasketTotals basket={basket} saving={saving} />
          <LinkButton wide href="/connect/checkout" onClick={onLeave}>
            {t('Go to checkout')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function EmptyBasket({ onLeave }: { onLeave: () => void }) {
  const t = useTranslate();
  return (
    <EmptyState
      action={
        <LinkButton href="/connect/quick-order" onClick={onLeave}>
          {t('Quick Order')}
        </LinkButton>
      }
    >
      {t('Your basket is empty. Add products by item number or name.')}
    </EmptyState>
  );
}
