import type { Database } from '../../database/open.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import { customerDocuments, customerDocumentsOf } from './customer-documents.ts';
import {
  invoiceDocuments,
  invoiceDocumentsOf,
  orderDocuments,
  orderDocumentsOf,
  productDocuments,
  searchId,
} from './search-documents.ts';

export const createIndexedRows = (database: Database): IndexedRows => ({
  orders: (customers) => orderDocuments(database, customers),
  invoices: (customers) => invoiceDocuments(database, customers),
  customers: () => customerDocuments(database),
  ordersOf: (nos) => orderDocumentsOf(database, nos),
  invoicesOf: (nos) => invoiceDocumentsOf(database, nos),
  customersOf: (nos) => customerDocumentsOf(database, nos),
  idOf: searchId,
  products: (region, skus) => productDocuments(database, region, skus),
  counts: async () => {
    const customers = database.selectFrom('customers').where('removed_at', 'is', null);
    const count = async (table: 'orders' | 'invoices' | null) => {
      const all = table === null ? customers : customers.innerJoin(table, `${table}.customer_no`, 'customers.no');
      const counted = all.select(({ fn }) => fn.countAll().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    };
    const byRegion = await database
      .selectFrom('regional_products')
      .select(({ fn }) => ['region', fn.countAll().as('count')])
      .groupBy('region')
      .execute();
    return {
      orders: await count('orders'),
      invoices: await count('invoices'),
      customers: await count(null),
      products: new Map(byRegion.map((row) => [row.region, Number(row.count)])),
    };
  },
});
