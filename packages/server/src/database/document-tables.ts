import type { InvoiceNo, OrderNo } from '@connect/core/domain/documents/number';
import type { LineQuantity } from '@connect/core/domain/documents/line-quantity';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Generated } from 'kysely';
import type { Day, ExactPrice, Minor } from './columns.ts';

interface DocumentColumns {
  customer_no: CustomerNo;
  external_reference: string | null;
  cancelled: boolean;
  closed: boolean;
  progress: string | null;
  status: string | null;
  completely_shipped: boolean | null;
  shipping_agent_code: string | null;
  package_tracking_number: string | null;
  document_date: Day;
  posting_date: Day | null;
  due_date: Day | null;
  /** Excluding VAT. */
  total_amount: Minor;
  total_amount_inc_vat: Minor;
  remaining_amount: Minor | null;
  sample: boolean;
  sr_no: string | null;
}

export interface OrdersTable extends DocumentColumns {
  no: OrderNo;
  /** What the supplier's own system calls it, where that is something else. */
  back_office_no: string | null;
  globus_reference: string | null;
  connect_user_email: string | null;
  ship_to_name: string;
  ship_to_address: string;
  ship_to_address_2: string;
  ship_to_city: Generated<string>;
  ship_to_county: Generated<string>;
  ship_to_post_code: string;
  ship_to_country: Generated<string>;
}

export interface InvoicesTable extends DocumentColumns {
  no: InvoiceNo;
  order_number: OrderNo | null;
  /** Whether that is an order of another customer: nothing of it counts for the invoice then, nor the other way. */
  order_of_other: Generated<boolean>;
  /** Whether what remains follows from payments and credit notes. */
  remaining_derived: Generated<boolean>;
  /** A credit: its amounts are below 0, and what remains of it is to the customer's good. */
  credit_note: Generated<boolean>;
}

interface LineColumns {
  position: number;
  item_no: string;
  description: string;
  quantity: LineQuantity;
  unit_price: ExactPrice;
  type: string;
  thumbnail: string | null;
  slug: string | null;
}

export interface OrderLinesTable extends LineColumns {
  document_no: OrderNo;
  quantity_shipped: LineQuantity;
  promised_on: Day | null;
  promised_before: Day | null;
}

export interface InvoiceLinesTable extends LineColumns {
  document_no: InvoiceNo;
}

export interface ShipmentsTable {
  no: string;
  order_number: OrderNo;
  customer_no: CustomerNo;
  posting_date: Day | null;
  agent_code: string | null;
  agent_name: string | null;
  package_tracking_number: string | null;
  service: string | null;
}

export interface ShipmentLinesTable {
  shipment_no: string;
  position: number;
  item_no: string;
  description: string;
  quantity: LineQuantity;
}

/** What a sample order is for, and its follow-up. One not made in the portal may have a follow-up alone. */
export interface SampleRequestsTable {
  order_no: OrderNo;
  /** Given by who ordered, so that one sent twice makes one order. */
  key: string | null;
  created_by: string | null;
  /** Name of who ordered as it was then. */
  author: string | null;
  reason: string | null;
  follow_up_on: Day | null;
  followed_up_at: Date | null;
  created_at: Date;
}

/** Orders, invoices and shipments, and what is known of samples. */
export interface DocumentTables {
  orders: OrdersTable;
  invoices: InvoicesTable;
  order_lines: OrderLinesTable;
  invoice_lines: InvoiceLinesTable;
  shipments: ShipmentsTable;
  shipment_lines: ShipmentLinesTable;
  sample_requests: SampleRequestsTable;
}

/** The columns that say where an order goes. */
export const shipToColumns = [
  'ship_to_name',
  'ship_to_address',
  'ship_to_address_2',
  'ship_to_city',
  'ship_to_county',
  'ship_to_post_code',
  'ship_to_country',
] as const;
