import { isStarted } from '@connect/core/domain/samples/sample-entry';
import type { SampleEntry } from '@connect/core/domain/samples/sample-entry';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SampleStamp } from '../../shared/detail/order-cards.tsx';
import { Rows } from '../../shared/detail/facts.tsx';
import * as css from '../../shared/forms/order-form.css.ts';

interface OrderSummaryProps {
  readonly entry: SampleEntry;
  /** Null while it is not known. */
  readonly customerName: string | null;
  /** What the server says of the order as a whole. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onStartAgain: () => void;
}

/** What is about to be ordered, and the button that does it. */
export function OrderSummary({ entry, customerName, problem, busy, onStartAgain }: OrderSummaryProps) {
  const t = useTranslate();
  const format = useFormat();
  const pieces = entry.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card>
      <div className={css.stamp}>
        <SampleStamp />
      </div>
      <CardTitle>{t('Your sample order')}</CardTitle>
      <Rows
        loading={false}
        rows={[
          { name: t('Customer'), value: customerName ?? entry.customerNo ?? '—' },
          { name: t('Products'), value: format.number(entry.lines.length) },
          { name: t('Units'), value: format.number(pieces) },
          { name: t('Follow-up'), value: format.date(entry.followUpOn) },
        ]}
      />
      <div className={css.send}>
        {problem !== undefined && <Notice>{problem}</Notice>}
        <Button type="submit" wide busy={busy} aria-disabled={busy}>
          {t('Order Samples')}
        </Button>
        {isStarted(entry) && (
          <Button variant="ghost" onClick={onStartAgain}>
            {t('Start again')}
          </Button>
        )}
      </div>
    </Card>
  );
}
