import { may, permissions } from '@connect/core/domain/access/user';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useOrdering } from '../../ordering-services.ts';
import { useSession } from '../../services.ts';
import { documentPath } from '../../shared/documents/document-path.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';

/** The company's orders over a user's limit, for its administrators (specification §approvals). */
export function CompanyApprovalsScreen({ onForbidden }: { onForbidden: () => void }) {
  const t = useTranslate();
  const { listApprovals, decideApproval } = useOrdering();
  const { user, impersonating } = useSession();
  return (
    <ApprovalsScreen
      list={listApprovals}
      decide={decideApproval}
      title={t('Approvals')}
      about={t(
        'Orders from your company that are over the buyer’s own spend limit. You can’t approve your own orders.',
      )}
      trail={[
        { label: t('Dashboard'), href: '/connect' },
        { label: t('Manage Users'), href: '/connect/users' },
        { label: t('Approvals') },
      ]}
      orderHref={({ orderNo }) => (may(user, permissions.viewOrders) ? documentPath('order', orderNo) : null)}
      namesCustomers={false}
      readOnly={impersonating}
      onForbidden={onForbidden}
    />
  );
}
