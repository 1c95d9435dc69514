import { isSignedOut } from '@connect/core/ports/failure';
import type { BasketNotice, RefusedEdit } from '@connect/core/domain/ordering/basket';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { QuotedFault } from '../../shared/query/quoted-fault.tsx';
import { useItemTitle } from '../../shared/ordering/use-item-title.ts';
import * as css from './basket-notices.css.ts';
import type { BasketStore, BasketView } from '@connect/core/use-cases/ordering/own-basket';

const changeText = (t: Translate, format: Format, notice: BasketNotice): string => {
  const { title } = notice;
  switch (notice.change) {
    case 'price-rose':
      return t('The price of {title} has gone up from {before} to {now}.', {
        title,
        before: format.price(notice.before),
        now: format.price(notice.now),
      });
    case 'price-fell':
      return t('The price of {title} has gone down from {before} to {now}.', {
        title,
        before: format.price(notice.before),
        now: format.price(notice.now),
      });
    case 'stock-short':
      return t('{title}: only {n} now in stock.', { title, n: format.number(notice.now) });
    case 'discontinued':
      return t('{title} is discontinued and isn’t included in your total.', { title });
  }
};

/** The notices above the basket: a call that failed, what changed, and what could not be carried out. */
export function BasketNotices({ basket, saving, failure, refused, store }: BasketView & { store: BasketStore }) {
  const t = useTranslate();
  const format = useFormat();
  const titleOf = useItemTitle();
  const notices = (basket?.notices ?? []).map((notice) => {
    const item = basket?.lines.find((line) => line.item.sku === notice.sku)?.item;
    return item ? { ...notice, title: titleOf(item) } : notice;
  });
  return (
    <div className={css.notices}>
      {failure && !isSignedOut(failure) && (
        <Notice action={{ label: t('Try again'), onAction: store.retry }}>
          {saving || failure.failure !== 'unavailable'
            ? t('We couldn’t save your change. Please try again.')
            : t('We couldn’t load your basket.')}
          <QuotedFault />
        </Notice>
      )}
      {refused.length > 0 && <Notice>{refusedText(t, refused)}</Notice>}
      {notices.length > 0 && (
        <Notice tone="wait" action={{ label: t('Got it'), onAction: store.seen }}>
          <ul>
            {notices.map((notice) => (
              <li key={`${notice.sku} ${notice.change}`}>{changeText(t, format, notice)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

const refusedText = (t: Translate, refused: readonly RefusedEdit[]): string =>
  t('Not added to your basket: {skus}.', { skus: refused.map(({ sku }) => sku).join(', ') });
