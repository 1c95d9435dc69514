import type { Session } from '@connect/core/use-cases/session/start-session';
import type { Customer } from '@connect/core/domain/account/customer';
import type { OrdersCount } from '@connect/core/domain/account/figures';
import type { PaymentDue } from '@connect/core/domain/account/payment-due';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Failure, Refusal } from '@connect/core/ports/failure';
import { recentCount } from '@connect/core/domain/documents/paging';
import type { Services } from '../../services.ts';

/** What a card loads: under way already, and run again when it is asked for once more. */
export type Load<Value> = (again: boolean) => Promise<Result<Value, Refusal>>;

const failedBy = (failure: Failure) => refused<Refusal>({ failure, message: null });

const start = <Value>(run: () => Promise<Result<Value, Failure>>): Load<Value> => {
  const load = async (): Promise<Result<Value, Refusal>> => {
    try {
      const answer = await run();
      return answer.ok ? answer : failedBy(answer.refusal);
    } catch {
      return failedBy('unavailable');
    }
  };
  const first = load();
  return (again) => (again ? load() : first);
};

type Loaders = Pick<
  Services,
  'ownCustomer' | 'loadPaymentDue' | 'loadOrderHistory' | 'recentDocuments' | 'chooseBanner'
>;

/** Starts everything the customer dashboard loads in a storefront, each card by itself; null stands for a figure that is withheld (specification §withheld-figures). */
export const startDashboard = (
  services: Loaders,
  { user, customer }: Pick<Session, 'user' | 'customer'>,
  storefront: string,
) => {
  const account = start<Customer | null>(async () => ok(await services.ownCustomer(customer)));
  return {
    account,
    payment: start<PaymentDue | null>(async () => {
      const known = await account(false);
      return (await services.loadPaymentDue(user, known.ok ? known.value : customer)) ?? ok(null);
    }),
    history: start<OrdersCount | null>(async () => (await services.loadOrderHistory(user)) ?? ok(null)),
    recent: start(async () => ok(await services.recentDocuments(user, recentCount))),
    banner: start(async () => ok(await services.chooseBanner(storefront))),
  };
};

export type DashboardLoads = ReturnType<typeof startDashboard>;
