import { nothing } from '@connect/core/domain/money/money';
import type { QuickTotals } from '@connect/core/domain/ordering/quick-order';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import * as css from './quick-order-screen.css.ts';

interface OrderBarProps {
  totals: QuickTotals;
  currency: string;
  busy: boolean;
  /** Whoever acts for a customer cannot fill their basket. */
  mayAdd: boolean;
  onAdd: () => void;
}

/** What the lines come to, always in sight, and the way into the basket. */
export function OrderBar({ totals, currency, busy, mayAdd, onAdd }: OrderBarProps) {
  const t = useTranslate();
  const format = useFormat();
  const { filled, waiting, amount } = totals;
  const problems =
    totals.waiting === 0 && totals.problems > 0
      ? t('{n, plural, one {# problem} other {# problems}}', { n: totals.problems })
      : '';
  // Where there are fewer, what was done is announced already.
  const [before, setBefore] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  if (waiting === 0 && before !== totals.problems) {
    setBefore(totals.problems);
    setAnnouncement(totals.problems > before ? problems : '');
  }
  return (
    <section aria-label={t('Total')} className={css.bar}>
      <p className={css.counts}>
        <span>{t('{n, plural, one {# line} other {# lines}}', { n: filled })}</span>
        {waiting > 0 && <span>{t('Checking {n}', { n: format.number(waiting) })}…</span>}
        <span className={css.problems}>{problems}</span>
      </p>
      <LiveRegion text={announcement} />
      <p className={css.total}>
        <span className={css.totalLabel}>{t('Total excluding VAT')}</span>
        <strong>{format.money(amount ?? nothing(currency))}</strong>
      </p>
      {mayAdd && (
        <Button icon={ShoppingBasket} className={css.add} busy={busy} onClick={onAdd}>
          {t('Add to basket')}
        </Button>
      )}
    </section>
  );
}
