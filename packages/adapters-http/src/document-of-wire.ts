import { moneyOfMajor, priceOfMajor } from '@connect/core/domain/money/major';
import type {
  Invoice as WireInvoice,
  Line as WireLine,
  Order as WireOrder,
  Placement as WirePlacement,
  Shipment as WireShipment,
} from '@connect/contract/documents';
import type { Invoice, Line, Order, Shipment } from '@connect/core/domain/documents/document';
import type { InferOutput } from 'valibot';
import { toLeftLine } from './left-line-of-wire.ts';

/** Documents name no currency: it is the account's own. */
const own = '';

const toLine = (wire: InferOutput<typeof WireLine>): Line => ({
  itemNo: wire.item_no,
  description: wire.description,
  quantity: wire.quantity,
  unitPrice: priceOfMajor(wire.unit_price, own),
  type: wire.type,
  thumbnail: wire.thumbnail,
  slug: wire.slug,
});

const toShipment = (wire: InferOutput<typeof WireShipment>): Shipment => ({
  no: wire.no,
  postingDate: wire.posting_date,
  agent: wire.shipping_agent,
  trackingNumber: wire.package_tracking_number,
  orderNumber: wire.order_number,
  lines: wire.lines.map((line) => ({ itemNo: line.item_no, description: line.description, quantity: line.quantity })),
});

/** What orders and invoices have in common. */
const sharedFields = (wire: WireInvoice | WireOrder): Omit<Invoice, 'kind' | 'no' | 'lines'> => ({
  orderNumber: wire.order_number,
  externalReference: wire.external_reference,
  cancelled: wire.cancelled,
  closed: wire.closed,
  progress: wire.progress,
  status: wire.status,
  shippingAgentCode: wire.shipping_agent_code,
  trackingNumber: wire.package_tracking_number,
  documentDate: wire.document_date,
  postingDate: wire.posting_date,
  dueDate: wire.due_date,
  totalExVat: moneyOfMajor(wire.total_amount, own),
  totalIncVat: moneyOfMajor(wire.total_amount_inc_vat, own),
  remainingAmount: wire.remaining_amount === null ? null : moneyOfMajor(wire.remaining_amount, own),
  shipments: wire.shipments.map(toShipment),
});

export const toInvoice = (wire: WireInvoice): Invoice => ({
  kind: 'invoice',
  no: wire.no,
  ...sharedFields(wire),
  lines: wire.lines.map(toLine),
});

const toPlacement = (wire: InferOutput<typeof WirePlacement> | undefined): Order['placement'] =>
  wire
    ? {
        placedBy: wire.placed_by,
        requestedOn: wire.requested_on,
        notes: wire.notes,
        waitsFor: wire.waits_for,
        left: wire.left_behind.map(toLeftLine),
        approvers: wire.approvers ?? [],
        accountBlocked: wire.account_blocked ?? false,
        withdrawnAt: wire.withdrawn_at ?? null,
        decision: wire.decision,
      }
    : null;

export const toOrder = (wire: WireOrder): Order => ({
  kind: 'order',
  no: wire.no,
  ...sharedFields(wire),
  lines: wire.lines.map((line) => ({ ...toLine(line), quantityShipped: line.quantity_shipped })),
  sample: wire.sample,
  srNo: wire.sr_no,
  globusReference: wire.globus_reference,
  connectUserEmail: wire.meta?.connect_user_email ?? null,
  placement: toPlacement(wire.meta?.placement),
  invoices: wire.invoices ?? [],
  shipTo: {
    name: wire.ship_to_name,
    address: wire.ship_to_address,
    address2: wire.ship_to_address_2,
    postCode: wire.ship_to_post_code,
  },
  completelyShipped: wire.completely_shipped,
});
