import { minus, type Money } from '@connect/core/domain/money/money';
import type { Basket } from '@connect/core/domain/ordering/basket';
import { hasOrderable } from '@connect/core/domain/ordering/basket';
import type { Checkout } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Shimmer } from '../../../ui/shimmer.tsx';
import { BasketTotals } from '../basket-totals.tsx';
import { Rows } from '../../../shared/detail/facts.tsx';
import * as css from '../../../shared/forms/order-form.css.ts';
import { WaitNotice } from './wait-notice.tsx';

interface CheckoutSummaryProps {
  /** Id of the form that its button sends. */
  form: string;
  /** Both null while they are not known. */
  basket: Basket | null;
  checkout: Checkout | null;
  /** The totals, or what they mean for the credit, are about to change. */
  saving: boolean;
  busy: boolean;
  /** That it is not known whether the order was placed, if it is not. */
  lost: string | undefined;
  onDiscard: () => void;
  /** What the server says of the order as a whole. */
  problem: string | undefined;
}

/** What it comes to, what that means for the credit, and the button that orders it. */
export function CheckoutSummary({
  form,
  basket,
  checkout,
  saving,
  busy,
  lost,
  onDiscard,
  problem,
}: CheckoutSummaryProps) {
  const t = useTranslate();
  // One that was sent is there to be sent again, whatever is in the basket now.
  const canBeOrdered = lost !== undefined || basket === null || hasOrderable(basket.lines);
  return (
    <Card>
      <CardTitle>{t('Order summary')}</CardTitle>
      <div className={css.send}>
        {basket ? <BasketTotals basket={basket} saving={saving} /> : <Shimmer height={72} />}
        {basket && checkout && <Credit basket={basket} checkout={checkout} />}
        {checkout && lost === undefined && <WaitNotice reasons={checkout.wouldWait} checkout={checkout} />}
        {lost !== undefined && <Notice>{lost}</Notice>}
        {problem !== undefined && <Notice>{problem}</Notice>}
        {canBeOrdered ? (
          <Button type="submit" form={form} wide busy={busy} aria-disabled={busy || !checkout}>
            {lost === undefined ? t('Place Order') : t('Send it again')}
          </Button>
        ) : (
          <Notice tone="wait">{t('None of the products in your basket can be ordered.')}</Notice>
        )}
        {lost !== undefined && (
          <Button variant="secondary" wide aria-disabled={busy} onClick={onDiscard}>
            {t('Discard')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The Available Credit now and after the order; dashes for users without View Balance (decisions §figures-withheld). */
function Credit({ basket, checkout: { availableCredit } }: { basket: Basket; checkout: Checkout }) {
  const t = useTranslate();
  const format = useFormat();
  const money = (amount: Money | null) => (amount === null ? '—' : format.money(amount));
  return (
    <Rows
      loading={false}
      rows={[
        { name: t('Available Credit'), value: money(availableCredit) },
        {
          name: t('Available credit after this order'),
          value: money(availableCredit === null ? null : minus(availableCredit, basket.totalIncVat)),
        },
      ]}
    />
  );
}
