import { storefronts } from '@connect/core/domain/access/storefront';

/** Names of the indexes the portal searches (specification §search-indexes). */
export const indexes = {
  orders: 'customer_orders',
  invoices: 'customer_invoices',
  /** The same documents by the names that account managers search them by. */
  managersOrders: 'customer_data_orders',
  managersInvoices: 'customer_data_invoices',
  customers: 'customer_data_customers',
  /** One index a regional storefront, e.g. `products_uk_en-gb`. */
  products: storefronts.map(({ indexSuffix }) => ({ region: indexSuffix, uid: `products_${indexSuffix}` })),
  /** Holds which data set the others were built from. */
  meta: 'connect_meta',
} as const;

/** What the embedded service finds the same documents by, held once. Another service has no second names: it holds them twice. */
export const secondNames = {
  [indexes.managersOrders]: indexes.orders,
  [indexes.managersInvoices]: indexes.invoices,
} as const;

/** Whether a service knows the second names, as the embedded one does. */
export type Names = 'second-names' | 'twice';

/** The indexes that hold orders, or invoices. */
export const documentUids = (kind: 'orders' | 'invoices', names: Names): readonly string[] => {
  const twice = { orders: indexes.managersOrders, invoices: indexes.managersInvoices };
  return names === 'twice' ? [indexes[kind], twice[kind]] : [indexes[kind]];
};

/** Orders that no invoice stands for yet (ADR 8). */
export const notInvoiced = 'invoiced = false';
