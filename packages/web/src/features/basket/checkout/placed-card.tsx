import { may, permissions } from '@connect/core/domain/access/user';
import { isForAdministrator, type PlacedOrder } from '@connect/core/domain/ordering/placement';
import { useEffect, useRef } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { title } from '../../../theme/text.css.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChevronMark } from '../../../ui/chevrons.tsx';
import { LeftLines } from '../../../shared/ordering/left-lines.tsx';
import { documentPath } from '../../../shared/documents/document-path.ts';
import { usePageName } from '../../../shared/page/use-page-name.ts';
import { PlacedOrderFacts } from './placed-order.tsx';
import type { PlacedOrderProps } from './placed-order.tsx';
import * as css from './placed-card.css.ts';

interface PlacedCardProps extends PlacedOrderProps {
  placed: PlacedOrder;
}

/** The order was placed (specification §placing-orders): its number, what happens next, and what was ordered. */
export function PlacedCard({ placed: { no, waitsFor, otherAdministrator, left }, ...order }: PlacedCardProps) {
  const t = useTranslate();
  const { user } = useSession();
  const focusTarget = useRef<HTMLHeadingElement>(null);
  const heading = t('Order {no} placed', { no });
  usePageName(heading);
  // The button that did it is gone.
  useEffect(() => focusTarget.current?.focus(), []);
  return (
    <Card className={css.card}>
      <ChevronMark />
      <h2 ref={focusTarget} tabIndex={-1} className={title}>
        {heading}
      </h2>
      <div className={css.texts}>
        {waitsFor.length === 0 && <p>{t('We’re preparing it. Follow its progress in Orders & Invoices.')}</p>}
        {waitsFor.includes('over-credit') && (
          <p>{t('It needs your account manager’s approval because it’s over your company’s available credit.')}</p>
        )}
        {waitsFor.includes('over-limit') && (
          <p>
            {isForAdministrator('over-limit', otherAdministrator)
              ? t('It needs approval from an administrator in your company because it’s over your spend limit.')
              : t('It needs your account manager’s approval because it’s over your spend limit.')}
          </p>
        )}
        <p>{t('We’ll email a confirmation to {email}.', { email: user.email })}</p>
      </div>
      <LeftLines left={left} />
      {left.length > 0 && <p>{t('What was not ordered is still in your basket.')}</p>}
      <div className={css.actions}>
        {may(user, permissions.viewOrders) && (
          <LinkButton href={documentPath('order', no)}>{t('View order')}</LinkButton>
        )}
        <LinkButton variant="secondary" href="/connect">
          {t('Go to the dashboard')}
        </LinkButton>
      </div>
      <PlacedOrderFacts {...order} />
    </Card>
  );
}
