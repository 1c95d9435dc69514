import { isPortalAdministrator } from '@connect/core/domain/access/user';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { useStaff } from '../../../staff-services.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { customersQuery } from '../my-customers-address.ts';
import * as css from './manager-dashboard.css.ts';

/** What to do next where there is no customer at all (specification §customer-tables); the children where there is one, or nobody can tell. */
export function EmptyPortal({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { user } = useSession();
  const { listCustomers } = useStaff();
  const all = useQuery(() => listCustomers(customersQuery({})), '');
  if (all.value?.total !== 0) return children;
  return (
    <Card className={css.section}>
      <EmptyState>
        {isPortalAdministrator(user)
          ? t(
              'There are no customers yet. Run “connect import” on the server with your files: docs/integration.md says how.',
            )
          : t('You have no customers yet. They appear here once an administrator of the portal has added them.')}
      </EmptyState>
    </Card>
  );
}
