import type { Database } from '../../database/open.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import { customerDocuments } from './customer-documents.ts';
import { newestPortalOrders, newestSignedSkus } from './newest.ts';
import { invoiceDocuments, orderDocuments, orderDocumentsOf, productDocuments } from './search-documents.ts';

export const createIndexedRows = (database: Database): IndexedRows => ({
  orders: () => orderDocuments(database),
  invoices: () => invoiceDocuments(database),
  customers: () => customerDocuments(database),
  ordersOf: (nos) => orderDocumentsOf(database, nos),
  products: (region, skus) => productDocuments(database, region, skus),
  newestOrders: () => newestPortalOrders(database),
  newestSigned: (region) => newestSignedSkus(database, region),
});
