import type { OrderNo } from '@connect/core/domain/documents/number';
import { may, permissions } from '@connect/core/domain/access/user';
import { isWebOrder, shownValue } from '@connect/core/domain/documents/document';
import type { Order } from '@connect/core/domain/documents/document';
import { isSample } from '@connect/core/domain/samples/sample';
import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import { RotateCw } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useServices, useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { ShimmerOf } from '../../ui/shimmer-of.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { DetailPage } from '../../shared/detail/detail-page.tsx';
import { Facts } from '../../shared/detail/facts.tsx';
import { SampleStamp, ShipToCard, WebOrderCard } from '../../shared/detail/order-cards.tsx';
import { OrderLines } from '../../shared/detail/order-lines.tsx';
import { Shipments } from '../../shared/detail/shipments.tsx';
import { DatesCard } from '../../shared/detail/summary-cards.tsx';
import { DocumentSourceProvider } from '../../shared/documents/document-source.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { FollowUpCard } from './follow-up-card.tsx';
import { RequestCard } from './request-card.tsx';
import { sampleSource } from './sample-source.ts';
import { orderAgainPath } from './samples-address.ts';
import { useMakeBasket } from './use-make-basket.tsx';

/** What most sample orders are that are opened, until it is known. */
const toCome = { followUpOn: null, followedUpAt: null, followUpDue: false };

interface SampleOrderScreenProps {
  /** Its order number. Key the screen by it. */
  readonly no: OrderNo;
  /** It was ordered a moment ago. */
  readonly isNew: boolean;
}

/**
 * View Sample Order (specification §sample-orders): the order as its customer sees it, with what the account manager wrote on it. An order with
 * nothing to pay is a sample to account managers, whatever it is otherwise (specification §sample-orders), and opens here, too.
 */
export function SampleOrderScreen({ no, isNew }: SampleOrderScreenProps) {
  const t = useTranslate();
  const { config } = useServices();
  const { user } = useSession();
  const { documentsOf, findSample } = useStaff();
  const { value: sample, loading, failure, reload, set } = useQuery(() => findSample(no), no);
  const order = sample?.order ?? null;
  const makeBasket = useMakeBasket(sample);
  return (
    <DocumentSourceProvider value={sampleSource({ sample, documentsOf, user, suppliersCurrency: config.currency })}>
      <DetailPage
        kind="order"
        no={no}
        title={t('Sample order {no}', { no: shownValue(order ? order.no : no, t('Unknown')) })}
        // A number that is none at all is rejected.
        detail={{ document: order, loading, failure: failure === 'rejected' ? 'not-found' : failure, retry: reload }}
        badge={order && isWebOrder(order) && <StatusBadge tone="info">{t('Web Order')}</StatusBadge>}
        facts={<SampleFacts sample={sample} />}
        actions={
          // Before the order is there, so that they move nothing when it comes.
          failure === null && (
            <>
              {makeBasket.button}
              {may(user, permissions.createSampleOrders) && (
                <LinkButton variant="secondary" icon={RotateCw} href={orderAgainPath(order?.no ?? no)}>
                  {t('Order again')}
                </LinkButton>
              )}
            </>
          )
        }
        aside={
          <>
            <Card>
              <SampleStamp />
            </Card>
            {sample && <FollowUpCard sample={sample} onChanged={set} />}
            {!sample && failure === null && (
              <ShimmerOf>
                <FollowUpCard sample={{ ...toCome, order: { no } }} onChanged={() => {}} />
              </ShimmerOf>
            )}
            <RequestCard sample={sample} />
            <DatesCard document={order} />
            <ShipToCard document={order} />
            {order && isWebOrder(order) && <WebOrderCard order={order} />}
          </>
        }
      >
        {makeBasket.dialogs}
        {isNew && order && <Toast>{t('Samples ordered. The customer can see them in their orders.')}</Toast>}
        <OrderLines order={order} />
        {order && <Shipments document={order} />}
      </DetailPage>
    </DocumentSourceProvider>
  );
}

/** A sample's reference is its SR Number (specification §sample-orders); one that is a sample for its total alone has the customer's own. */
const referenceOf = (t: Translate, order: Order): { name: string; value: string } =>
  isSample({ sample: order.sample, poNumber: order.externalReference, srNumber: order.srNo })
    ? { name: t('SR Number'), value: shownValue(order.srNo ?? order.externalReference, t('Unknown')) }
    : { name: t('Customer’s reference'), value: shownValue(order.externalReference, t('Not Provided')) };

function SampleFacts({ sample }: { sample: SampleOrder | null }) {
  const t = useTranslate();
  const { user } = useSession();
  const reference = sample ? referenceOf(t, sample.order) : { name: t('SR Number'), value: null };
  const opensCustomer = sample && may(user, permissions.viewCustomers);
  return (
    <Facts
      facts={[
        reference,
        {
          name: t('Customer'),
          value: sample && `${sample.customerName} · ${sample.customerNo}`,
          href: opensCustomer ? customerPath(sample.customerNo) : undefined,
        },
      ]}
    />
  );
}
