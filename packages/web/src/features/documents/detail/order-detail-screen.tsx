import { isWebOrder, shownNumber, shownReference } from '@connect/core/domain/documents/document';
import type { Order } from '@connect/core/domain/documents/document';
import { isSample } from '@connect/core/domain/samples/sample';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useDocumentSource } from '../document-source.ts';
import { DetailPage } from './detail-page.tsx';
import { Facts } from './facts.tsx';
import { SampleCard, ShipToCard, WebOrderCard } from './order-cards.tsx';
import { OrderLines } from './order-lines.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { Shipments } from './shipments.tsx';
import { DatesCard, TotalsCard } from './summary-cards.tsx';
import { useDetail } from './use-detail.ts';

const isSampleOrder = (order: Order): boolean =>
  isSample({ sample: order.sample, poNumber: order.externalReference, srNumber: order.srNo });

/** An order in full (spec §2). Key it by its number. */
export function OrderDetailScreen({ no }: { no: string }) {
  const t = useTranslate();
  const { viewOrder } = useDocumentSource();
  const detail = useDetail(viewOrder, no);
  const order = detail.document;
  const sample = order !== null && isSampleOrder(order);
  const web = order !== null && isWebOrder(order);
  const reference = sample
    ? { name: t('SR Number'), value: t(shownNumber(order.srNo ?? order.externalReference)) }
    : { name: t('Your Reference'), value: order && t(shownReference(order.externalReference)) };
  return (
    <DetailPage
      kind="order"
      no={no}
      title={t('Order {no}', { no: t(shownNumber(order ? order.no : no)) })}
      detail={detail}
      badge={web && <StatusBadge tone="info">{t('Web Order')}</StatusBadge>}
      facts={<Facts facts={[reference]} />}
      actions={<ReorderButton lines={order?.lines ?? null} />}
      aside={
        <>
          <DatesCard document={order} />
          {sample ? <SampleCard /> : <TotalsCard title={t('Order Totals')} document={order} />}
          <ShipToCard order={order} />
          {web && <WebOrderCard order={order} />}
        </>
      }
    >
      <OrderLines order={order} />
      {order && <Shipments document={order} />}
    </DetailPage>
  );
}
