import type { LineQuantity } from '@connect/core/domain/documents/line-quantity';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Reach } from '../../reach.ts';

/** A basket that an account manager made ready. */
export interface PreparedRow {
  readonly id: string;
  readonly customerNo: CustomerNo;
  readonly orderNo: OrderNo;
  readonly madeBy: string;
  readonly at: Date;
}

/** Sample orders that baskets are made of, and those that wait. */
export interface PreparedRepository {
  findSample(
    reach: Reach,
    orderNo: OrderNo,
  ): Promise<{ readonly customerNo: CustomerNo; readonly isBlocked: boolean } | null>;
  /** What a sample order had, line by line. */
  sampleLines(
    orderNo: OrderNo,
  ): Promise<readonly { readonly sku: Sku; readonly title: string; readonly quantity: LineQuantity }[]>;
  /** The newest first. */
  waiting(customerNo: CustomerNo): Promise<readonly PreparedRow[]>;
  waitingOf(orderNo: OrderNo): Promise<PreparedRow | null>;
  /** Whether it was added: nothing happens where one of the same order waits already. */
  add(row: PreparedRow): Promise<boolean>;
  /** The sample order it was made of, when it was still waiting for the company. */
  close(customerNo: CustomerNo, id: string, at: Date): Promise<OrderNo | null>;
}
