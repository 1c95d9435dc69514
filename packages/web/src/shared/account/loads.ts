import type { User } from '@connect/core/domain/access/user';
import type { OrdersCount } from '@connect/core/domain/account/figures';
import type { PaymentDue } from '@connect/core/domain/account/payment-due';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Services } from '../../services.ts';

/** What a card loads: under way already, and to be run again when it failed. */
export interface Load<Value> {
  readonly first: Promise<Result<Value, 'failed'>>;
  readonly again: () => Promise<Result<Value, 'failed'>>;
}

const start = <Value>(run: () => Promise<Result<Value, unknown>>): Load<Value> => {
  const again = async (): Promise<Result<Value, 'failed'>> => {
    try {
      const answer = await run();
      return answer.ok ? answer : refused('failed');
    } catch {
      return refused('failed');
    }
  };
  return { first: again(), again };
};

/** Rows of the Recent documents card. */
export const recentCount = 5;

type Loaders = Pick<Services, 'loadPaymentDue' | 'loadOrderHistory' | 'recentDocuments' | 'chooseBanner'>;

/** Starts everything the customer dashboard loads, each card by itself; null stands for a figure that is withheld (specification §withheld-figures). */
export const startDashboard = (services: Loaders, user: User) => ({
  payment: start<PaymentDue | null>(async () => (await services.loadPaymentDue(user)) ?? ok(null)),
  history: start<OrdersCount | null>(async () => (await services.loadOrderHistory(user)) ?? ok(null)),
  recent: start(async () => ok(await services.recentDocuments(user, recentCount))),
  banner: start(async () => ok(await services.chooseBanner())),
});

export type DashboardLoads = ReturnType<typeof startDashboard>;
