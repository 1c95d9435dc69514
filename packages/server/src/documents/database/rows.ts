import type { Invoice, Order, Shipment } from '@connect/contract/documents';
import type { InvoiceNo } from '@connect/core/domain/documents/number';
import type { Approver } from '@connect/core/domain/ordering/placement';
import type { Selectable } from 'kysely';
import type { InferOutput } from 'valibot';
import type { PortalOrdersTable } from '../../database/ordering-tables.ts';
import type {
  InvoiceLinesTable,
  InvoicesTable,
  OrderLinesTable,
  OrdersTable,
  ShipmentLinesTable,
  ShipmentsTable,
} from '../../database/tables.ts';
import { toMajor } from '../../money.ts';
import { toWireLeftLine } from './left-lines.ts';

type ShipmentRow = Selectable<ShipmentsTable> & {
  readonly lines: readonly Pick<Selectable<ShipmentLinesTable>, 'item_no' | 'description' | 'quantity'>[];
};

const toShipment = (row: ShipmentRow): InferOutput<typeof Shipment> => ({
  no: row.no,
  posting_date: row.posting_date,
  shipping_agent: row.agent_code === null ? null : { code: row.agent_code, name: row.agent_name ?? row.agent_code },
  package_tracking_number: row.package_tracking_number,
  order_number: row.order_number,
  lines: [...row.lines],
});

const shared = (row: Selectable<OrdersTable> | Selectable<InvoicesTable>) => ({
  external_reference: row.external_reference,
  cancelled: row.cancelled,
  closed: row.closed,
  progress: row.progress,
  status: row.status,
  shipping_agent_code: row.shipping_agent_code,
  package_tracking_number: row.package_tracking_number,
  document_date: row.document_date,
  posting_date: row.posting_date,
  due_date: row.due_date,
  total_amount: toMajor(row.total_amount),
  total_amount_inc_vat: toMajor(row.total_amount_inc_vat),
  remaining_amount: row.remaining_amount === null ? null : toMajor(row.remaining_amount),
});

const toLine = (row: Omit<Selectable<InvoiceLinesTable>, 'document_no'>) => ({
  item_no: row.item_no,
  description: row.description,
  quantity: row.quantity,
  unit_price: toMajor(row.unit_price),
  type: row.type,
  thumbnail: row.thumbnail,
  slug: row.slug,
});

/** What is known of an order that a customer placed in the portal, with the last decision on it. */
export type PlacementRow = Pick<
  Selectable<PortalOrdersTable>,
  'placed_by' | 'requested_on' | 'notes' | 'waits_for' | 'withdrawn_at' | 'left_behind'
> & {
  readonly approvers: readonly Approver[];
  readonly account_blocked: boolean;
  readonly decision: {
    readonly approved: boolean;
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
  } | null;
};

const toMeta = (row: Selectable<OrdersTable>, placement: PlacementRow | null): Order['meta'] => {
  if (row.globus_reference === null) return null;
  if (!placement) return { connect_user_email: row.connect_user_email };
  const { decision, withdrawn_at: withdrawnAt, left_behind: left } = placement;
  return {
    connect_user_email: row.connect_user_email,
    placement: {
      placed_by: placement.placed_by,
      requested_on: placement.requested_on,
      notes: placement.notes,
      waits_for: placement.waits_for,
      approvers: [...placement.approvers],
      account_blocked: placement.account_blocked,
      withdrawn_at: withdrawnAt && withdrawnAt.toISOString(),
      left_behind: left.map(toWireLeftLine),
      decision: decision && { ...decision, at: decision.at.toISOString() },
    },
  };
};

/** An order as the wire has it (specification §order-record). */
export const toOrder = (
  row: Selectable<OrdersTable>,
  lines: readonly Selectable<OrderLinesTable>[],
  {
    shipments,
    placement,
    invoices,
  }: { shipments: readonly ShipmentRow[]; placement: PlacementRow | null; invoices: readonly InvoiceNo[] },
): Order => ({
  ...shared(row),
  no: row.no,
  order_number: row.no,
  lines: lines.map((line) => ({ ...toLine(line), quantity_shipped: line.quantity_shipped })),
  shipments: shipments.map(toShipment),
  sample: row.sample,
  sr_no: row.sr_no,
  globus_reference: row.globus_reference,
  meta: toMeta(row, placement),
  ship_to_name: row.ship_to_name,
  ship_to_address: row.ship_to_address,
  ship_to_address_2: row.ship_to_address_2,
  ship_to_post_code: row.ship_to_post_code,
  completely_shipped: row.completely_shipped,
  invoices: [...invoices],
});

/** An invoice as the wire has it (specification §invoice-record), with the shipments of its order. */
export const toInvoice = (
  row: Selectable<InvoicesTable>,
  lines: readonly Selectable<InvoiceLinesTable>[],
  shipments: readonly ShipmentRow[],
): Invoice => ({
  ...shared(row),
  no: row.no,
  order_number: row.order_number,
  lines: lines.map(toLine),
  shipments: shipments.map(toShipment),
});
