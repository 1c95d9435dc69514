import { orderMailKinds } from '@connect/core/domain/account/order-mails';
import type { OrderMailChoice, OrderMailKind } from '@connect/core/domain/account/order-mails';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useCommand } from '../../../shared/query/use-command.ts';
import { Toast } from '../../../shared/page/toast.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { ShimmerOf } from '../../../ui/shimmer-of.tsx';
import * as css from './security-screen.css.ts';
import * as layout from '../../../theme/layout.css.ts';

interface OrderEmailsCardProps {
  /** Emails about orders of others are for it. */
  readonly storefront: string;
}

/** Which emails one gets once the supplier answers an order (specification §order-emails). */
export function OrderEmailsCard({ storefront }: OrderEmailsCardProps) {
  const t = useTranslate();
  const id = useId();
  const { loadOrderEmails } = useAccount();
  const { value, failure, reload } = useQuery(() => loadOrderEmails(), '');
  return (
    <Card aria-labelledby={id} aria-busy={value === null && failure === null}>
      <CardTitle id={id}>{t('Order emails')}</CardTitle>
      <div className={css.body}>
        {failure !== null && (
          <LoadFailure onRetry={reload}>{t('We couldn’t load your choice of order emails.')}</LoadFailure>
        )}
        {failure === null && value === null && (
          <ShimmerOf>
            <ChoiceForm chosen={{ kinds: [], allOrders: false }} storefront={storefront} />
          </ShimmerOf>
        )}
        {value && <ChoiceForm chosen={value} storefront={storefront} />}
      </div>
    </Card>
  );
}

interface ChoiceFormProps extends OrderEmailsCardProps {
  readonly chosen: OrderMailChoice;
}

function ChoiceForm({ chosen, storefront }: ChoiceFormProps) {
  const t = useTranslate();
  const { chooseOrderEmails } = useAccount();
  const [choice, setChoice, forget] = useDraft('order emails', () => chosen);
  const [saved, setSaved] = useState(false);
  const { busy, refusal, run } = useCommand(chooseOrderEmails);
  const texts: Readonly<Record<OrderMailKind, { label: string; text: string }>> = {
    confirmed: {
      label: t('Confirmed'),
      text: t('We’ve accepted the order. The email lists anything that has changed.'),
    },
    changed: {
      label: t('Changed'),
      text: t('Quantities, promised dates, the total or the address have changed, or it’s cancelled.'),
    },
    dispatched: { label: t('On its way'), text: t('Items are on their way, with the tracking number.') },
    invoiced: { label: t('Invoiced'), text: t('The invoice as a PDF.') },
  };
  const edit = (part: Partial<OrderMailChoice>) => {
    setChoice({ ...choice, ...part });
    setSaved(false);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSaved(false);
    const answer = await run(choice, storefront);
    if (!answer?.ok) return;
    forget();
    setSaved(true);
  };
  return (
    <form className={css.choices} onSubmit={(event) => void save(event)}>
      <CheckList
        label={t('Email me when an order is')}
        options={orderMailKinds.map((value) => ({ value, ...texts[value] }))}
        chosen={choice.kinds}
        onChange={(kinds) => edit({ kinds })}
      />
      <RadioCards
        label={t('Which orders')}
        options={[
          { value: 'own', label: t('Orders I place'), text: t('Those you place in this portal.') },
          {
            value: 'all',
            label: t('All my company’s orders'),
            text: t('Every order and invoice you can see, whoever placed it.'),
          },
        ]}
        value={choice.allOrders ? 'all' : 'own'}
        onChange={(which) => edit({ allOrders: which === 'all' })}
      />
      <div className={layout.inline}>
        <Button type="submit" disabled={busy} busy={busy}>
          {t('Save')}
        </Button>
      </div>
      {saved && <Toast>{t('The changes were saved.')}</Toast>}
      {refusal && <Notice>{refusalText(t, refusal)}</Notice>}
    </form>
  );
}
