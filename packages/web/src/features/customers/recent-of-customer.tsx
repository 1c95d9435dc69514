import { may, permissions } from '@connect/core/domain/access/user';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { ok, refused } from '@connect/core/domain/result';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { recentCount } from '@connect/core/domain/documents/paging';
import { RecentTable } from '../../shared/account/recent-documents.tsx';
import { useQuery } from '../../shared/query/use-query.ts';

/** The newest documents of a customer that their account manager may see. */
export function RecentOfCustomer({ no }: { readonly no: CustomerNo }) {
  const t = useTranslate();
  const { recentDocuments } = useServices();
  const { user } = useSession();
  const recent = useQuery(
    () =>
      recentDocuments(user, recentCount, no).then(ok, () =>
        refused({ failure: 'unavailable' as const, message: null }),
      ),
    no,
  );
  return (
    <RecentTable
      recent={recent}
      failure={t('We couldn’t load the recent documents.')}
      onRetry={recent.reload}
      empty={
        <EmptyState
          action={
            may(user, permissions.createSampleOrders) && (
              <LinkButton variant="secondary" href={`/connect/sample-order?customer=${encodeURIComponent(no)}`}>
                {t('Order Samples')}
              </LinkButton>
            )
          }
        >
          {t('This customer has no documents yet.')}
        </EmptyState>
      }
    />
  );
}
