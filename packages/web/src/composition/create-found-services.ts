import { makeLoadOrderHistory, makeLoadPaymentDue } from '@connect/core/use-cases/account/load-figures';
import {
  makeListDocuments,
  makeRecentDocuments,
  makeSearchDocuments,
} from '@connect/core/use-cases/documents/list-documents';
import type { Ports } from './ports.ts';

/** What the list, the dashboard and the searches of the frame show. */
export const createFoundServices = (ports: Ports) => ({
  loadPaymentDue: makeLoadPaymentDue(ports),
  loadOrderHistory: makeLoadOrderHistory(ports),
  listDocuments: makeListDocuments(ports),
  recentDocuments: makeRecentDocuments(ports),
  searchDocuments: makeSearchDocuments(ports),
});
