import { quickLinks } from '@connect/core/domain/access/navigation';
import { may, permissions } from '@connect/core/domain/access/user';
import { greetingAt } from '@connect/core/domain/account/greeting';
import type { Greeting } from '@connect/core/domain/account/greeting';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { useServices, useSession } from '../../services.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { useExistingLinks } from '../shell/existing-links.ts';
import { PageHeader } from '../shell/page-header.tsx';
import { BannerCard } from './banner-card.tsx';
import { CreditCard } from './credit-card.tsx';
import * as css from './customer-dashboard.css.ts';
import { HistoryCard } from './history-card.tsx';
import type { DashboardLoads } from './loads.ts';
import { PaymentCard } from './payment-card.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentDocuments } from './recent-documents.tsx';
import { TermsCard } from './terms-card.tsx';

const greetings: Record<Greeting, (t: Translate, name: string) => string> = {
  morning: (t, name) => t('Good morning, {name}', { name }),
  afternoon: (t, name) => t('Good afternoon, {name}', { name }),
  evening: (t, name) => t('Good evening, {name}', { name }),
};

interface CustomerDashboardProps {
  readonly loads: DashboardLoads;
  /** Asks for the customer record again, which did not come with the session. */
  readonly onRetryCustomer: () => void;
}

/** The customer's dashboard (spec §2). */
export function CustomerDashboard({ loads, onRetryCustomer }: CustomerDashboardProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const existing = useExistingLinks();
  const { user, customer } = useSession();
  const hour = (clock.now() / 1000 - clock.startOf(clock.today())) / 3600;
  return (
    <>
      <PageHeader
        kicker={customer ? `${customer.name} · ${customer.no}` : user.customerNo}
        title={greetings[greetingAt(hour)](t, user.firstName || user.email)}
        actionArea={<SearchBox />}
      />
      <div className={css.welcome}>
        <QuickLinks links={existing.only(quickLinks(user))} />
        <p className={css.welcomeText}>
          {t('Welcome to your trade account.')}
          <br />
          {t('Manage orders, view products and update account details.')}
        </p>
      </div>
      <div className={css.grid}>
        <PaymentCard load={loads.payment} />
        {customer ? (
          <>
            <CreditCard customer={customer} />
            <TermsCard customer={customer} />
          </>
        ) : (
          <Card className={css.twoWide} aria-label={t('Your account')}>
            <Notice action={{ label: t('Retry'), onAction: onRetryCustomer }}>
              {t('Your account details could not be loaded.')}
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
