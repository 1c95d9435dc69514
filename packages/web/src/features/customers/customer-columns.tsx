import { money, type Money } from '@connect/core/domain/money/money';
import { may, permissions } from '@connect/core/domain/access/user';
import type { ListedCustomer } from '@connect/core/domain/account/managed-customer';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { shortTerms } from '../../shared/account/terms-text.ts';
import { useServices, useSession } from '../../services.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Link } from '../../ui/link.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import * as css from './customer-columns.css.ts';
import { customerPath } from '../../shared/customers/customer-path.ts';

interface ColumnOptions {
  /** Figures and terms are not drawn at all: nothing of them is in the page (specification §customer-tables). */
  readonly censored: boolean;
  /** Whether a blocked customer is marked. */
  readonly marksBlocked: boolean;
}

/** The columns of the tables of customers (specification §customer-tables); the links to documents for those who may see them. */
export const useCustomerColumns = ({ censored, marksBlocked }: ColumnOptions): readonly Column<ListedCustomer>[] => {
  const t = useTranslate();
  const format = useFormat();
  const { config } = useServices();
  const { user } = useSession();

  const sensitive = (text: string, className: string) => (
    <span className={className}>{censored ? <Censored /> : text}</span>
  );
  const amountCell = (amount: Money) =>
    sensitive(format.money(money(amount.minor, amount.currency || config.currency)), css.money);
  const columns: Column<ListedCustomer>[] = [
    {
      key: 'no',
      label: t('Customer Number'),
      width: '16%',
      place: 'bottom',
      cell: ({ no, isBlocked }) => (
        <span className={css.number}>
          <RowLink href={customerPath(no)}>{no}</RowLink>
          {marksBlocked && isBlocked && <StatusBadge tone="bad">{t('Blocked')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'name',
      label: t('Customer Name'),
      place: 'top-wide',
      cell: ({ name }) => <span className={css.name}>{name}</span>,
    },
    {
      key: 'credit_limit',
      label: t('Credit Limit'),
      align: 'end',
      width: '13%',
      place: 'none',
      cell: (customer) => amountCell(customer.creditLimit),
    },
    {
      key: 'balance',
      label: t('Current Balance'),
      align: 'end',
      width: '13%',
      place: 'bottom-end',
      lead: t('Current Balance'),
      cell: (customer) => amountCell(customer.totalOwed),
    },
    {
      key: 'terms',
      label: t('Terms'),
      width: '15%',
      place: 'none',
      cell: (customer) => sensitive(shortTerms(t, customer.termsDescription?.trim() || t('N/A')), css.terms),
    },
  ];
  if (may(user, permissions.viewOrders))
    columns.push({
      key: 'orders',
      label: t('Orders'),
      heading: <span data-off-paper>{t('Orders')}</span>,
      width: '8%',
      place: 'none',
      cell: ({ no, name }) => (
        <Link
          href={`${customerPath(no)}/orders`}
          className={css.view}
          aria-label={t('View orders for {name}', { name })}
          data-off-paper
        >
          {t('View')}
        </Link>
      ),
    });
  if (may(user, permissions.viewInvoices))
    columns.push({
      key: 'invoices',
      label: t('Invoices'),
      heading: <span data-off-paper>{t('Invoices')}</span>,
      width: '8%',
      place: 'none',
      cell: ({ no, name }) => (
        <Link
          href={`${customerPath(no)}/invoices`}
          className={css.view}
          aria-label={t('View invoices for {name}', { name })}
          data-off-paper
        >
          {t('View')}
        </Link>
      ),
    });
  return columns;
};

/** The same for every figure, so that it says nothing of any. */
function Censored() {
  const t = useTranslate();
  return (
    <>
      <span className={css.dots} aria-hidden>
        •••••
      </span>
      <VisuallyHidden>{t('Hidden')}</VisuallyHidden>
    </>
  );
}
