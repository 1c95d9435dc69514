import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Placement } from '@connect/core/domain/ordering/placement';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/open.ts';
import type { DocumentRepository } from '../application/document-repository.ts';
import { approversOf } from '../../database/administrators.ts';
import { shipToColumns } from '../../database/document-tables.ts';
import { toInvoice, toOrder } from './rows.ts';

const hbl = 'H&B';

export const createDocumentRepository = (database: Database): DocumentRepository => {
  const shipmentsOf = () =>
    database
      .selectFrom('shipments')
      .selectAll('shipments')
      .select((shipment) =>
        jsonArrayFrom(
          shipment
            .selectFrom('shipment_lines')
            .select(['item_no', 'description', 'quantity'])
            .whereRef('shipment_lines.shipment_no', '=', 'shipments.no')
            .orderBy('position'),
        ).as('lines'),
      );
  const shipments = (orderNumber: OrderNo, customerNo: CustomerNo) =>
    shipmentsOf()
      .where('order_number', '=', orderNumber)
      .where('customer_no', '=', customerNo)
      .orderBy('posting_date')
      .orderBy('no')
      .execute();
  const placementOf = async (no: OrderNo): Promise<Placement | null> => {
    const placed = await database
      .selectFrom('portal_orders')
      .innerJoin('orders', 'orders.no', 'order_no')
      .innerJoin('customers', 'customers.no', 'orders.customer_no')
      .select([
        'placed_by',
        'requested_on',
        'notes',
        'waits_for',
        'withdrawn_at',
        'left_behind',
        'is_blocked as account_blocked',
      ])
      .select(['order_no', 'user_id', 'had_administrator', 'orders.customer_no', 'account_manager_id'])
      .select('total_amount_inc_vat')
      .where('order_no', '=', no)
      .executeTakeFirst();
    if (!placed) return null;
    const decision = await database
      .selectFrom('order_decisions')
      .select(['approved', 'by_name as by', 'at', 'reason'])
      .where('order_no', '=', no)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return {
      placedBy: placed.placed_by,
      requestedOn: placed.requested_on,
      notes: placed.notes,
      waitsFor: placed.waits_for,
      left: placed.left_behind,
      approvers: await approversOf(database, placed),
      accountBlocked: placed.account_blocked,
      withdrawnAt: placed.withdrawn_at?.toISOString() ?? null,
      decision: decision ? { ...decision, at: decision.at.toISOString() } : null,
    };
  };
  return {
    order: async (customerNo, no) => {
      const order = await database
        .selectFrom('orders')
        .innerJoin('customers', 'customers.no', 'orders.customer_no')
        .selectAll('orders')
        .select('currency_code as currency')
        .where('orders.no', '=', no)
        .where('customer_no', '=', customerNo)
        .executeTakeFirst();
      if (!order) return null;
      const lines = await database
        .selectFrom('order_lines')
        .selectAll()
        .where('document_no', '=', no)
        .orderBy('position')
        .execute();
      const invoices = await database
        .selectFrom('invoices')
        .select('no')
        .where('order_number', '=', no)
        .where('customer_no', '=', customerNo)
        .orderBy('no')
        .execute();
      return toOrder(order, lines, {
        shipments: await shipments(no, customerNo),
        placement: await placementOf(no),
        invoices: invoices.map((invoice) => invoice.no),
      });
    },
    invoice: async (customerNo, no) => {
      const invoice = await database
        .selectFrom('invoices')
        .innerJoin('customers', 'customers.no', 'invoices.customer_no')
        .selectAll('invoices')
        .select('currency_code as currency')
        .where('invoices.no', '=', no)
        .where('customer_no', '=', customerNo)
        .executeTakeFirst();
      if (!invoice) return null;
      const lines = await database
        .selectFrom('invoice_lines')
        .selectAll()
        .where('document_no', '=', no)
        .orderBy('position')
        .execute();
      const sent = invoice.order_number === null ? [] : await shipments(invoice.order_number, customerNo);
      const order = await database
        .selectFrom('orders')
        .select(shipToColumns)
        .where('no', 'is not distinct from', invoice.order_number)
        .where('customer_no', '=', customerNo)
        .executeTakeFirst();
      const rates = await database
        .selectFrom('vat_rates')
        .selectAll()
        .where('kind', '=', invoice.credit_note ? 'credit-notes' : 'invoices')
        .where('document_no', '=', no)
        .orderBy('position')
        .execute();
      return toInvoice(invoice, lines, { shipments: sent, rates, order });
    },
    parcel: async (customerNo, trackingNumber, orderNumber) => {
      const order = await database
        .selectFrom('orders')
        .select([
          'posting_date',
          'document_date',
          'ship_to_post_code',
          'shipping_agent_code',
          'package_tracking_number',
        ])
        .where('no', '=', orderNumber)
        .where('customer_no', '=', customerNo)
        .executeTakeFirst();
      if (!order) return null;
      const shipment = await database
        .selectFrom('shipments')
        .select(['posting_date', 'service', 'agent_code'])
        .where('order_number', '=', orderNumber)
        .where('customer_no', '=', customerNo)
        .where('package_tracking_number', '=', trackingNumber)
        .executeTakeFirst();
      // Agent and number are the shipment's, else the document's (decisions §tracking-agents).
      const agent = shipment?.agent_code ?? order.shipping_agent_code;
      if (agent !== hbl || (!shipment && order.package_tracking_number !== trackingNumber)) return null;
      return {
        shippedOn: shipment?.posting_date ?? order.posting_date ?? order.document_date,
        service: shipment?.service ?? 'Next day',
        postcode: order.ship_to_post_code,
      };
    },
  };
};
