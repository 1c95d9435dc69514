import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { heading } from '../../theme/text.css.ts';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { ErrorSummary } from '../../shared/forms/error-summary.tsx';
import { focusUnreadDay } from '../../shared/calendar/day-field.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { CustomerSection } from './customer-section.tsx';
import * as css from '../../shared/forms/order-form.css.ts';
import { OrderSummary } from './order-summary.tsx';
import { ProductsSection } from './products-section.tsx';
import { RequestSection } from './request-section.tsx';
import { ShipToSection } from './ship-to-section.tsx';
import { useFocusNext } from '../../ui/use-focus-next.ts';
import { useAnnouncement } from '../../ui/use-announcement.tsx';
import { useChosenCustomer, useEarlierOrder } from './use-order-begins.ts';
import { useSampleEntry } from './use-sample-entry.ts';
import { useSendSample } from './use-send-sample.ts';

interface OrderSamplesScreenProps {
  /** The customer and the sample order of the address, which the form begins with. */
  readonly customerNo: CustomerNo | null;
  readonly again: OrderNo | null;
  /** The form is for another customer: the address says so, and no longer which order it began with. */
  readonly onCustomer: (customerNo: CustomerNo | null) => void;
  readonly onOrdered: (orderNo: OrderNo) => void;
}

/** Order Samples (specification §sample-form): a sample order for a customer, with nothing to pay. */
export function OrderSamplesScreen({ customerNo, again, onCustomer, onOrdered }: OrderSamplesScreenProps) {
  const t = useTranslate();
  const form = useSampleEntry(customerNo);
  const { entry } = form;
  const element = useRef<HTMLFormElement>(null);

  const no = entry.customerNo;
  const customer = useChosenCustomer(no);
  const { problems, tries, busy, send } = useSendSample(element, form, customer.value, ({ order }) =>
    onOrdered(order.no),
  );
  const earlier = useEarlierOrder(again, (earlierEntry) => {
    form.startAgain(earlierEntry);
    onCustomer(earlierEntry.customerNo);
  });

  const focusNext = useFocusNext(element);
  const chooseCustomer = (chosen: string | null) => {
    form.chooseCustomer(chosen);
    onCustomer(chosen);
  };
  const startAgain = () => {
    // The button that did it is gone.
    focusNext('input');
    form.startAgain();
    onCustomer(null);
  };
  const [announcement, announce] = useAnnouncement();
  const restoreEntry = () => {
    form.restoreEntry();
    announce(t('The last change was undone.'));
    onCustomer(form.replaced?.customerNo ?? null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Where the goods can go is known with the customer.
    if (!customer.loading && !focusUnreadDay(element.current)) send();
  };
  return (
    <>
      <PageHeader
        title={t('Order Samples')}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('Samples'), href: '/connect/sample-orders' },
          { label: t('Order Samples') },
        ]}
      />
      <div className={css.notices}>
        {announcement}
        {form.replaced ? (
          <Toast tone="info" action={{ label: t('Undo'), onAction: restoreEntry }} about={form.replaced}>
            {t('Your entries have been cleared.')}
          </Toast>
        ) : (
          form.kept && (
            <Notice tone="info" action={{ label: t('Start again'), onAction: startAgain }}>
              {t('We’ve restored what you entered earlier.')}
            </Notice>
          )
        )}
        {earlier.failure !== null && (
          <Notice action={{ label: t('Try again'), onAction: earlier.reload }}>
            {t('We couldn’t load sample order {no}.', { no: again ?? '' })}
          </Notice>
        )}
      </div>
      <form ref={element} className={css.columns} onSubmit={submit} noValidate aria-busy={busy}>
        <div className={css.column}>
          <ErrorSummary form={element} found={tries} />
          <Section title={t('Customer')}>
            <CustomerSection
              customerNo={no}
              customer={customer}
              problem={problems.at.customer}
              onChoose={chooseCustomer}
            />
          </Section>
          <Section title={t('Delivery')}>
            <Delivery isChosen={no !== null} isKnown={!customer.loading}>
              <ShipToSection
                entry={entry}
                addresses={customer.value?.addresses ?? []}
                problems={problems}
                onChange={form.change}
              />
            </Delivery>
          </Section>
          <Section title={t('Products')}>
            <ProductsSection form={form} problems={problems} />
          </Section>
          <Section title={t('Request')}>
            <RequestSection entry={entry} problems={problems} onChange={form.change} />
          </Section>
        </div>
        <div className={css.aside}>
          <OrderSummary
            entry={entry}
            customerName={customer.value?.name ?? null}
            problem={problems.at.form}
            busy={busy}
            onStartAgain={startAgain}
          />
        </div>
      </form>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className={css.card}>
      <h2 id={id} className={cx(heading, css.cardTitle)}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Where it goes is asked once it is known who gets it. */
function Delivery({ isChosen, isKnown, children }: { isChosen: boolean; isKnown: boolean; children: ReactNode }) {
  const t = useTranslate();
  if (!isChosen) return <p className={css.none}>{t('Choose a customer first.')}</p>;
  return isKnown ? children : <Shimmer height={180} />;
}
