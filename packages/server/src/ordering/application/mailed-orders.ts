import type { Day } from '@connect/core/domain/calendar/day';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ShipTo } from '@connect/core/domain/documents/document';
import type { LineQuantity } from '@connect/core/domain/documents/line-quantity';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { Money } from '@connect/core/domain/money/money';
import type { UnitPrice } from '@connect/core/domain/money/unit-price';
import type { LeftLine, WaitReason } from '@connect/core/domain/ordering/placement';

/** An order placed in the portal, with whoever placed it, as mails tell of it. */
export interface MailedOrder {
  readonly orderNo: OrderNo;
  readonly customerNo: CustomerNo;
  readonly company: string;
  readonly userId: string;
  readonly email: string;
  readonly firstName: string;
  readonly placedBy: string;
  readonly storefront: string;
  readonly reference: string | null;
  readonly requestedOn: Day | null;
  readonly shipTo: ShipTo;
  readonly totalExVat: Money;
  readonly totalIncVat: Money;
  readonly lines: readonly {
    readonly itemNo: string;
    readonly description: string;
    readonly quantity: LineQuantity;
    readonly unitPrice: UnitPrice;
  }[];
  readonly left: readonly LeftLine[];
  /** What it waited for when it was placed, and whether its company had another administrator for it then. */
  readonly waitedFor: readonly WaitReason[];
  readonly hadAdministrator: boolean;
}

export interface MailReader {
  readonly email: string;
  readonly firstName?: string;
}

/** What mails about orders tell, and whom. */
export interface MailedOrders {
  /** Null once it is not there any more. */
  find(orderNo: OrderNo): Promise<MailedOrder | null>;
  /** The company's administrators whose limit covers the order, but for whoever ordered: nobody decides on an order of their own. */
  administrators(order: MailedOrder): Promise<readonly MailReader[]>;
  /** The customer's account manager; null where there is none. */
  accountManager(order: MailedOrder): Promise<MailReader | null>;
  lastDecision(
    orderNo: OrderNo,
  ): Promise<{ readonly approved: boolean; readonly by: string; readonly reason: string } | null>;
}
