import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { randomUUID } from 'node:crypto';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import { skuOf } from '@connect/core/domain/ordering/sku';
import type { WaitReason } from '@connect/core/domain/ordering/placement';
import { dayOf, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { createNewOrders } from '../../documents/database/new-orders.ts';
import { testNow } from '../../testing/demo-database.ts';

/** Writes an order of 120.00 that a user placed and that waits, and answers its number. */
export const addWaitingOrder = (
  database: Database,
  order: {
    readonly customerNo: CustomerNo;
    readonly userId: string;
    readonly waitsFor?: WaitReason[];
    readonly requestedOn?: Day;
    readonly reference?: string;
  },
): Promise<OrderNo> =>
  database.transaction().execute(async (trx) => {
    const waitsFor = order.waitsFor ?? ['over-credit', 'over-limit'];
    const user = await trx
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', order.userId)
      .executeTakeFirstOrThrow();
    const no = await createNewOrders(trx).add(
      {
        customerNo: order.customerNo,
        reference: order.reference ?? null,
        waits: true,
        day: dayOf(testNow),
        totals: { exVat: money(100_00, ''), incVat: money(120_00, '') },
        sampleRequest: null,
        email: user.email,
        shipTo: { name: 'Northgate', address: '4 Mill Lane', address2: '', postCode: 'LS1 4AB' },
      },
      [
        {
          sku: skuOf('GLV-8841-L'),
          title: 'Cut-resistant glove, L',
          quantity: quantityOf(10),
          unitPrice: unitPrice(10_00, ''),
          thumbnail: null,
          slug: null,
        },
      ],
    );
    await trx
      .insertInto('portal_orders')
      .values({
        order_no: no,
        key: randomUUID(),
        user_id: order.userId,
        placed_by: `${user.first_name} ${user.last_name}`,
        placed_at: testNow,
        requested_on: order.requestedOn ?? null,
        notes: '',
        storefront: '',
        waited_for: waitsFor,
        waits_for: waitsFor,
        taken: {},
      })
      .execute();
    return no;
  });
