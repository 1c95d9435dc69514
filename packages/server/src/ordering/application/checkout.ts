import { permissions } from '@connect/core/domain/access/user';
import { earliestDay, waitsFor, type Checkout } from '@connect/core/domain/ordering/placement';
import { dayOf } from '../../calendar.ts';
import type { BasketUser } from './basket-repository.ts';
import { loadBasket } from './baskets.ts';
import type { OrderingRepositories } from './repositories.ts';
import { shipToAddresses } from '../domain/ship-to.ts';

/** Somebody who orders for their company. */
export interface Buyer extends BasketUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly permissions: readonly string[];
}

/** What a checkout needs beside the basket; the credit is not for those without View Balance (decisions §figures-withheld). */
export const makeLoadCheckout =
  (repositories: OrderingRepositories, now: () => Date) =>
  async (buyer: Buyer): Promise<Checkout> => {
    const { companies } = repositories;
    const { availableCredit, referenceRule } = await companies.find(buyer.customerNo);
    const { version, totalIncVat } = await loadBasket(repositories, buyer);
    const spendLimit = await companies.spendLimit(buyer.id);
    return {
      basketVersion: version,
      addresses: shipToAddresses(await companies.addresses(buyer.customerNo)),
      referenceRule,
      availableCredit: buyer.permissions.includes(permissions.viewBalance) ? availableCredit : null,
      spendLimit,
      otherAdministrator: await companies.hasOtherAdministrator(buyer, totalIncVat),
      wouldWait: waitsFor({ totalIncVat, availableCredit, spendLimit }),
      earliest: earliestDay(dayOf(now())),
    };
  };
