import { goesByCurrency, customerPageSize } from '@connect/core/domain/account/managed-customer';
import type { CustomerListQuery } from '@connect/core/domain/account/managed-customer';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useStaff } from '../../staff-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { ListScreen } from '../../shared/lists/list-screen.tsx';
import { usePagedList } from '../../shared/lists/use-paged-list.ts';
import { MyCustomersControls } from './my-customers-controls.tsx';
import * as css from './my-customers-screen.css.ts';
import { useMyCustomersColumns } from './my-customers-columns.tsx';
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
  const { listCustomers } = useStaff();
  const list = usePagedList(listCustomers, query);
  const favourites = useFavourites();
  const [censored, setCensored] = useCensored();
  /** Another list begins with its first page. */
  const change = (part: Partial<CustomerListQuery>) => onQuery({ ...query, page: 1, ...part });

  const columns = useMyCustomersColumns({
    censored,
    favourites,
    sorting: query,
    onSort: (sort) => change(nextSorting(query, sort)),
  });
  return (
    <ListScreen
      title={t('My Customers')}
      trail={[{ label: t('Dashboard'), href: '/connect' }, { label: t('My Customers') }]}
      searchLabel={t('Search for a customer')}
      query={query}
      onQuery={onQuery}
      list={list}
      pageSize={customerPageSize}
      label={t('My Customers')}
      columns={columns}
      rows={list.value?.customers ?? null}
      rowKey={({ no }) => no}
      failed={t('We couldn’t load the customers.')}
      none={t('No customers found.')}
      fixedHeight
    >
      <div className={css.room}>
        <MyCustomersControls query={query} onChange={change} censored={censored} onCensored={setCensored} />
        <div className={css.notices}>
          {favourites.problem !== null && <Toast tone="bad">{favourites.problem}</Toast>}
          {favourites.failed && (
            <Notice action={{ label: t('Try again'), onAction: favourites.reload }}>
              {t('We couldn’t load your favourite customers.')}
            </Notice>
          )}
        </div>
        {goesByCurrency(query.sort) && (
          <p className={css.order}>
            {t('Amounts are grouped by currency, as different currencies can’t be compared.')}
          </p>
        )}
      </div>
    </ListScreen>
  );
}
