import { isOwedUndated } from '@connect/core/domain/account/customer';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { permissions, may } from '@connect/core/domain/access/user';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import { paymentDue } from '@connect/core/domain/account/payment-due';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../services.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { CreditCard } from '../../shared/account/credit-card.tsx';
import { HistoryFigures } from '../../shared/account/history-card.tsx';
import { PaymentFigure } from '../../shared/account/payment-card.tsx';
import { TermsCard } from '../../shared/account/terms-card.tsx';
import type { Shown } from '../../shared/query/use-query.ts';
import { DocumentSourceProvider } from '../../shared/documents/document-source.ts';
import { CustomerFailure } from './customer-failure.tsx';
import { AccountCard, AddressesCard, ContactsCard, OverdueCard } from './customer-facts.tsx';
import { CustomerHead } from './customer-head.tsx';
import { NotesCard } from './notes-card.tsx';
import { RecentOfCustomer } from './recent-of-customer.tsx';
import { useCustomer } from './use-customer.ts';
import * as css from './view-customer.css.ts';

interface ViewCustomerScreenProps {
  /** Key it by it. */
  readonly no: CustomerNo;
  /** Path of the page that staff come back to from their provider. */
  readonly staffLoginPage: string;
  /** The portal is the customer's from here on (decisions §acting-within-limits). */
  readonly onImpersonating: () => void;
}

/**
 * View Customer (specification §view-customer): the figures as the customer sees them, and what the supplier knows beside them. What the tables of
 * the dashboard censor is shown here, for that is what one comes for.
 */
export function ViewCustomerScreen({ no, staffLoginPage, onImpersonating }: ViewCustomerScreenProps) {
  const t = useTranslate();
  const { clock } = useServices();
  const { user } = useSession();
  const { customer: answer, source } = useCustomer(no);
  const customer = answer.value;
  if (answer.failure !== null) return <CustomerFailure no={no} failure={answer.failure} onRetry={answer.reload} />;

  const figureOf = <Value,>(of: (customer: ManagedCustomer) => Value): Shown<Value> =>
    customer ? { state: 'loaded', value: of(customer) } : { state: 'loading', value: null };
  return (
    <DocumentSourceProvider value={source}>
      <CustomerHead no={no} customer={customer} staffLoginPage={staffLoginPage} onImpersonating={onImpersonating} />
      <LiveRegion text={customer === null ? t('Loading') : ''} />
      <div className={css.grid} aria-busy={customer === null}>
        <PaymentFigure
          payment={figureOf(({ nextDue }) => paymentDue(nextDue, clock.today()))}
          owedUndated={customer !== null && isOwedUndated(customer)}
          overdue={null}
          onRetry={answer.reload}
        />
        <CreditCard customer={customer} withheld={false} />
        <TermsCard customer={customer} withheld={false} />
        {(may(user, permissions.viewOrders) || may(user, permissions.viewInvoices)) && (
          <div className={css.full}>
            <RecentOfCustomer no={no} />
          </div>
        )}
        <HistoryFigures counts={figureOf(({ ordersCount }) => ordersCount)} onRetry={answer.reload} />
        <AccountCard customer={customer} />
        <OverdueCard customer={customer} />
        <div className={css.below}>
          <NotesCard customerNo={no} />
          <div className={css.column}>
            <ContactsCard customer={customer} />
            <AddressesCard customer={customer} />
          </div>
        </div>
      </div>
    </DocumentSourceProvider>
  );
}
