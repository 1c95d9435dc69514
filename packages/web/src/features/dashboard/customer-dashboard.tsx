import { isOwedUndated } from '@connect/core/domain/account/customer';
import { overdueOn } from '@connect/core/domain/account/payment-due';
import { quickLinks } from '@connect/core/domain/access/navigation';
import { may, permissions, userKind } from '@connect/core/domain/access/user';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BannerCard } from './banner-card.tsx';
import { CreditCard } from '../../shared/account/credit-card.tsx';
import * as css from './customer-dashboard.css.ts';
import { DashboardHeader } from '../../shared/account/dashboard-header.tsx';
import { HistoryCard } from '../../shared/account/history-card.tsx';
import type { DashboardLoads } from '../../shared/account/loads.ts';
import { PaymentCard } from '../../shared/account/payment-card.tsx';
import { RecentDocuments } from '../../shared/account/recent-documents.tsx';
import { TermsCard } from '../../shared/account/terms-card.tsx';
import { useFreshLoads } from './use-fresh-loads.ts';
import { WaitingApprovals } from './waiting-approvals.tsx';

interface CustomerDashboardProps {
  readonly loads: DashboardLoads;
  /** Loads all of it anew. */
  readonly start: () => DashboardLoads;
  /** Asks for the customer record again, which did not come with the session. */
  readonly onRetryCustomer: () => void;
}

/** The customer's dashboard (specification §customer-dashboard). */
export function CustomerDashboard({ loads: opened, start, onRetryCustomer }: CustomerDashboardProps) {
  const t = useTranslate();
  const loads = useFreshLoads(opened, start);
  const { user, customer: ofSession } = useSession();
  const { clock } = useServices();
  const customer = useQuery(loads.account, loads.account).value ?? ofSession;
  const overdue = customer && may(user, permissions.viewInvoices) ? overdueOn(customer, clock.today()) : null;
  const withheld = !may(user, permissions.viewBalance);
  // Whoever stops acting for a customer is staff again a moment before their own dashboard is there.
  const isLeaving = userKind(user) !== 'customer';
  return (
    <>
      <DashboardHeader
        kicker={customer ? `${customer.name} · ${customer.no}` : user.customerNo}
        badge={may(user, permissions.editUsers) && <WaitingApprovals />}
        links={quickLinks(user)}
      >
        {t('Welcome to your trade account.')}
        <br />
        {t('Manage orders, view products and update account details.')}
      </DashboardHeader>
      <div className={css.grid}>
        <PaymentCard
          load={loads.payment}
          owedUndated={customer !== null && !withheld && isOwedUndated(customer)}
          overdue={overdue && overdue.minor > 0 ? overdue : null}
        />
        {customer || isLeaving ? (
          <>
            <CreditCard customer={customer} withheld={withheld} />
            <TermsCard customer={customer} withheld={withheld} />
          </>
        ) : (
          <Card className={css.twoWide} aria-label={t('Your account')}>
            <Notice action={{ label: t('Try again'), onAction: onRetryCustomer }}>
              {t('We couldn’t load your account details.')}
            </Notice>
          </Card>
        )}
        <HistoryCard load={loads.history} />
        <div className={css.banner}>
          <BannerCard load={loads.banner} />
        </div>
        {may(user, permissions.viewOrders) && (
          <div className={css.full}>
            <RecentDocuments load={loads.recent} />
          </div>
        )}
      </div>
    </>
  );
}
