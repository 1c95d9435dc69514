import { describe, expectTypeOf, test } from 'vitest';
import type { CustomerNo } from './account/customer-no.ts';
import type { Day } from './calendar/day.ts';
import type { LineQuantity } from './documents/line-quantity.ts';
import { orderNoOf, type InvoiceNo, type OrderNo } from './documents/number.ts';
import { money, type Money } from './money/money.ts';
import { unitPrice, type UnitPrice } from './money/unit-price.ts';
import type { Quantity } from './ordering/quantity.ts';
import type { Sku } from './ordering/sku.ts';

/** The compiler makes these tests: what it does not refuse below is an error of its own. */
interface Brands {
  readonly day: Day;
  readonly sku: Sku;
  readonly quantity: Quantity;
  readonly lineQuantity: LineQuantity;
  readonly customerNo: CustomerNo;
  readonly orderNo: OrderNo;
  readonly invoiceNo: InvoiceNo;
}

/** Whether any of the kinds passes for another one. */
type Mixed = {
  readonly [One in keyof Brands]: {
    readonly [Other in keyof Brands]: One extends Other
      ? never
      : Brands[One] extends Brands[Other]
        ? [One, Other]
        : never;
  }[keyof Brands];
}[keyof Brands];

describe('a kind of its own', () => {
  test('passes for no other kind', () => {
    expectTypeOf<Mixed>().toBeNever();
    // The question would find one that does.
    expectTypeOf<Brands['sku']>().toExtend<string>();
  });

  test('is not had by giving another one, not even where a plain text would do', () => {
    const order = orderNoOf('SO-204918');
    const customer: CustomerNo = 'C10482';
    // @ts-expect-error An order's number is no customer's.
    const wrongCustomer: CustomerNo = order;
    // @ts-expect-error A customer's number is no order's.
    const wrongOrder: OrderNo = customer;
    // @ts-expect-error Nor is an invoice's.
    const wrongInvoice: InvoiceNo = order;
    expectTypeOf([wrongCustomer, wrongOrder, wrongInvoice]).toBeArray();
  });

  test('is not had by writing a text or a number', () => {
    // @ts-expect-error Only `day` makes one.
    const day: Day = '2026-11-20';
    // @ts-expect-error Only `skuOf` makes one.
    const sku: Sku = 'GLV-8841-L';
    // @ts-expect-error Only `quantityOf` makes one.
    const quantity: Quantity = 12;
    // @ts-expect-error Only `lineQuantity` makes one.
    const lineQuantity: LineQuantity = 2.5;
    // @ts-expect-error Only `orderNoOf` makes one.
    const orderNo: OrderNo = 'SO-204918';
    // @ts-expect-error Only `invoiceNoOf` makes one.
    const invoiceNo: InvoiceNo = 'SI-118204';
    // @ts-expect-error A sum may be too many.
    const sum: Quantity = quantity + quantity;
    expectTypeOf([day, sku, quantity, lineQuantity, sum, orderNo, invoiceNo]).toBeArray();
  });

  test('is not had by exchanging a part of an amount or a price', () => {
    const [amount, each] = [money(1, 'GBP'), unitPrice(0.5, 'GBP')];
    // @ts-expect-error Only `money` makes one.
    const half: Money = { ...amount, minor: 0.5 };
    // @ts-expect-error Only `money` makes one: a pound is no dollar.
    const dollar: Money = { ...amount, currency: 'USD' };
    // @ts-expect-error Only `money` makes one.
    const same: Money = { ...amount };
    // @ts-expect-error Only `unitPrice` makes one.
    const price: UnitPrice = { ...each, minor: Number.NaN };
    expectTypeOf([half, dollar, same, price]).toBeArray();
  });
});
