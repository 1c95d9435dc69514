import type { Customer } from '../../domain/account/customer.ts';
import { isFresh, orderHistoryRange } from '../../domain/account/figures.ts';
import type { FigureName, OrdersCount } from '../../domain/account/figures.ts';
import { may, permissions } from '../../domain/access/user.ts';
import type { User } from '../../domain/access/user.ts';
import { overdueOn, paymentDue } from '../../domain/account/payment-due.ts';
import type { PaymentDue } from '../../domain/account/payment-due.ts';
import type { Day } from '../../domain/calendar/day.ts';
import { isNothing } from '../../domain/money/money.ts';
import { ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CustomerAccount } from '../../ports/customer-account.ts';
import type { Failure } from '../../ports/failure.ts';
import type { FigureCache, Figures } from '../../ports/figure-cache.ts';

interface Ports {
  readonly account: CustomerAccount;
  readonly figureCache: FigureCache;
  readonly clock: Clock;
}

const cached = async <Name extends FigureName>(
  { figureCache, clock }: Ports,
  name: Name,
  load: () => Promise<Result<Figures[Name], Failure>>,
  stillHolds: (value: Figures[Name]) => boolean = () => true,
): Promise<Result<Figures[Name], Failure>> => {
  const entry = figureCache.get(name);
  if (entry && isFresh(name, entry.storedAt, clock.now()) && stillHolds(entry.value)) return ok(entry.value);
  const answer = await load();
  if (answer.ok) figureCache.set(name, answer.value, clock.now());
  return answer;
};

type AccountFigures = Pick<Customer, 'overdueByDay' | 'totalOwed'>;

/** Whether a due date, or that there is none, may still be so by what the account owes and has overdue (specification §cached-figures). */
const agrees = (due: Day | null, customer: AccountFigures, today: Day): boolean => {
  // Who owes nothing has nothing due, and who owes something probably has.
  if (customer.totalOwed !== null && customer.totalOwed.minor > 0 === (due === null)) return false;
  const overdue = overdueOn(customer, today);
  if (overdue === null) return true;
  return isNothing(overdue) ? due === null || due >= today : due !== null;
};

/**
 * The next payment, from a due date at most an hour old, and none that the account's figures speak against (specification §cached-figures). Null
 * without View Invoices: nothing is asked (specification §withheld-figures).
 */
export const makeLoadPaymentDue =
  (ports: Ports) =>
  async (user: User, customer: AccountFigures | null = null): Promise<Result<PaymentDue, Failure> | null> => {
    if (!may(user, permissions.viewInvoices)) return null;
    const today = ports.clock.today();
    const stillHolds = (due: Day | null): boolean => customer === null || agrees(due, customer, today);
    const answer = await cached(ports, 'next-due', () => ports.account.nextDue(), stillHolds);
    return answer.ok ? ok(paymentDue(answer.value, today)) : answer;
  };

/** Order counts of the last 30 days, at most 5 minutes old (specification §cached-figures). Null without View Orders (specification §withheld-figures). */
export const makeLoadOrderHistory =
  (ports: Ports) =>
  async (user: User): Promise<Result<OrdersCount, Failure> | null> => {
    if (!may(user, permissions.viewOrders)) return null;
    return cached(ports, 'orders-count', () => ports.account.ordersCount(orderHistoryRange(ports.clock.today())));
  };

export type LoadPaymentDue = ReturnType<typeof makeLoadPaymentDue>;
export type LoadOrderHistory = ReturnType<typeof makeLoadOrderHistory>;
