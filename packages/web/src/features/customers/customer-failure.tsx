import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Failure } from '@connect/core/ports/failure';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';

interface CustomerFailureProps {
  readonly no: CustomerNo;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Stands in place of every page about a customer who does not come: there is none of this number, or not now. */
export function CustomerFailure({ no, failure, onRetry }: CustomerFailureProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={no}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('My Customers'), href: '/connect/customers' },
          { label: no },
        ]}
      />
      <Card>
        {failure === 'unavailable' || failure === 'signed-out' ? (
          <LoadFailure onRetry={onRetry}>{t('We couldn’t load customer {no}.', { no })}</LoadFailure>
        ) : (
          <EmptyState action={<LinkButton href="/connect/customers">{t('Go to My Customers')}</LinkButton>}>
            {t('We couldn’t find customer {no}.', { no })}
          </EmptyState>
        )}
      </Card>
    </>
  );
}
