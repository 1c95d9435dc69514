import type { OrderNo } from '@connect/core/domain/documents/number';
import { shownValue } from '@connect/core/domain/documents/document';
import type { Invoice, Order, Shipment } from '@connect/core/domain/documents/document';
import { hasEnded } from '@connect/core/domain/documents/has-ended';
import { trackingMeans } from '@connect/core/domain/documents/tracking';
import { isNegative } from '@connect/core/domain/money/money';
import { useId } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { heading, small } from '../../theme/text.css.ts';
import { Card } from '../../ui/card.tsx';
import { TrackingPanel } from '../tracking/tracking-panel.tsx';
import * as css from './shipments.css.ts';
import * as layout from '../../theme/layout.css.ts';
import * as textStyles from '../../theme/text.css.ts';

const orderNumberOf = (document: Order | Invoice): OrderNo | null =>
  document.kind === 'order' ? document.no : document.orderNumber;

/** 'Shipments for order {n}': a panel for each shipment (specification §tracking-panels). */
export function Shipments({ document }: { document: Order | Invoice }) {
  const t = useTranslate();
  const id = useId();
  const orderNumber = orderNumberOf(document);
  const isNothing = document.shipments.length === 0 && !document.trackingNumber;
  const notYet = document.kind === 'order' && isNothing;
  // What became of it says that nothing will be; with a credit note nothing comes.
  if (notYet ? hasEnded(document) : isNothing && isNegative(document.totalIncVat)) return null;
  // A document without shipments may still say itself who carries it.
  const shipments = document.shipments.length > 0 ? document.shipments : [null];
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t('Shipments for order {n}', { n: shownValue(orderNumber, t('Unknown')) })}
      </h2>
      {notYet ? (
        <p className={small}>{t('Nothing has been shipped yet.')}</p>
      ) : (
        <ul className={layout.column}>
          {shipments.map((shipment, index) => (
            <li key={shipment?.no ?? index} className={css.shipment}>
              {shipment && <ShipmentHead shipment={shipment} />}
              <TrackingPanel
                means={trackingMeans(document.kind, document, shipment)}
                orderNumber={shipment?.orderNumber ?? orderNumber}
                documentNo={document.no}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const t = useTranslate();
  const format = useFormat();
  const facts = [shipment.agent?.name, shipment.postingDate && format.date(shipment.postingDate)].filter(Boolean);
  return (
    <div className={css.head}>
      <span className={textStyles.strong}>{shipment.no}</span>
      {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      {shipment.lines.length > 0 && (
        <details className={css.contents}>
          <summary className={css.summary}>
            {t('{n, plural, one {# line} other {# lines}}', { n: shipment.lines.length })}
          </summary>
          <ul className={css.lines}>
            {shipment.lines.map((line, index) => (
              <li key={index} className={css.line}>
                <span>{format.number(line.quantity)} ×</span>
                <span className={textStyles.strong}>{line.itemNo}</span>
                <span>{line.description}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
