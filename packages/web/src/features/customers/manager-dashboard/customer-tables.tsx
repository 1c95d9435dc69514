import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useStaff } from '../../../staff-services.ts';
import { heading } from '../../../theme/text.css.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { CensorSwitch } from '../censor-switch.tsx';
import { useCustomerColumns } from '../customer-columns.tsx';
import { useCensored } from '../use-censored.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import type { Query } from '../../../shared/query/use-query.ts';
import { EmptyPortal } from './empty-portal.tsx';
import * as css from './manager-dashboard.css.ts';

/** Rows the top table is padded to (specification §customer-tables). */
const topRows = 10;

/** How long the second table waits for the height of the first, in milliseconds. */
const patience = 1_000;

/** My favourite customers and my top customers, with the switch that hides their figures (specification §customer-tables). */
export function CustomerTables() {
  const t = useTranslate();
  const { listFavouriteCustomers, listTopCustomers } = useStaff();
  const [censored, setCensored] = useCensored();
  const favourites = useQuery(() => listFavouriteCustomers(), '');
  const top = useQuery(() => listTopCustomers(), '');
  const isSettled = !favourites.loading || favourites.value !== null || favourites.failure !== null;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const tables = (
    <>
      <CustomersSection
        title={t('My favourite customers')}
        answer={favourites}
        censored={censored}
        kind="favourites"
        failure={t('We couldn’t load your favourite customers.')}
      >
        <span className={css.censor}>
          <CensorSwitch censored={censored} onCensored={setCensored} />
        </span>
      </CustomersSection>
      {/* How high the favourites are is known then, so that nothing moves; but what is there waits for no slow call. */}
      {(isSettled || isLate) && (
        <CustomersSection
          title={t('My top customers')}
          answer={top}
          censored={censored}
          kind="top"
          failure={t('We couldn’t load your top customers.')}
        />
      )}
    </>
  );
  // Whoever has visited nobody yet may have nobody to visit.
  const isBare = favourites.value?.length === 0 && top.value?.length === 0;
  return isBare ? <EmptyPortal>{tables}</EmptyPortal> : tables;
}

interface CustomersSectionProps {
  readonly title: string;
  readonly answer: Query<readonly ListedCustomer[]>;
  readonly censored: boolean;
  readonly kind: 'favourites' | 'top';
  /** What is said when it could not be loaded. */
  readonly failure: string;
  /** Beside the title. */
  readonly children?: ReactNode;
}

/** Only the favourites mark who is blocked; only the top is padded and of a set height (specification §customer-tables). */
function CustomersSection({ title, answer, censored, kind, failure, children }: CustomersSectionProps) {
  const t = useTranslate();
  const id = useId();
  const isTop = kind === 'top';
  const columns = useCustomerColumns({ censored, marksBlocked: !isTop });
  const isFirst = answer.value === null && answer.loading;
  const reason = t('The customers you open most appear here.');
  const next = (
    <LinkButton variant="secondary" href="/connect/customers">
      {t('My Customers')}
    </LinkButton>
  );
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {answer.loading && <Spinner label={t('Loading')} />}
        {children}
      </div>
      <Card padding="none" className={cx(isTop && css.top)}>
        {answer.failure === null ? (
          <DataTable
            label={title}
            columns={columns}
            rows={answer.value ?? []}
            rowKey={({ no }) => no}
            shimmerRows={isFirst ? (isTop ? topRows : 3) : 0}
            padTo={isTop ? topRows : 0}
            fixedHeight={isTop}
            rest={isTop ? <EmptyState action={next}>{reason}</EmptyState> : undefined}
            empty={
              <EmptyState action={next}>
                {t('No customers found.')} {isTop && reason}
              </EmptyState>
            }
          />
        ) : (
          <LoadFailure onRetry={answer.reload}>{failure}</LoadFailure>
        )}
      </Card>
    </section>
  );
}
