import type { ReportQuery } from '@connect/core/domain/reports/report';
import { ScrollText } from 'lucide-react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { FallingCustomersCard, TopCustomersCard } from './customers-cards.tsx';
import { OverdueCard } from './overdue-card.tsx';
import { ReportFilters } from './report-filters.tsx';
import * as css from './reports-screen.css.ts';
import { SalesCard } from './sales-card.tsx';
import { SamplesCard } from './samples-card.tsx';
import { SignOffCard } from './sign-off-card.tsx';

interface ReportsScreenProps {
  query: ReportQuery;
  onQuery: (query: ReportQuery) => void;
}

/** The Reports Dashboard, for super users (specification §permissions). */
export function ReportsScreen({ query, onQuery }: ReportsScreenProps) {
  const t = useTranslate();
  const { loadSalesReport, loadCustomersReport, loadOverdueReport, loadSamplesReport, loadSignOffReport } = useStaff();
  const key = JSON.stringify(query);
  const sales = useQuery(() => loadSalesReport(query), key);
  const customers = useQuery(() => loadCustomersReport(query), key);
  const overdue = useQuery(() => loadOverdueReport(query), key);
  const samples = useQuery(() => loadSamplesReport(query), key);
  const signOff = useQuery(() => loadSignOffReport(query), key);
  const loading = [sales, customers, overdue, samples, signOff].some((answer) => answer.loading);
  return (
    <>
      <PageHeader
        title={t('Reports Dashboard')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Reports Dashboard') }]}
        actionArea={
          <div className={css.action}>
            <LinkButton href="/connect/reports/audit" variant="secondary" icon={ScrollText}>
              {t('Audit log')}
            </LinkButton>
          </div>
        }
      />
      <ReportFilters query={query} currencies={sales.value?.currencies ?? null} onQuery={onQuery} />
      <div className={css.cards}>
        <SalesCard query={query} answer={sales} />
        <TopCustomersCard query={query} answer={customers} />
        <FallingCustomersCard query={query} answer={customers} />
        <OverdueCard query={query} answer={overdue} />
        <SamplesCard query={query} answer={samples} />
        <SignOffCard query={query} answer={signOff} />
      </div>
      <LiveRegion text={loading ? t('Loading') : t('The reports are up to date.')} />
    </>
  );
}
