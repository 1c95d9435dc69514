import type { Basket } from '@connect/core/domain/ordering/basket';
import { inMajor } from '@connect/core/domain/ordering/item';
import type { Checkout } from '@connect/core/domain/ordering/placement';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { BasketTotals } from '../basket/basket-totals.tsx';
import { Rows } from '../documents/detail/facts.tsx';
import * as css from '../samples/order-form.css.ts';
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
  /** Whether the order was placed is not known. */
  isLost: boolean;
  /** What the server says of the order as a whole. */
  problem: string | undefined;
}

/** What it comes to, what that means for the credit, and the button that orders it. */
export function CheckoutSummary({ form, basket, checkout, saving, busy, isLost, problem }: CheckoutSummaryProps) {
  const t = useTranslate();
  return (
    <Card>
      <CardTitle>{t('Summary')}</CardTitle>
      <div className={css.send}>
        {basket ? <BasketTotals basket={basket} saving={saving} /> : <Shimmer height={72} />}
        {basket && checkout && <Credit basket={basket} checkout={checkout} />}
        {checkout && !isLost && (
          <WaitNotice reasons={checkout.wouldWait} checkout={checkout} currency={basket?.currencyCode ?? ''} />
        )}
        {isLost && (
          <Notice>
            {t('We could not find out whether your order was placed. Try again: it is never placed twice.')}
          </Notice>
        )}
        {problem !== undefined && <Notice>{problem}</Notice>}
        <Button type="submit" form={form} wide busy={busy} aria-disabled={busy || !checkout}>
          {isLost ? t('Try again') : t('Place Order')}
        </Button>
      </div>
    </Card>
  );
}

/** The Available Credit now and after the order; dashes for users without View Balance (decisions 14). */
function Credit({ basket, checkout: { availableCredit } }: { basket: Basket; checkout: Checkout }) {
  const t = useTranslate();
  const format = useFormat();
  const money = (amount: number | null) => (amount === null ? '—' : format.money(inMajor(amount), basket.currencyCode));
  return (
    <Rows
      loading={false}
      rows={[
        { name: t('Available Credit'), value: money(availableCredit) },
        {
          name: t('After this order'),
          value: money(availableCredit === null ? null : availableCredit - basket.totalIncVat),
        },
      ]}
    />
  );
}
