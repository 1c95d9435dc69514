import type { OrdersCount } from '@connect/core/domain/account/figures';
import { useId } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './history-card.css.ts';
import type { Load } from './loads.ts';
import { useQuery } from '../query/use-query.ts';
import type { Shown } from '../query/use-query.ts';

/** The customer's orders of the last 30 days. */
export function HistoryCard({ load }: { readonly load: Load<OrdersCount | null> }) {
  const counts = useQuery(load, load);
  return <HistoryFigures counts={counts} onRetry={counts.reload} />;
}

interface HistoryFiguresProps {
  readonly counts: Shown<OrdersCount | null>;
  readonly onRetry: () => void;
}

/** Order History (last 30 days): a spinner until loaded (specification §order-history), dashes without View Orders (decisions §figures-withheld). */
export function HistoryFigures({ counts, onRetry }: HistoryFiguresProps) {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  const shown = (name: keyof OrdersCount) => {
    if (counts.state === 'loading') return <Spinner size={24} label={t('Loading')} />;
    const count = counts.value?.[name];
    return count === undefined ? '—' : format.number(count);
  };
  return (
    <Card aria-labelledby={id} aria-busy={counts.state === 'loading'} className={css.card}>
      <div className={css.head}>
        <CardTitle id={id}>{t('Order History')}</CardTitle>
        <span className={css.period}>{t('(last 30 days)')}</span>
      </div>
      {counts.state === 'failed' ? (
        <div className={css.notice}>
          <Notice action={{ label: t('Try again'), onAction: onRetry }}>
            {t('We couldn’t load your order counts.')}
          </Notice>
        </div>
      ) : (
        <dl className={css.counts}>
          <div className={css.count}>
            <dt className={css.name}>{t('Fulfilled')}</dt>
            <dd className={figure}>{shown('fulfilled')}</dd>
          </div>
          <div className={css.count}>
            <dt className={css.name}>{t('Pending')}</dt>
            <dd className={figure}>{shown('pending')}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}
