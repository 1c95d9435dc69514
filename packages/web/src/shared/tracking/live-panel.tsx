import type { OrderNo } from '@connect/core/domain/documents/number';
import { reachedSteps, trackingSteps } from '@connect/core/domain/documents/tracking';
import type { Tracking, TrackingStep } from '@connect/core/domain/documents/tracking';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { msg } from '../../i18n/translator.ts';
import { trackingMachine } from '@connect/machines/tracking';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Steps } from '../../ui/steps.tsx';
import { useDocumentSource } from '../documents/document-source.ts';
import * as css from './tracking-panel.css.ts';

const stepTexts: Readonly<Record<TrackingStep, string>> = {
  booked: msg('Booked'),
  collected: msg('Collected'),
  'out-for-delivery': msg('Out for delivery'),
  delivered: msg('Delivered'),
};

/** The live panel of the carrier H&B: loading, then its data, or after 30 s without any the failure (specification §tracking-time-out). */
export function LivePanel({ trackingNumber, orderNumber }: { trackingNumber: string; orderNumber: OrderNo }) {
  const t = useTranslate();
  const { trackParcel } = useDocumentSource();
  const [machine] = useState(() =>
    trackingMachine.provide({ actors: { track: fromPromise(() => trackParcel(trackingNumber, orderNumber)) } }),
  );
  const [snapshot] = useMachine(machine);
  if (snapshot.hasTag('failed')) return <Notice>{t('Failed to load tracking data. Please try again later.')}</Notice>;
  const { tracking } = snapshot.context;
  const reached = tracking ? reachedSteps(tracking) : 0;
  return (
    <div className={css.live}>
      <TrackingFacts tracking={tracking} />
      {reached !== null && (
        <Steps label={t('Shipment Status')} steps={trackingSteps.map((step) => t(stepTexts[step]))} reached={reached} />
      )}
      {tracking === null && (
        <div className={css.loading}>
          <Spinner label={t('Loading tracking data')} />
        </div>
      )}
    </div>
  );
}

function TrackingFacts({ tracking }: { tracking: Tracking | null }) {
  const t = useTranslate();
  const format = useFormat();
  const facts = [
    [t('Shipment Status'), tracking && t(tracking.statusLabel || '—')],
    [t('Delivery Date'), tracking && format.date(tracking.deliveryDate)],
    [t('Service'), tracking && (tracking.service ?? '—')],
    [t('Delivery Postcode'), tracking && (tracking.deliveryPostcode ?? '—')],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value ?? <Shimmer width={88} />}</dd>
        </div>
      ))}
    </dl>
  );
}
