import { may, permissions } from '@connect/core/domain/access/user';
import type { ReactNode } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Lists and watched items are those of somebody who may order, and never of staff who act for them (decisions 19); others are told why. */
export function OrderingGate({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { user, impersonating } = useSession();
  if (impersonating)
    return (
      <Card>
        <EmptyState>
          {t('This belongs to each user of the customer alone, so you cannot see it while you act for them.')}
        </EmptyState>
      </Card>
    );
  if (!may(user, permissions.placeOrders))
    return (
      <Card>
        <EmptyState>
          {t('This is for users who may place orders. An administrator of your company can allow you to.')}
        </EmptyState>
      </Card>
    );
  return children;
}
