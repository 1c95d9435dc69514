import type { SampleOrder } from '@connect/core/domain/samples/sample-order';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderingRefusalText } from '../ordering/ordering-refusal.ts';

/** Makes a sample order into a basket that waits for its customer: the button, and what is said once it was pressed. */
export const useMakeBasket = (sample: SampleOrder | null): { readonly button: ReactNode; readonly said: ReactNode } => {
  const t = useTranslate();
  const { prepareBasket } = useStaff();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<ReactNode>(null);
  if (!sample) return { button: null, said: null };
  const { customerName, order } = sample;
  const make = async (): Promise<void> => {
    setBusy(true);
    const answer = await prepareBasket(order.no);
    setBusy(false);
    setSaid(
      answer.ok ? (
        <Notice tone="good">
          {t('A basket with {n, plural, one {# item} other {# items}} waits for {name} in their portal.', {
            n: answer.value.lines.length,
            name: customerName,
          })}
        </Notice>
      ) : (
        <Notice>{orderingRefusalText(t, answer.refusal)}</Notice>
      ),
    );
  };
  return {
    said,
    button: (
      <Button variant="secondary" icon={ShoppingBasket} disabled={busy} busy={busy} onClick={() => void make()}>
        {t('Make a basket')}
      </Button>
    ),
  };
};
