import { shipToLines, type Invoice, type Order } from '@connect/core/domain/documents/document';
import { promisedDays } from '@connect/core/domain/documents/promises';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { ownName } from '../../own-name.ts';
import { useServices } from '../../services.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Shimmer } from '../../ui/shimmer.tsx';
import { totals } from './detail-page.css.ts';
import * as css from './order-cards.css.ts';
import { PlacementFacts } from './placement-facts.tsx';

/** The stamp of sample orders, and what it means: nothing is to be paid (specification §order-page). */
export function SampleStamp() {
  const t = useTranslate();
  return (
    <div className={css.sample}>
      <p className={css.stamp}>{t('SAMPLE ORDER')}</p>
      <p>{t('Sample Order - No payment required')}</p>
    </div>
  );
}

/** Stands in place of a sample order's totals. */
export function SampleCard() {
  return (
    <Card className={cx(css.sampleCard, totals)}>
      <SampleStamp />
    </Card>
  );
}

/** Name and address, empty lines left out, and when what still comes of an order is promised for (specification §promised-dates). */
export function ShipToCard({ document }: { document: Order | Invoice | null }) {
  const t = useTranslate();
  const format = useFormat();
  const lines = document?.shipTo ? shipToLines(document.shipTo) : [];
  const [date, until] = document?.kind === 'order' ? promisedDays(document).map((day) => format.date(day)) : [];
  return (
    <Card>
      <CardTitle>{t('Ship to')}</CardTitle>
      <address className={css.address}>
        {document === null &&
          [160, 128, 96, 72].map((width) => (
            <span key={width}>
              <Shimmer width={width} />
            </span>
          ))}
        {document !== null && (lines.length === 0 ? '—' : lines.map((line, index) => <span key={index}>{line}</span>))}
      </address>
      {date !== undefined && (
        <p className={css.promise}>
          {until === undefined
            ? t('Promised for {date}', { date })
            : t('Promised between {from} and {until}', { from: date, until })}
        </p>
      )}
    </Card>
  );
}

/** Where an order of this portal comes from, and who placed it when that is known (specification §web-orders); with what became of it since. */
export function WebOrderCard({ order }: { order: Order }) {
  const t = useTranslate();
  const { config } = useServices();
  return (
    <Card>
      <CardTitle>{t('Web Order')}</CardTitle>
      <div className={css.address}>
        <span>
          {config.name === ownName
            ? t('Order created via Connect Portal.')
            : t('Order created via {portal}.', { portal: config.name })}
        </span>
        {order.connectUserEmail && <span>{t('Order placed by {email}', { email: order.connectUserEmail })}</span>}
        {order.placement && <PlacementFacts placement={order.placement} />}
      </div>
    </Card>
  );
}
