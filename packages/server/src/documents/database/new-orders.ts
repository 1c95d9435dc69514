import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { bulkInsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import type { NewOrders } from '../application/new-orders.ts';
import { lockNumbers, nextNumber } from './next-number.ts';

export const createNewOrders = (database: Database): NewOrders => ({
  holdNumbers: () => lockNumbers(database),
  nextNumber: (kind) => nextNumber(database, kind),
  add: async (order, lines) => {
    const no = orderNoOf(await nextNumber(database, 'order'));
    await database
      .insertInto('orders')
      .values({
        no,
        customer_no: order.customerNo,
        external_reference: order.reference,
        progress: order.waits ? 'Awaiting Approval' : 'New',
        document_date: order.day,
        total_amount: order.totals?.exVat.minor ?? 0,
        total_amount_inc_vat: order.totals?.incVat.minor ?? 0,
        sample: order.sampleRequest !== null,
        sr_no: order.sampleRequest,
        back_office_no: null,
        connect_user_email: order.email,
        ship_to_name: order.shipTo.name,
        ship_to_address: order.shipTo.address,
        ship_to_address_2: order.shipTo.address2,
        ship_to_post_code: order.shipTo.postCode,
        cancelled: false,
        closed: false,
        status: 'Open',
        completely_shipped: false,
        shipping_agent_code: null,
        package_tracking_number: null,
        posting_date: null,
        due_date: null,
        remaining_amount: null,
        globus_reference: 'PORTAL',
      })
      .execute();
    const rows = lines.map((line, position) => ({
      document_no: no,
      position,
      item_no: line.sku,
      description: line.title,
      quantity: lineQuantity(line.quantity),
      unit_price: line.unitPrice?.minor ?? 0,
      thumbnail: line.thumbnail,
      slug: line.slug,
      quantity_shipped: lineQuantity(0),
      promised_on: null,
      promised_before: null,
      type: 'Item',
    }));
    await bulkInsert(database, 'order_lines', rows);
    return no;
  },
});
