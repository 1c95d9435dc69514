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
import * as css from './placed-card.css.ts';

/** The order was placed (specification §placing-orders): its number, and what happens next. */
export function PlacedCard({ placed: { no, waitsFor, otherAdministrator, left } }: { placed: PlacedOrder }) {
  const t = useTranslate();
  const { user } = useSession();
  const said = useRef<HTMLHeadingElement>(null);
  // The button that did it is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <Card className={css.card}>
      <ChevronMark />
      <h2 ref={said} tabIndex={-1} className={title}>
        {t('Order {no} was placed', { no })}
      </h2>
      <div className={css.texts}>
        {waitsFor.length === 0 && <p>{t('We are getting it ready. You can follow it in your orders.')}</p>}
        {waitsFor.includes('over-credit') && (
          <p>
            {t('It waits for approval: your account manager decides, as it is over your company’s Available Credit.')}
          </p>
        )}
        {waitsFor.includes('over-limit') && (
          <p>
            {isForAdministrator('over-limit', otherAdministrator)
              ? t('It waits for approval: an administrator of your company decides, as it is over your own limit.')
              : t('It waits for approval: your account manager decides, as it is over your own limit.')}
          </p>
        )}
        <p>{t('We confirm it by mail to {email}.', { email: user.email })}</p>
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
    </Card>
  );
}
