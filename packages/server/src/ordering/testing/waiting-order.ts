import { randomUUID } from 'node:crypto';
import type { WaitReason } from '@connect/core/domain/ordering/placement';
import { dayOf, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { insertOrder } from '../../documents/database/insert-order.ts';
import { testNow } from '../../testing/demo-database.ts';

/** Writes an order of 120.00 that a user placed and that waits, and answers its number. */
export const addWaitingOrder = (
  database: Database,
  order: {
    readonly customerNo: string;
    readonly userId: string;
    readonly waitsFor?: WaitReason[];
    readonly requestedOn?: Day;
    readonly reference?: string;
  },
): Promise<string> =>
  database.transaction().execute(async (trx) => {
    const waitsFor = order.waitsFor ?? ['over-credit', 'over-limit'];
    const user = await trx
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', order.userId)
      .executeTakeFirstOrThrow();
    const no = await insertOrder(
      trx,
      {
        customer_no: order.customerNo,
        external_reference: order.reference ?? null,
        progress: 'Awaiting Approval',
        document_date: dayOf(testNow),
        total_amount: 100_00,
        total_amount_inc_vat: 120_00,
        sample: false,
        sr_no: null,
        connect_user_email: user.email,
        ship_to_name: 'Northgate',
        ship_to_address: '4 Mill Lane',
        ship_to_address_2: '',
        ship_to_post_code: 'LS1 4AB',
      },
      [
        {
          item_no: 'GLV-8841-L',
          description: 'Cut-resistant glove, L',
          quantity: 10,
          unit_price: 10_00,
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
