import type { Invoice, Line, Order, OrderShipTo, Shipment } from '@connect/core/domain/documents/document';
import type { InvoiceNo } from '@connect/core/domain/documents/number';
import { money } from '@connect/core/domain/money/money';
import { unitPrice } from '@connect/core/domain/money/unit-price';
import type { Placement } from '@connect/core/domain/ordering/placement';
import type { Selectable } from 'kysely';
import type { VatRatesTable } from '../../database/integration-tables.ts';
import type { shipToColumns } from '../../database/document-tables.ts';
import type {
  InvoiceLinesTable,
  InvoicesTable,
  OrderLinesTable,
  OrdersTable,
  ShipmentLinesTable,
  ShipmentsTable,
} from '../../database/document-tables.ts';

type ShipmentRow = Selectable<ShipmentsTable> & {
  readonly lines: readonly Pick<Selectable<ShipmentLinesTable>, 'item_no' | 'description' | 'quantity'>[];
};

/** The currency of a document: its customer's; empty for the supplier's own. */
interface OfCurrency {
  readonly currency: string;
}

const toShipment = (row: ShipmentRow): Shipment => ({
  no: row.no,
  postingDate: row.posting_date,
  agent: row.agent_code === null ? null : { code: row.agent_code, name: row.agent_name ?? row.agent_code },
  trackingNumber: row.package_tracking_number,
  orderNumber: row.order_number,
  lines: row.lines.map(({ item_no: itemNo, ...line }) => ({ itemNo, ...line })),
});

const shared = ({ currency, ...row }: (Selectable<OrdersTable> | Selectable<InvoicesTable>) & OfCurrency) => ({
  externalReference: row.external_reference,
  cancelled: row.cancelled,
  closed: row.closed,
  progress: row.progress,
  status: row.status,
  shippingAgentCode: row.shipping_agent_code,
  trackingNumber: row.package_tracking_number,
  documentDate: row.document_date,
  postingDate: row.posting_date,
  dueDate: row.due_date,
  totalExVat: money(row.total_amount, currency),
  totalIncVat: money(row.total_amount_inc_vat, currency),
  remainingAmount: row.remaining_amount === null ? null : money(row.remaining_amount, currency),
});

const toLine = (row: Omit<Selectable<InvoiceLinesTable>, 'document_no'>, currency: string): Line => ({
  itemNo: row.item_no,
  description: row.description,
  quantity: row.quantity,
  unitPrice: unitPrice(row.unit_price, currency),
  type: row.type,
  thumbnail: row.thumbnail,
  slug: row.slug,
});

const toShipTo = (row: Pick<Selectable<OrdersTable>, (typeof shipToColumns)[number]>): OrderShipTo => ({
  name: row.ship_to_name,
  address: row.ship_to_address,
  address2: row.ship_to_address_2,
  city: row.ship_to_city,
  county: row.ship_to_county,
  postCode: row.ship_to_post_code,
  country: row.ship_to_country,
});

/** An order (specification §order-record). */
export const toOrder = (
  row: Selectable<OrdersTable> & OfCurrency,
  lines: readonly Selectable<OrderLinesTable>[],
  {
    shipments,
    placement,
    invoices,
  }: { shipments: readonly ShipmentRow[]; placement: Placement | null; invoices: readonly InvoiceNo[] },
): Order => ({
  kind: 'order',
  ...shared(row),
  no: row.no,
  orderNumber: row.no,
  lines: lines.map((line) => ({
    ...toLine(line, row.currency),
    quantityShipped: line.quantity_shipped,
    promisedOn: line.promised_on,
    promisedBefore: line.promised_before,
  })),
  shipments: shipments.map(toShipment),
  sample: row.sample,
  srNo: row.sr_no,
  backOfficeNo: row.back_office_no,
  globusReference: row.globus_reference,
  connectUserEmail: row.connect_user_email,
  placement,
  shipTo: toShipTo(row),
  completelyShipped: row.completely_shipped,
  invoices,
});

/** An invoice (specification §invoice-record), with the shipments of its order. */
export const toInvoice = (
  row: Selectable<InvoicesTable> & OfCurrency,
  lines: readonly Selectable<InvoiceLinesTable>[],
  {
    shipments,
    rates,
    order,
  }: {
    readonly shipments: readonly ShipmentRow[];
    readonly rates: readonly Selectable<VatRatesTable>[];
    readonly order: Parameters<typeof toShipTo>[0] | undefined;
  },
): Invoice => ({
  kind: 'invoice',
  ...shared(row),
  no: row.no,
  orderNumber: row.order_of_other ? null : row.order_number,
  lines: lines.map((line) => toLine(line, row.currency)),
  shipments: shipments.map(toShipment),
  // Of a credit note they are kept as they are sent, without the sign.
  vatRates: rates.map(({ percent, net, vat, kind }) => {
    const sign = kind === 'credit-notes' ? -1 : 1;
    return { percent, net: money(sign * net, row.currency), vat: money(sign * vat, row.currency) };
  }),
  shipTo: order ? toShipTo(order) : null,
});
