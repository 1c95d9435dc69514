import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ShipToAddress } from '@connect/core/domain/account/managed-customer';
import type { Money } from '@connect/core/domain/money/money';
import type { ReferenceRule } from '@connect/core/domain/ordering/placement';
import type { BasketUser } from './basket-repository.ts';

/** A company, as far as it matters to its orders. */
export interface OrderingCompany {
  readonly no: CustomerNo;
  readonly isBlocked: boolean;
  readonly currency: string;
  readonly availableCredit: Money;
  readonly referenceRule: ReferenceRule;
}

export interface CompanyRepository {
  find(no: CustomerNo): Promise<OrderingCompany>;
  /**
   * A company whose orders and decisions nobody else makes until the transaction ends, so that two of them never use the same credit.
   * Others' rows may refer to it meanwhile: who orders samples holds the numbers that an order waits for.
   */
  hold(no: CustomerNo): Promise<OrderingCompany>;
  /** Its own address, and those it has beside it in their order. */
  addresses(no: CustomerNo): Promise<{ readonly own: ShipToAddress; readonly others: readonly ShipToAddress[] }>;
  /** From now on its credit is less by what an order comes to. */
  reserveCredit(no: CustomerNo, totalIncVat: Money): Promise<void>;
  /** The most that a user orders without an approval, and approves for others; null for no limit, as staff have none. */
  spendLimit(userId: string): Promise<Money | null>;
  /** Whether somebody else in the user's company may decide on an order of theirs that is over their limit. */
  hasOtherAdministrator(user: BasketUser, totalIncVat: Money): Promise<boolean>;
}
