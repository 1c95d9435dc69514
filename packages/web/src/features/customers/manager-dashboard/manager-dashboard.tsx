import { managerLinks } from '@connect/core/domain/access/navigation';
import { may, permissions } from '@connect/core/domain/access/user';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { useStaff } from '../../../staff-services.ts';
import { WaitingNotice } from '../../../shared/approvals/waiting-notice.tsx';
import { DashboardHeader } from '../../../shared/account/dashboard-header.tsx';
import { CustomerSearch } from './customer-search.tsx';
import { CustomerTables } from './customer-tables.tsx';

/** The account manager's dashboard (specification §account-manager-dashboard). */
export function ManagerDashboard() {
  const t = useTranslate();
  const { user } = useSession();
  const { listCreditApprovals } = useStaff();
  const seesCustomers = may(user, permissions.viewCustomers);
  return (
    <>
      <DashboardHeader
        kicker={t('Account manager')}
        badge={seesCustomers && <WaitingNotice list={listCreditApprovals} href="/connect/credit-approvals" />}
        links={managerLinks(user)}
      >
        {t('You can manage sample requests and check customer orders and prices.')}
      </DashboardHeader>
      {seesCustomers && (
        <>
          <CustomerSearch />
          <CustomerTables />
        </>
      )}
    </>
  );
}
