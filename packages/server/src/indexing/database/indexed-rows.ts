import type { Database } from '../../database/open.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import { customerDocuments, customerDocumentsOf } from './customer-documents.ts';
import { newestPortalOrders, newestSignedSkus } from './newest.ts';
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
  newestOrders: () => newestPortalOrders(database),
  newestSigned: (region) => newestSignedSkus(database, region),
});
