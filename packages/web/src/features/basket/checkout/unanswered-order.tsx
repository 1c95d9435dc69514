import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import { useEffect, useRef } from 'react';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { title } from '../../../theme/text.css.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from './placed-card.css.ts';

interface UnansweredOrderProps {
  entry: CheckoutEntry;
  busy: boolean;
  /** What came of the last try. */
  problem: string | undefined;
  onSend: () => void;
  onDiscard: () => void;
}

/** An order that was sent before the page was opened, and not answered: nothing is sent until the user says so. */
export function UnansweredOrder({ entry, busy, problem, onSend, onDiscard }: UnansweredOrderProps) {
  const t = useTranslate();
  const format = useFormat();
  const asked = useRef<HTMLHeadingElement>(null);
  useEffect(() => asked.current?.focus(), []);
  const { sent, sentAt } = entry;
  if (!sent) return null;
  return (
    <Card className={css.card}>
      <h2 ref={asked} tabIndex={-1} className={title}>
        {t('Do you still want to place this order?')}
      </h2>
      <div className={css.texts}>
        <p>
          {t('You tried to place it on {date}, and we couldn’t confirm that it reached us.', {
            date: format.moment(sentAt),
          })}
        </p>
        <p>
          {sent.reference === ''
            ? t('Total including VAT: {amount}', { amount: format.money(sent.totalIncVat) })
            : t('Your reference: {reference}. Total including VAT: {amount}', {
                reference: sent.reference,
                amount: format.money(sent.totalIncVat),
              })}
        </p>
        <p>{t('If it did reach us, sending it again won’t place it twice.')}</p>
      </div>
      {problem !== undefined && <Notice>{problem}</Notice>}
      <div className={css.actions}>
        <Button busy={busy} aria-disabled={busy} onClick={onSend}>
          {t('Send it now')}
        </Button>
        <Button variant="secondary" aria-disabled={busy} onClick={onDiscard}>
          {t('Discard')}
        </Button>
      </div>
    </Card>
  );
}
