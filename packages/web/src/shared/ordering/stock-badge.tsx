import type { Item } from '@connect/core/domain/ordering/item';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** Whether it can be sent, and if not, when. */
export function StockBadge({ item }: { readonly item: Item }) {
  const t = useTranslate();
  const format = useFormat();
  if (item.discontinued) return <StatusBadge tone="bad">{t('Discontinued')}</StatusBadge>;
  if (item.stock > 0)
    return <StatusBadge tone="good">{t('{n} in stock', { n: format.number(item.stock) })}</StatusBadge>;
  return (
    <StatusBadge tone="wait">
      {item.restockedOn === null
        ? t('Out of stock')
        : t('Back in stock {date}', { date: format.date(item.restockedOn) })}
    </StatusBadge>
  );
}
