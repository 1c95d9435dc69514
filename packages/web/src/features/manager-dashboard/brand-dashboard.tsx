import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../shell/page-header.tsx';

/** The brand managers' dashboard, whose table of products to sign off is not there yet (spec §2). */
export function BrandDashboard() {
  const t = useTranslate();
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      <Card>
        <EmptyState>{t('No products to sign off found.')}</EmptyState>
      </Card>
    </>
  );
}
