import type { OrderNo } from '@connect/core/domain/documents/number';
import { isWebOrder, shownValue } from '@connect/core/domain/documents/document';
import type { Order } from '@connect/core/domain/documents/document';
import { isConfirmed } from '@connect/core/domain/documents/order-outcome';
import { isSample } from '@connect/core/domain/samples/sample';

import type { DocumentHit } from '@connect/core/domain/search/hit';

import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useDocumentSource } from '../../../shared/documents/document-source.ts';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { Facts } from '../../../shared/detail/facts.tsx';
import { SampleCard, ShipToCard, WebOrderCard } from '../../../shared/detail/order-cards.tsx';
import { OrderLines } from '../../../shared/detail/order-lines.tsx';
import { hasNotice } from './has-notice.ts';
import { OrderNotice } from './order-notice.tsx';
import { ReorderButton } from './reorder-button.tsx';
import { Shipments } from '../../../shared/detail/shipments.tsx';
import { DatesCard, TotalsCard } from '../../../shared/detail/summary-cards.tsx';
import { useDetail, type StartedDetail } from '../../../shared/detail/use-detail.ts';
import { useSeenRow } from '../../../shared/detail/use-seen-row.ts';
import { WithdrawButton } from './withdraw-button.tsx';

/** The numbers that tell a sample from an order, of the row that a list had of it or of what has come. */
const numbersOf = (order: Order | null, row: DocumentHit | null) =>
  order ? { sample: order.sample, poNumber: order.externalReference, srNumber: order.srNo } : row;

interface OrderDetailScreenProps {
  no: OrderNo;
  /** What was asked for before the page stood. */
  started?: StartedDetail<Order> | null;
}

/** An order in full (specification §order-page). Key it by its number. */
export function OrderDetailScreen({ no, started = null }: OrderDetailScreenProps) {
  const t = useTranslate();
  const { viewOrder, documentPath, referenceName } = useDocumentSource();
  const detail = useDetail(viewOrder, no, started);
  const [withdrawn, setWithdrawn] = useState(false);
  const changed = (isWithdrawn: boolean) => {
    setWithdrawn(isWithdrawn);
    detail.retry();
  };
  const order = detail.document;
  const row = useSeenRow('order', no);
  const numbers = numbersOf(order, row);
  const head = order ?? row;
  const sample = numbers !== null && isSample(numbers);
  const web = order !== null && isWebOrder(order);
  const reference = sample
    ? { name: t('SR Number'), value: shownValue(numbers.srNumber ?? numbers.poNumber, t('Unknown')) }
    : { name: t(referenceName), value: numbers && shownValue(numbers.poNumber, t('Not Provided')) };
  const backOfficeNo = order?.backOfficeNo ? [{ name: t('Supplier’s Number'), value: order.backOfficeNo }] : [];
  const invoices = (order?.invoices ?? []).map((invoice) => ({
    key: invoice,
    name: t('Invoice'),
    value: invoice,
    href: documentPath('invoice', invoice),
  }));
  return (
    <DetailPage
      kind="order"
      no={no}
      title={t('Order {no}', { no: shownValue(order ? order.no : no, t('Unknown')) })}
      detail={detail}
      row={row}
      badge={web && <StatusBadge tone="info">{t('Web Order')}</StatusBadge>}
      facts={<Facts facts={[{ ...reference, long: true }, ...backOfficeNo, ...invoices]} />}

      actions={
        <>
          {order && <WithdrawButton order={order} onChanged={changed} />}
          <ReorderButton lines={order?.lines ?? null} />
        </>
      }
      notice={order && hasNotice(order) && <OrderNotice order={order} focused={withdrawn} />}
      hasPdf={order === null || isConfirmed(order)}
      aside={
        <>
          <DatesCard document={head} />
          {sample ? <SampleCard /> : <TotalsCard title={t('Order Totals')} document={order} head={head} />}
          <ShipToCard document={order} />
          {web && <WebOrderCard order={order} />}
        </>
      }
    >
      <OrderLines order={order} />
      {order && <Shipments document={order} />}
    </DetailPage>
  );
}
