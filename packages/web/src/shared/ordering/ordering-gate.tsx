import { mayOrder } from '@connect/core/domain/access/session';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface OrderingGateProps {
  /** The head of a page whose own one is among what others do not see. */
  readonly header?: ReactNode;
  readonly children: ReactNode;
}

/** Lists and watched items are those of somebody who may order, and never of staff who act for them (decisions §acting-within-limits); others are told why. */
export function OrderingGate({ header, children }: OrderingGateProps) {
  const t = useTranslate();
  const session = useSession();
  if (mayOrder(session)) return children;
  return (
    <>
      {header}
      <Card>
        <EmptyState
          action={
            <LinkButton variant="secondary" href="/connect">
              {t('Go to the dashboard')}
            </LinkButton>
          }
        >
          {session.impersonating
            ? t('Every user has their own page, so you can’t see this while acting for a customer.')
            : t('You need permission to place orders to use this page. Ask an administrator in your company.')}
        </EmptyState>
      </Card>
    </>
  );
}
