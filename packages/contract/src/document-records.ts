import type {
  Invoice as CoreInvoice,
  Line as CoreLine,
  Order as CoreOrder,
  Shipment as CoreShipment,
} from '@connect/core/domain/documents/document';
import { inMajor, moneyOfMajor, priceOfMajor } from '@connect/core/domain/money/major';
import * as v from 'valibot';
import { Placement } from './placement.ts';
import { OrderShipTo } from './ship-to.ts';
import { Amount, Day, invoiceNo, lesserFlag, lesserText, orderNo, Price, RoundedLineQuantity } from './values.ts';

const optionalText = v.nullable(v.string());
const optionalDay = v.nullable(Day);

/** Documents name no currency: it is the account's own. */
const own = '';

/** A line of an order or invoice (specification §line-record). A `type` that is blank means a line that is not an item. */
const Line = v.object({
  item_no: v.string(),
  description: v.string(),
  quantity: RoundedLineQuantity,
  unit_price: Price,
  type: v.string(),
  thumbnail: optionalText,
  slug: optionalText,
});
/** What the portal's own server tells of a promise; another one need not. */
const lesserDay = v.optional(v.nullable(Day), null);
const OrderLine = v.object({
  ...Line.entries,
  quantity_shipped: RoundedLineQuantity,
  promised_on: lesserDay,
  promised_before: lesserDay,
});

const Shipment = v.object({
  no: v.string(),
  posting_date: optionalDay,
  shipping_agent: v.nullable(v.object({ code: v.string(), name: v.string() })),
  package_tracking_number: optionalText,
  order_number: v.nullable(orderNo),
  lines: v.array(v.object({ item_no: v.string(), description: v.string(), quantity: RoundedLineQuantity })),
});

const Shared = v.object({
  order_number: v.nullable(orderNo),
  external_reference: optionalText,
  cancelled: lesserFlag,
  closed: lesserFlag,
  progress: optionalText,
  status: optionalText,
  shipping_agent_code: optionalText,
  package_tracking_number: optionalText,
  document_date: optionalDay,
  posting_date: optionalDay,
  due_date: optionalDay,
  /** Excluding VAT. */
  total_amount: Amount,
  total_amount_inc_vat: Amount,
  remaining_amount: v.nullable(Amount),
  shipments: v.optional(v.nullable(v.array(Shipment), []), []),
});

const InvoiceRecord = v.object({
  no: invoiceNo,
  ...Shared.entries,
  lines: v.array(Line),
  /** VAT rate by rate, where it is known; the portal's own. */
  vat_rates: v.optional(v.array(v.object({ percent: v.number(), net: Amount, vat: Amount })), []),
  /** Where its order went, where that is known; the portal's own, and speaks as the core does. */
  ship_to: v.optional(v.nullable(OrderShipTo), null),
});

const OrderRecord = v.object({
  no: orderNo,
  ...Shared.entries,
  lines: v.array(OrderLine),
  sample: lesserFlag,
  sr_no: optionalText,
  /** What the supplier's own system calls it; the portal's own. */
  back_office_no: v.optional(optionalText, null),
  globus_reference: optionalText,
  /** `placement` is the portal's own, and speaks as the core does. */
  meta: v.nullable(
    v.object({ connect_user_email: v.optional(optionalText), placement: v.optional(v.nullable(Placement)) }),
  ),
  ship_to_name: lesserText,
  ship_to_address: lesserText,
  ship_to_address_2: lesserText,
  ship_to_post_code: lesserText,
  ship_to_city: lesserText,
  ship_to_county: lesserText,
  ship_to_country: lesserText,
  completely_shipped: v.nullable(v.boolean()),
  /** Numbers of its invoices, the oldest first, for users with View Invoices. */
  invoices: v.optional(v.array(invoiceNo)),
});

const lineOf = (wire: v.InferOutput<typeof Line>): CoreLine => ({
  itemNo: wire.item_no,
  description: wire.description,
  quantity: wire.quantity,
  unitPrice: priceOfMajor(wire.unit_price, own),
  type: wire.type,
  thumbnail: wire.thumbnail,
  slug: wire.slug,
});
const asLine = ({ itemNo, unitPrice, ...line }: CoreLine): v.InferInput<typeof Line> => ({
  item_no: itemNo,
  description: line.description,
  quantity: line.quantity,
  unit_price: inMajor(unitPrice),
  type: line.type,
  thumbnail: line.thumbnail,
  slug: line.slug,
});

const shipmentOf = (wire: v.InferOutput<typeof Shipment>): CoreShipment => ({
  no: wire.no,
  postingDate: wire.posting_date,
  agent: wire.shipping_agent,
  trackingNumber: wire.package_tracking_number,
  orderNumber: wire.order_number,
  lines: wire.lines.map((line) => ({ itemNo: line.item_no, description: line.description, quantity: line.quantity })),
});
const asShipment = (shipment: CoreShipment): v.InferInput<typeof Shipment> => ({
  no: shipment.no,
  posting_date: shipment.postingDate,
  shipping_agent: shipment.agent,
  package_tracking_number: shipment.trackingNumber,
  order_number: shipment.orderNumber,
  lines: shipment.lines.map(({ itemNo, ...line }) => ({ item_no: itemNo, ...line })),
});

/** What orders and invoices have in common. */
type SharedFields = Omit<CoreInvoice, 'kind' | 'no' | 'lines' | 'vatRates' | 'shipTo'>;

const sharedOf = (wire: v.InferOutput<typeof Shared>): SharedFields => ({
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
  shipments: wire.shipments.map(shipmentOf),
});
const asShared = (document: SharedFields): v.InferInput<typeof Shared> => ({
  order_number: document.orderNumber,
  external_reference: document.externalReference,
  cancelled: document.cancelled,
  closed: document.closed,
  progress: document.progress,
  status: document.status,
  shipping_agent_code: document.shippingAgentCode,
  package_tracking_number: document.trackingNumber,
  document_date: document.documentDate,
  posting_date: document.postingDate,
  due_date: document.dueDate,
  total_amount: inMajor(document.totalExVat),
  total_amount_inc_vat: inMajor(document.totalIncVat),
  remaining_amount: document.remainingAmount && inMajor(document.remainingAmount),
  shipments: document.shipments.map(asShipment),
});

/** An invoice as documented calls have it (specification §invoice-record). */
export const Invoice = v.pipe(
  InvoiceRecord,
  v.transform((wire): CoreInvoice => ({
    kind: 'invoice',
    no: wire.no,
    ...sharedOf(wire),
    lines: wire.lines.map(lineOf),
    vatRates: wire.vat_rates.map(({ percent, net, vat }) => ({
      percent,
      net: moneyOfMajor(net, own),
      vat: moneyOfMajor(vat, own),
    })),
    shipTo: wire.ship_to,
  })),
);

/** The other way: what the server answers. */
export const asInvoiceRecord = (invoice: CoreInvoice): v.InferInput<typeof Invoice> => ({
  no: invoice.no,
  ...asShared(invoice),
  lines: invoice.lines.map(asLine),
  vat_rates: invoice.vatRates.map(({ percent, net, vat }) => ({ percent, net: inMajor(net), vat: inMajor(vat) })),
  ...(invoice.shipTo && { ship_to: invoice.shipTo }),
});

/** An order as documented calls have it (specification §order-record). */
export const Order = v.pipe(
  OrderRecord,
  v.transform((wire): CoreOrder => ({
    kind: 'order',
    no: wire.no,
    ...sharedOf(wire),
    lines: wire.lines.map((line) => ({
      ...lineOf(line),
      quantityShipped: line.quantity_shipped,
      promisedOn: line.promised_on,
      promisedBefore: line.promised_before,
    })),
    sample: wire.sample,
    srNo: wire.sr_no,
    backOfficeNo: wire.back_office_no,
    globusReference: wire.globus_reference,
    connectUserEmail: wire.meta?.connect_user_email ?? null,
    placement: wire.meta?.placement ?? null,
    invoices: wire.invoices ?? [],
    shipTo: {
      name: wire.ship_to_name,
      address: wire.ship_to_address,
      address2: wire.ship_to_address_2,
      postCode: wire.ship_to_post_code,
      city: wire.ship_to_city,
      county: wire.ship_to_county,
      country: wire.ship_to_country,
    },
    completelyShipped: wire.completely_shipped,
  })),
);

const metaOf = ({ globusReference, connectUserEmail, placement }: CoreOrder): v.InferInput<typeof Order>['meta'] =>
  globusReference === null ? null : { connect_user_email: connectUserEmail, ...(placement && { placement }) };

/** The other way: what the server answers. `meta` is of orders that have a place of origin. */
export const asOrderRecord = (order: CoreOrder): v.InferInput<typeof Order> => ({
  no: order.no,
  ...asShared(order),
  lines: order.lines.map((line) => ({
    ...asLine(line),
    quantity_shipped: line.quantityShipped,
    ...(line.promisedOn && { promised_on: line.promisedOn }),
    ...(line.promisedBefore && { promised_before: line.promisedBefore }),
  })),
  sample: order.sample,
  sr_no: order.srNo,
  ...(order.backOfficeNo !== null && { back_office_no: order.backOfficeNo }),
  globus_reference: order.globusReference,
  meta: metaOf(order),
  ship_to_name: order.shipTo.name,
  ship_to_address: order.shipTo.address,
  ship_to_address_2: order.shipTo.address2,
  ship_to_post_code: order.shipTo.postCode,
  ship_to_city: order.shipTo.city,
  ship_to_county: order.shipTo.county,
  ship_to_country: order.shipTo.country,
  completely_shipped: order.completelyShipped,
  invoices: [...order.invoices],
});
