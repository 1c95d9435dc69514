import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import type { AdminScreenProps } from './admin-screen-props.ts';
import { CustomerUsersPart } from './customer-users.tsx';

/** Customers, one of them found, and the users of its company (specification §administration). */
export function CustomersScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { findCustomers } = useAdmin();
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<CustomerNo | null>(null);
  const list = useQuery(() => findCustomers({ text, filter: 'all', sort: 'name', descending: false, page: 1 }), text);
  useForbidden(list.failure, onForbidden);
  const columns = useCustomerColumns(setOpened);
  const total = list.value?.total ?? 0;
  const shown = list.value?.customers ?? null;
  return (
    <AdminPage current="customers">
      {opened === null ? (
        <div className={css.form}>
          <ListSearchBox label={t('Search by name, number or postcode')} text={text} onText={setText} />
          <ListCard
            label={t('Customers')}
            list={list}
            columns={columns}
            rows={shown}
            rowKey={({ no }) => no}
            isDimmed={({ isBlocked }) => isBlocked}
            failed={t('We couldn’t load the customers.')}
            none={t('No customer matches this search.')}
          />
          {shown && total > shown.length && (
            <p className={css.beside}>
              {t('The first {n} of {total}. Search to find the others.', { n: shown.length, total })}
            </p>
          )}
        </div>
      ) : (
        <CustomerUsersPart key={opened} no={opened} onBack={() => setOpened(null)} />
      )}
    </AdminPage>
  );
}

const useCustomerColumns = (onOpen: (no: CustomerNo) => void): readonly Column<ListedCustomer>[] => {
  const t = useTranslate();
  return [
    {
      key: 'name',
      label: t('Customer'),
      width: '55%',
      cell: ({ name, no }) => (
        <>
          {name}
          <span className={css.beside}>{no}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: t('Status'),
      width: '20%',
      cell: ({ isBlocked }) => (
        <StatusBadge tone={isBlocked ? 'bad' : 'good'}>{isBlocked ? t('Blocked') : t('Active')}</StatusBadge>
      ),
    },
    {
      key: 'actions',
      label: t('Actions'),
      align: 'end',
      cell: ({ no, name }) => (
        <div className={css.buttons}>
          <Button variant="secondary" onClick={() => onOpen(no)}>
            {t('Users')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      ),
    },
  ];
};
