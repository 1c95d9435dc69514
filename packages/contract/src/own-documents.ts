import type {
  Invoice as CoreInvoice,
  Line as CoreLine,
  Order as CoreOrder,
  Shipment as CoreShipment,
} from '@connect/core/domain/documents/document';
import * as v from 'valibot';
import { Money, UnitPrice } from './money.ts';
import { Placement } from './placement.ts';
import { OrderShipTo } from './ship-to.ts';
import { Day, invoiceNo, orderNo, OwnLineQuantity, type SchemaOf } from './values.ts';

const optionalText = v.nullable(v.string());
const optionalDay = v.nullable(Day);

const line = {
  itemNo: v.string(),
  description: v.string(),
  quantity: OwnLineQuantity,
  unitPrice: UnitPrice,
  type: v.string(),
  thumbnail: optionalText,
  slug: optionalText,
};
const Line: SchemaOf<CoreLine> = v.object(line);
const OrderLine: SchemaOf<CoreOrder['lines'][number]> = v.object({
  ...line,
  quantityShipped: OwnLineQuantity,
  promisedOn: optionalDay,
  promisedBefore: optionalDay,
});

const Shipment: SchemaOf<CoreShipment> = v.object({
  no: v.string(),
  postingDate: optionalDay,
  agent: v.nullable(v.object({ code: v.string(), name: v.string() })),
  trackingNumber: optionalText,
  orderNumber: v.nullable(orderNo),
  lines: v.array(v.object({ itemNo: v.string(), description: v.string(), quantity: OwnLineQuantity })),
});

const shared = {
  orderNumber: v.nullable(orderNo),
  externalReference: optionalText,
  cancelled: v.boolean(),
  closed: v.boolean(),
  progress: optionalText,
  status: optionalText,
  shippingAgentCode: optionalText,
  trackingNumber: optionalText,
  documentDate: optionalDay,
  postingDate: optionalDay,
  dueDate: optionalDay,
  totalExVat: Money,
  totalIncVat: Money,
  remainingAmount: v.nullable(Money),
  shipments: v.array(Shipment),
};

/** An invoice as our own calls have it: the core's own record. */
export const OwnInvoice: SchemaOf<CoreInvoice> = v.object({
  kind: v.literal('invoice'),
  no: invoiceNo,
  ...shared,
  lines: v.array(Line),
  vatRates: v.array(v.object({ percent: v.number(), net: Money, vat: Money })),
  shipTo: v.nullable(OrderShipTo),
});

/** An order as our own calls have it: the core's own record. */
export const OwnOrder: SchemaOf<CoreOrder> = v.object({
  kind: v.literal('order'),
  no: orderNo,
  ...shared,
  lines: v.array(OrderLine),
  sample: v.boolean(),
  srNo: optionalText,
  backOfficeNo: optionalText,
  globusReference: optionalText,
  connectUserEmail: optionalText,
  placement: v.nullable(Placement),
  invoices: v.array(invoiceNo),
  shipTo: OrderShipTo,
  completelyShipped: v.nullable(v.boolean()),
});
