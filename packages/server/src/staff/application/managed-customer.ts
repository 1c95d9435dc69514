import { overdueOn } from '@connect/core/domain/account/payment-due';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { orderHistoryRange } from '@connect/core/domain/account/figures';
import type { ManagedCustomer } from '@connect/core/domain/account/managed-customer';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import type { Day } from '../../calendar.ts';
import type { Identity } from '../../identity.ts';
import type { Favourites } from './favourites.ts';

/** What the supplier knows of a customer beside its account. */
export type CustomerFacts = (
  no: CustomerNo,
) => Promise<Pick<ManagedCustomer, 'isBlocked' | 'accountManager' | 'contacts' | 'addresses'>>;

/** Finds a customer as View Customer shows it; its figures are those of the customer's own dashboard, by the same queries. */
export const makeFindManagedCustomer =
  ({
    accounts,
    factsOf,
    favourites,
  }: {
    accounts: AccountRepository;
    factsOf: CustomerFacts;
    favourites: Favourites;
  }) =>
  async (reader: Identity, no: CustomerNo, today: Day): Promise<ManagedCustomer | null> => {
    const account = await accounts.account(no, today);
    if (!account) return null;
    const { overdueByDay: _, ...record } = account.customer;
    const { totalOwed, creditLimit, outstandingOrdersValue } = record;
    const overdue = overdueOn(account.customer, today);
    // Asked for with its figures, it has them.
    if (totalOwed === null || creditLimit === null || outstandingOrdersValue === null || overdue === null) return null;
    const { from, to } = orderHistoryRange(today);
    return {
      ...record,
      totalOwed,
      creditLimit,
      outstandingOrdersValue,
      overdue,
      ...(await factsOf(no)),
      isFavourite: await favourites.has(reader.id, no),
      nextDue: await accounts.nextDue(no, today),
      ordersCount: await accounts.countOrders(no, from, to),
    };
  };
