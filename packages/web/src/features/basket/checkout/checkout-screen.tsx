import { may, permissions } from '@connect/core/domain/access/user';
import { hasOrderable } from '@connect/core/domain/ordering/basket';
import { shipTo } from '@connect/core/domain/ordering/checkout-entry';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { BasketLines } from '../basket-lines.tsx';
import { BasketNotices } from '../basket-notices.tsx';
import { useBasket } from '../use-basket.ts';
import * as css from '../../../shared/forms/order-form.css.ts';
import { useExistingLinks } from '../../../shared/page/existing-links.ts';
import { ErrorSummary } from '../../../shared/forms/error-summary.tsx';
import { focusUnreadDay } from '../../../shared/calendar/day-field.tsx';
import { PageHeader } from '../../../shared/page/page-header.tsx';
import { QuotedFault } from '../../../shared/query/quoted-fault.tsx';
import { basketChangedText, lostText, refusalProblems, ruleProblems } from './checkout-problems.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { DeliverySection, OrderSection, Section } from './checkout-sections.tsx';
import { PlacedCard } from './placed-card.tsx';
import { UnansweredOrder } from './unanswered-order.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlacing } from './use-placing.ts';

interface CheckoutScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  storefront: string;
}

/** Checkout (specification §checkout): the basket is looked at once more, and ordered. */
export function CheckoutScreen({ storefront }: CheckoutScreenProps) {
  const t = useTranslate();
  const { impersonating } = useSession();
  return (
    <div data-is-basket>
      <PageHeader
        title={t('Checkout')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Checkout') }]}
      />
      {impersonating ? (
        <Card>
          <EmptyState
            action={
              <LinkButton variant="secondary" href="/connect">
                {t('Go to the dashboard')}
              </LinkButton>
            }
          >
            {t('Every user has their own basket, so you can’t check out while acting for a customer.')}
          </EmptyState>
        </Card>
      ) : (
        <OwnCheckout storefront={storefront} />
      )}
    </div>
  );
}

function OwnCheckout({ storefront }: CheckoutScreenProps) {
  const t = useTranslate();
  const { store, ...view } = useBasket();
  const { basket } = view;
  const details = useCheckout(basket?.version ?? 0);
  const checkout = details.value;
  const placing = usePlacing({ store, ...view }, details, storefront);
  const { entry, refusal, lost, busy } = placing;
  const address = checkout && shipTo(entry, checkout.addresses);
  const [tries, setTries] = useState(0);
  const formId = useId();
  const columns = useRef<HTMLDivElement>(null);
  // All of it comes at once, so that nothing moves; what failed is told in its place, and stays there while it is asked for again.
  const [isUp, setUp] = useState(false);
  const waits = !isUp && !view.failure && details.failure === null && (!basket || !checkout);
  if (!isUp && !waits) setUp(true);
  // Each time something is found wrong, here or by the server.
  const errorsFound = `${tries} ${refusal?.message?.code ?? ''}`;

  if (placing.placed) return <PlacedCard placed={placing.placed} entry={entry} seen={placing.seen} />;
  if (placing.isLeftOver)
    return (
      <UnansweredOrder
        entry={entry}
        busy={busy}
        problem={lost ? lostText(t, lost) : undefined}
        onSend={placing.again}
        onDiscard={placing.discard}
      />
    );

  const found = checkout ? ruleProblems(t, entry, checkout) : {};
  const problems = {
    ...(tries > 0 && found),
    ...(placing.isChanged && !refusal && { form: basketChangedText(t) }),
    ...(refusal && refusalProblems(t, refusal)),
  };
  if (basket?.lines.length === 0 && !entry.sent) return <EmptyCheckout problem={problems.form} />;
  if (waits) return <WaitingCheckout />;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (lost) return placing.again();
    if (!basket || !address || busy || !hasOrderable(basket.lines)) return undefined;
    if (focusUnreadDay(columns.current)) return undefined;
    setTries(tries + 1);
    const isTyped = store.finishTyping();
    if (isTyped && Object.keys(found).length === 0) placing.place();
    return undefined;
  };
  return (
    <div ref={columns} className={css.columns} aria-busy={busy}>
      <div className={css.column}>
        <ErrorSummary form={columns} found={errorsFound} />
        <BasketNotices {...view} store={store} />
        {details.failure !== null && (
          <Notice action={{ label: t('Try again'), onAction: details.reload }}>
            {t('We couldn’t load your addresses.')}
            <QuotedFault />
          </Notice>
        )}
        <Section title={t('Products')}>
          {basket ? (
            <BasketLines lines={basket.lines} failed={view.failure !== null} store={store} />
          ) : (
            <Shimmer height={160} />
          )}
        </Section>
        {/* The products have a menu with a form of its own: they stand outside this one. */}
        <form id={formId} onSubmit={submit} noValidate>
          <fieldset className={css.plain} disabled={busy || lost !== null}>
            <DeliverySection
              checkout={checkout}
              address={address}
              problem={problems.address}
              onChoose={(addressId) => placing.change({ addressId })}
            />
            <OrderSection entry={entry} checkout={checkout} problems={problems} onChange={placing.change} />
          </fieldset>
        </form>
      </div>
      <div className={css.aside}>
        <CheckoutSummary
          basket={basket}
          checkout={checkout}
          form={formId}
          saving={view.saving || details.loading}
          busy={busy}
          lost={lost ? lostText(t, lost) : undefined}
          onDiscard={placing.discard}
          problem={problems.form}
        />
      </div>
    </div>
  );
}

/** What stands for the checkout until the basket and the addresses have come. */
function WaitingCheckout() {
  const t = useTranslate();
  return (
    <div className={css.columns} aria-busy>
      <div className={css.column}>
        {[t('Products'), t('Delivery'), t('Your order')].map((title) => (
          <Section key={title} title={title}>
            <Shimmer height={120} />
          </Section>
        ))}
      </div>
      <div className={css.aside}>
        <Card>
          <Shimmer height={160} />
        </Card>
      </div>
    </div>
  );
}

function EmptyCheckout({ problem }: { readonly problem: string | undefined }) {
  const t = useTranslate();
  const { user } = useSession();
  const existing = useExistingLinks();
  const quickOrder = '/connect/quick-order';
  const action = () => {
    if (existing.has(quickOrder)) return <LinkButton href={quickOrder}>{t('Quick Order')}</LinkButton>;
    return (
      may(user, permissions.viewOrders) && <LinkButton href="/connect/orders">{t('Orders & Invoices')}</LinkButton>
    );
  };
  return (
    <Card>
      {/* What was in it may have been ordered in another window. */}
      {problem !== undefined && <Notice>{problem}</Notice>}
      <EmptyState action={action()}>{t('Your basket is empty.')}</EmptyState>
    </Card>
  );
}
