import { goesByCurrency, customerPageSize } from '@connect/core/domain/account/managed-customer';
import type { CustomerListQuery } from '@connect/core/domain/account/managed-customer';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { PageFooter, useShownPart } from '../../shared/lists/page-footer.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { MyCustomersControls } from './my-customers-controls.tsx';
import * as css from './my-customers-screen.css.ts';
import { MyCustomersTable } from './my-customers-table.tsx';
import { nextSorting } from './sorting.ts';
import { useCensored } from './use-censored.ts';
import { useFavourites } from './use-favourites.ts';

interface MyCustomersScreenProps {
  /** What the address asks for. */
  readonly query: CustomerListQuery;
  /** Another list was asked for. */
  readonly onQuery: (query: CustomerListQuery) => void;
}

/** My Customers (specification §my-customers): all customers of an account manager, to be searched, filtered and sorted. */
export function MyCustomersScreen({ query, onQuery }: MyCustomersScreenProps) {
  const t = useTranslate();
  const { customers } = useStaff();
  const list = useQuery(async () => {
    const answer = await customers.list(query);
    // What is on show says which page it is, also while another is on its way.
    return answer.ok ? { ...answer, value: { ...answer.value, page: query.page } } : answer;
  }, JSON.stringify(query));
  const favourites = useFavourites();
  const [censored, setCensored] = useCensored();
  const { page: shownPage, total } = list.value ?? { page: query.page, total: 0 };
  const showing = useShownPart(shownPage, total, customerPageSize);
  /** Another list begins with its first page. */
  const change = (part: Partial<CustomerListQuery>) => onQuery({ ...query, page: 1, ...part });

  const emptyAction = () => {
    if (total > 0) return { label: t('Go to the first page'), act: () => change({}) };
    if (query.text !== '') return { label: t('Clear search'), act: () => change({ text: '' }) };
    return query.filter === 'all' ? null : { label: t('Show all'), act: () => change({ filter: 'all' }) };
  };
  const action = emptyAction();
  return (
    <>
      <PageHeader
        title={t('My Customers')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('My Customers') }]}
        actionArea={
          <ListSearchBox label={t('Search for a customer')} text={query.text} onText={(text) => change({ text })} />
        }
      />
      <div className={css.room}>
        <MyCustomersControls query={query} onChange={change} censored={censored} onCensored={setCensored} />
        <div className={css.notices}>
          {favourites.problem !== null && <Notice>{favourites.problem}</Notice>}
          {favourites.failed && (
            <Notice action={{ label: t('Retry'), onAction: favourites.reload }}>
              {t('Your favourite customers could not be loaded.')}
            </Notice>
          )}
        </div>
        {goesByCurrency(query.sort) && (
          <p className={css.order}>
            {t('Amounts are listed currency by currency, as those of several cannot be compared.')}
          </p>
        )}
        <Card padding="none">
          {list.failure === null ? (
            <MyCustomersTable
              customers={list.value?.customers ?? null}
              loading={list.loading}
              censored={censored}
              favourites={favourites}
              sorting={query}
              onSort={(sort) => change(nextSorting(query, sort))}
              empty={
                <EmptyState
                  action={
                    action && (
                      <Button variant="secondary" onClick={action.act}>
                        {action.label}
                      </Button>
                    )
                  }
                >
                  {t('No customers found.')}
                </EmptyState>
              }
              footer={
                total > 0 && (
                  <PageFooter
                    size={customerPageSize}
                    shownPage={shownPage}
                    page={query.page}
                    total={total}
                    onPage={(page) => onQuery({ ...query, page })}
                  />
                )
              }
            />
          ) : (
            <ErrorState action={<Button onClick={list.reload}>{t('Retry')}</Button>}>
              {t('The customers could not be loaded.')}
            </ErrorState>
          )}
        </Card>
      </div>
      <LiveRegion text={list.loading || list.value === null ? '' : (showing ?? t('No customers found.'))} />
    </>
  );
}
