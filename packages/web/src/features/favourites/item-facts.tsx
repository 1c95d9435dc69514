import type { Item } from '@connect/core/domain/ordering/item';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useItemTitle } from '../ordering/use-item-title.ts';
import { ProductName } from '../product-openers/product-name.tsx';
import * as css from './item-facts.css.ts';

/** Title and number of an item; the title leads to it (specification §product-addresses). */
export function ItemName({ item }: { readonly item: Item }) {
  const titleOf = useItemTitle();
  return (
    <span className={css.texts}>
      <span className={css.name}>
        <ProductName sku={item.sku} slug={item.slug} known={item}>
          {titleOf(item)}
        </ProductName>
      </span>
      <span className={css.facts}>
        <span>{item.sku}</span>
        <span>{item.brand}</span>
      </span>
    </span>
  );
}

/** Whether it can be sent, and if not, when. */
export function StockBadge({ item }: { readonly item: Item }) {
  const t = useTranslate();
  const format = useFormat();
  if (item.discontinued) return <StatusBadge tone="bad">{t('Discontinued')}</StatusBadge>;
  if (item.stock > 0)
    return <StatusBadge tone="good">{t('{n} in stock', { n: format.number(item.stock) })}</StatusBadge>;
  return (
    <StatusBadge tone="wait">
      {item.restockedOn === null ? t('Out of stock') : t('Back on {date}', { date: format.date(item.restockedOn) })}
    </StatusBadge>
  );
}
