import type { Money } from '@connect/core/domain/money/money';
import type { Checkout } from '@connect/core/domain/ordering/placement';
import { earliestDay, waitsFor } from '@connect/core/domain/ordering/placement';
import { permissions } from '@connect/core/domain/access/user';
import type { Kysely } from 'kysely';
import { dayOf } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import type { BasketRepository, BasketUser } from './basket.ts';
import { hasOtherAdministrator } from '../../users/database/administrators.ts';
import { availableCreditOf, ofCustomer } from '../database/credit.ts';
import { shipToAddresses } from '../database/ship-to.ts';

/** Somebody who orders for their company. */
export interface Buyer extends BasketUser {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly permissions: readonly string[];
}

/** The most that a user orders without an administrator; null for no limit. */
export const spendLimitOf = async (
  database: Kysely<Tables>,
  userId: string,
  customer: Parameters<typeof ofCustomer>[0],
): Promise<Money | null> => {
  const user = await database.selectFrom('users').select('spend_limit').where('id', '=', userId).executeTakeFirst();
  const limit = user?.spend_limit ?? null;
  return limit === null ? null : ofCustomer(customer, limit);
};

/** What a checkout needs beside the basket; the credit is not for those without View Balance (decisions §figures-withheld). */
export const makeLoadCheckout =
  ({ database, baskets, now }: { database: Database; baskets: BasketRepository; now: () => Date }) =>
  async (buyer: Buyer): Promise<Checkout> => {
    const customer = await database
      .selectFrom('customers')
      .selectAll()
      .where('no', '=', buyer.customer_no)
      .executeTakeFirstOrThrow();
    const { version, totalIncVat } = await baskets.load(buyer);
    const availableCredit = availableCreditOf(customer);
    const spendLimit = await spendLimitOf(database, buyer.id, customer);
    return {
      basketVersion: version,
      addresses: await shipToAddresses(database, customer),
      referenceRule: { required: customer.reference_required, mask: customer.reference_mask },
      availableCredit: buyer.permissions.includes(permissions.viewBalance) ? availableCredit : null,
      spendLimit,
      otherAdministrator: await hasOtherAdministrator(database, buyer),
      wouldWait: waitsFor({ totalIncVat, availableCredit, spendLimit }),
      earliest: earliestDay(dayOf(now())),
    };
  };
