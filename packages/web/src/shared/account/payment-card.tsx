import { presetRange } from '@connect/core/domain/calendar/date-range';
import { drawnPercent } from '@connect/core/domain/account/payment-due';
import type { PaymentDue } from '@connect/core/domain/account/payment-due';
import type { Money } from '@connect/core/domain/money/money';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { useServices } from '../../services.ts';
import { figure } from '../../theme/text.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useDocumentMoney } from '../documents/use-document-money.ts';
import type { Load } from './loads.ts';
import * as css from './payment-card.css.ts';
import { useQuery } from '../query/use-query.ts';
import type { Shown } from '../query/use-query.ts';

const headings: Readonly<Record<PaymentDue['kind'], string>> = {
  'due-in': msg('Payment Due in'),
  overdue: msg('Payment Overdue'),
  today: msg('Payment Due'),
  none: msg('No pending payments'),
};

interface PaymentCardProps {
  readonly load: Load<PaymentDue | null>;
  /** Whether a balance is owed that may have no dates here (`isOwedUndated`), as far as the user may know. */
  readonly owedUndated: boolean;
  /** What the list of all invoices has overdue; null where that is nothing, or not for the user to see. */
  readonly overdue: Money | null;
}

/** The customer's next payment. */
export function PaymentCard({ load, ...figures }: PaymentCardProps) {
  const payment = useQuery(load, load);
  return <PaymentFigure payment={payment} {...figures} onRetry={payment.reload} />;
}

interface PaymentFigureProps extends Omit<PaymentCardProps, 'load'> {
  readonly payment: Shown<PaymentDue | null>;
  readonly onRetry: () => void;
}

/** Payment due with its chart of days (specification §payment-due); a dash without View Invoices (decisions §figures-withheld). */
export function PaymentFigure({ payment, owedUndated, overdue, onRetry }: PaymentFigureProps) {
  const t = useTranslate();
  const id = useId();
  const isNone = payment.value?.kind === 'none';
  const isUndated = owedUndated && isNone;
  // The two figures come by calls of their own: where something is overdue, it is not so that there is nothing to pay.
  const isDoubted = isNone && overdue !== null;
  const due = isUndated || isDoubted ? null : payment.value;
  const heading = payment.value && !isUndated ? t(headings[payment.value.kind]) : t('Payment Due');
  return (
    <Card aria-labelledby={id} aria-busy={payment.state === 'loading'} className={css.card}>
      <ProgressRing
        percent={due && due.kind !== 'none' ? drawnPercent(due.percent) : 0}
        tone={due?.kind === 'overdue' ? 'bad' : 'brand'}
        size={css.ringSize}
      >
        {payment.state === 'loading' ? <Spinner size={28} label={t('Loading')} /> : <RingText due={due} />}
      </ProgressRing>
      <div className={css.words}>
        <div className={css.next}>
          <CardTitle id={id}>{heading}</CardTitle>
          {payment.state === 'loading' && <WaitingWords />}
          {payment.state === 'failed' && (
            <div className={css.notice}>
              <Notice action={{ label: t('Try again'), onAction: onRetry }}>
                {t('We couldn’t load your next payment.')}
              </Notice>
            </div>
          )}
          {payment.state === 'loaded' &&
            (isUndated ? (
              <Unknown why={t('The balance comes from our accounts, without due dates.')} />
            ) : isDoubted ? (
              <Unknown />
            ) : (
              <Words due={due} />
            ))}
        </div>
        {overdue && <Overdue amount={overdue} />}
      </div>
    </Card>
  );
}

/** The middle of the ring; the words beside it say the same, so it is for the eye alone. */
function RingText({ due }: { readonly due: PaymentDue | null }) {
  const t = useTranslate();
  let content: ReactNode = <span className={figure}>—</span>;
  if (due?.kind === 'none') content = <Icon of={Check} size={30} />;
  else if (due?.kind === 'today') content = <span className={css.word}>{t('Today')}</span>;
  else if (due) {
    content = (
      <>
        <span className={figure}>{due.days}</span>
        <span className={css.unit}>{t('{n, plural, one {day} other {days}}', { n: due.days })}</span>
      </>
    );
  }
  return (
    <span className={css.ring} aria-hidden>
      {content}
    </span>
  );
}

function Words({ due }: { readonly due: PaymentDue | null }) {
  const t = useTranslate();
  const format = useFormat();
  if (due === null) return <Unknown why={t('You don’t have permission to see invoices.')} />;
  if (due.kind === 'none') {
    return (
      <>
        <p className={css.amount}>{t('Nothing to pay')}</p>
        <p className={css.detail}>{t('No payments are due at the moment.')}</p>
      </>
    );
  }
  if (due.kind === 'today') {
    return (
      <>
        <p className={css.amount}>{t('Today')}</p>
        <p className={css.detail}>{format.longDate(due.on)}</p>
      </>
    );
  }
  const days = t('{n, plural, one {# day} other {# days}}', { n: due.days });
  return (
    <>
      <p className={due.kind === 'overdue' ? css.overdue : css.amount}>{days}</p>
      <p className={css.detail}>
        {due.kind === 'overdue' ? t('Payment Overdue by') : t('Please make payment in')} {days}
        <br />
        {due.kind === 'overdue'
          ? t('since {date}', { date: format.longDate(due.on) })
          : t('by {date}', { date: format.longDate(due.on) })}
      </p>
    </>
  );
}

/** What was to be paid before today, which the next payment does not say. */
function Overdue({ amount }: { readonly amount: Money }) {
  const t = useTranslate();
  const write = useDocumentMoney();
  const { clock } = useServices();
  const { from, to } = presetRange('all-time', clock.today());
  return (
    <p className={css.pastDue}>
      <Link href={`/connect/orders?show=invoices&from=${from}&to=${to}`}>
        {t('Overdue: {amount}', { amount: write(amount) })}
      </Link>
    </p>
  );
}

function Unknown({ why }: { readonly why?: string }) {
  return (
    <>
      <p className={css.amount}>—</p>
      {why && <p className={css.detail}>{why}</p>}
    </>
  );
}

function WaitingWords() {
  return (
    <>
      <p className={css.amount}>
        <Shimmer width={92} height={20} />
      </p>
      <p className={css.detail}>
        <Shimmer width={150} />
        <br />
        <Shimmer width={120} />
      </p>
    </>
  );
}
