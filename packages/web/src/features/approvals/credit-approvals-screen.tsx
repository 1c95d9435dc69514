import { may, permissions } from '@connect/core/domain/access/user';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { useStaff } from '../../staff-services.ts';
import { customerPath } from '../../shared/customers/customer-path.ts';
import { ApprovalsScreen } from './approvals-screen.tsx';

/** Orders of the account manager's customers that they decide (specification §approvals). */
export function CreditApprovalsScreen({ onForbidden }: { onForbidden: () => void }) {
  const t = useTranslate();
  const { listCreditApprovals, decideCreditApproval } = useStaff();
  const { user } = useSession();
  return (
    <ApprovalsScreen
      list={listCreditApprovals}
      decide={decideCreditApproval}
      title={t('Credit approvals')}
      about={t(
        'Your customers’ orders that are over their available credit, or over a user’s spend limit if no one else in the company can approve them.',
      )}
      trail={[
        { label: t('Dashboard'), href: '/connect' },
        { label: t('My Customers'), href: '/connect/customers' },
        { label: t('Credit approvals') },
      ]}
      orderHref={({ customerNo, orderNo }) =>
        may(user, permissions.viewOrders) ? `${customerPath(customerNo)}/orders/${encodeURIComponent(orderNo)}` : null
      }
      namesCustomers
      onForbidden={onForbidden}
    />
  );
}
