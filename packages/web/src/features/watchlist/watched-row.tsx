import type { Quantity } from '@connect/core/domain/ordering/quantity';
import { comparePrices } from '@connect/core/domain/money/unit-price';
import { leastQuantity, priceAt } from '@connect/core/domain/ordering/item';
import type { WatchedItem } from '@connect/core/domain/ordering/watch';
import { numberFormat } from '@connect/core/domain/figures/number-format';
import { EyeOff, ShoppingBasket, TrendingDown, TrendingUp } from 'lucide-react';

import { useFormat, useLocale, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ItemPicture } from '../../shared/documents/item-picture.tsx';
import { useDocumentPrice } from '../../shared/documents/use-document-money.ts';
import { ItemName } from '../../shared/ordering/item-facts.tsx';
import { StockBadge } from '../../shared/ordering/stock-badge.tsx';
import * as css from './watchlist.css.ts';

interface WatchedRowProps {
  readonly watched: WatchedItem;
  /** Something is being put into the basket, and whether it is this. */
  readonly waits: boolean;
  readonly busy: boolean;
  readonly onAdd: (quantity: Quantity) => void;
  readonly onStop: () => void;
}

/** A watched item: its price then and now, what happened to it, and what can be done with it. */
export function WatchedRow({ watched, waits, busy, onAdd, onStop }: WatchedRowProps) {
  const t = useTranslate();
  const format = useFormat();
  const { item, since } = watched;
  const least = leastQuantity(item);
  return (
    <li className={css.item} data-new={watched.news?.isNew === true}>
      <ItemPicture item={item} size={44} />
      <span className={css.texts}>
        <News watched={watched} />
        <ItemName item={item} />
        <span className={css.state}>
          <StockBadge item={item} />
          <span className={css.since}>{t('Watched since {date}', { date: format.date(since) })}</span>
        </span>
      </span>
      <Prices watched={watched} />
      <span className={css.actions}>
        <Button
          variant="secondary"
          icon={ShoppingBasket}
          aria-label={t('Add {n} × {sku} to basket', { n: least, sku: item.sku })}
          disabled={item.discontinued}
          busy={busy}
          aria-disabled={waits}
          onClick={() => onAdd(least)}
        >
          {t('Add {n}', { n: least })}
        </Button>
        <IconButton icon={EyeOff} label={t('Stop watching {sku}', { sku: item.sku })} onClick={onStop} />
      </span>
    </li>
  );
}

/** What happened last, and when; marked while it is new. */
function News({ watched: { news } }: Pick<WatchedRowProps, 'watched'>) {
  const t = useTranslate();
  const format = useFormat();
  const price = useDocumentPrice();
  if (!news) return null;
  const { kind, before, now } = news;
  const fell =
    before !== null && now !== null
      ? t('Price fell from {before} to {now}', { before: price(before), now: price(now) })
      : null;
  const changes = kind === 'back-in-stock' ? [t('Back in stock'), fell] : [fell ?? t('Price fell')];
  return (
    <span className={css.news}>
      {news.isNew && <span className={css.isNew}>{t('New')}</span>}
      <span>{changes.filter((text) => text !== null).join(' · ')}</span>
      <span className={css.since}>{format.date(news.at)}</span>
    </span>
  );
}

/** The price for one when it was put on the list, and today's. */
function Prices({ watched: { item, priceThen } }: Pick<WatchedRowProps, 'watched'>) {
  const t = useTranslate();
  const price = useDocumentPrice();
  const now = priceAt(item, 1);
  const percent = numberFormat(useLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(priceThen.minor === 0 ? 0 : now.minor / priceThen.minor - 1);
  const rise = comparePrices(now, priceThen);
  return (
    <span className={css.prices}>
      <span className={css.now}>
        <VisuallyHidden>{t('Current price')} </VisuallyHidden>
        {price(now)}
      </span>
      <span className={css.before}>
        {rise === 0 ? (
          t('unchanged')
        ) : (
          <>
            <span>{t('was {price}', { price: price(priceThen) })}</span>
            <span className={css.change[rise < 0 ? 'fell' : 'rose']}>
              <Icon of={rise < 0 ? TrendingDown : TrendingUp} size={14} />
              {percent}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
