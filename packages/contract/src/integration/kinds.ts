import type { InferOutput } from 'valibot';
import { CustomerRecord, StaffRecord, UserRecord } from './customers.ts';
import { CreditNoteRecord, InvoiceRecord, OrderRecord, PaymentRecord, ShipmentRecord } from './documents.ts';
import { BannerRecord, PriceRecord, ProductRecord, StockRecord } from './range.ts';

/** The records that come in, by kind, in an order in which each finds what it names. */
export const schemas = {
  staff: StaffRecord,
  customers: CustomerRecord,
  users: UserRecord,
  products: ProductRecord,
  prices: PriceRecord,
  stock: StockRecord,
  orders: OrderRecord,
  shipments: ShipmentRecord,
  invoices: InvoiceRecord,
  'credit-notes': CreditNoteRecord,
  payments: PaymentRecord,
  banners: BannerRecord,
} as const;

export type Kind = keyof typeof schemas;
export type RecordOf<K extends Kind> = InferOutput<(typeof schemas)[K]>;
export type AnyRecord = { [K in Kind]: RecordOf<K> }[Kind];

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const kinds = Object.keys(schemas) as readonly Kind[];

/** The supplier's own key of a record, by which it is known again. */
export const keyOf: { readonly [K in Kind]: (record: RecordOf<K>) => string } = {
  staff: ({ email }) => email,
  customers: ({ no }) => no,
  users: ({ email }) => email,
  products: ({ sku }) => sku,
  prices: ({ priceList, product, validFrom }) => [priceList, product, validFrom ?? ''].join('|'),
  stock: ({ sku }) => sku,
  orders: ({ no }) => no,
  shipments: ({ no }) => no,
  invoices: ({ no }) => no,
  'credit-notes': ({ no }) => no,
  payments: ({ no }) => no,
  banners: ({ position }) => String(position),
};
