import { createHttpAuditLog } from '@connect/adapters-http/http-audit-log';
import { createHttpBasketPreparation } from '@connect/adapters-http/http-baskets';
import { createHttpCreditApprovals } from '@connect/adapters-http/http-checkouts';
import { createHttpCustomerDocuments, createHttpCustomerParcels } from '@connect/adapters-http/http-customer-documents';
import { createHttpManagedCustomers } from '@connect/adapters-http/http-managed-customers';
import { createHttpReports } from '@connect/adapters-http/http-reports';
import { createHttpSampleOrders } from '@connect/adapters-http/http-sample-orders';
import { createMeilisearchCustomerSearch } from '@connect/adapters-http/meilisearch-customer-search';
import { createMeilisearchProductSearch } from '@connect/adapters-http/meilisearch-product-search';
import { createStorageSampleDrafts } from '@connect/adapters-storage/storage-sample-drafts';
import { makeDeleteNote } from '@connect/core/use-cases/account/delete-note';
import { makeSearchCustomers } from '@connect/core/use-cases/account/search-customers';
import { makeDownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import { makeTrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { makeKeepSampleOrder } from '@connect/core/use-cases/samples/keep-sample-order';
import type { StaffServices } from '../staff-services.ts';
import { createPageCache, perCustomer } from './documents-of-customers.ts';
import { ClientToken, feature, port, portOfPage, SearchServiceToken } from './feature.ts';
import { lazily } from './lazily.ts';
import { FileSaverToken, ManagerProfileToken, SafeStoreToken, SessionTokensToken } from './tokens.ts';

/** Staff: their ports, over the portal API and the search service, and what their screens do. */
export const { ports: staffPorts, open } = feature(
  {
    client: portOfPage(ClientToken),
    managerProfile: portOfPage(ManagerProfileToken),
    tokens: portOfPage(SessionTokensToken),
    files: portOfPage(FileSaverToken),
    customers: port('ManagedCustomers', createHttpManagedCustomers, [ClientToken]),
    samples: port('SampleOrders', createHttpSampleOrders, [ClientToken]),
    reports: port('Reports', createHttpReports, [ClientToken]),
    approvals: port('CreditApprovals', createHttpCreditApprovals, [ClientToken]),
    preparation: port('BasketPreparation', createHttpBasketPreparation, [ClientToken]),
    auditLog: port('AuditLog', createHttpAuditLog, [ClientToken]),
    customerSearch: port('CustomerSearch', createMeilisearchCustomerSearch, [SearchServiceToken]),
    productSearch: port('ProductSearch', createMeilisearchProductSearch, [SearchServiceToken]),
    drafts: port('SampleDrafts', createStorageSampleDrafts, [SafeStoreToken]),
  },
  ({
    client,
    managerProfile,
    tokens,
    files,
    customers,
    samples,
    reports,
    approvals,
    preparation,
    auditLog,
    customerSearch,
    productSearch,
    drafts,
  }): StaffServices => ({
    listTopCustomers: customers.top,
    listCustomers: customers.list,
    findCustomer: customers.find,
    listFavouriteCustomers: customers.favourites,
    orderFavouriteCustomers: customers.orderFavourites,
    setFavouriteCustomer: customers.setFavourite,
    listNotes: customers.notes,
    addNote: customers.addNote,
    deleteNote: makeDeleteNote({ customers }),
    loadProfile: managerProfile.own,
    renameProfile: managerProfile.rename,
    listSamples: samples.list,
    findSample: samples.find,
    createSample: samples.create,
    editSample: samples.edit,
    keepSampleOrder: makeKeepSampleOrder({ drafts }),
    loadSalesReport: reports.sales,
    loadCustomersReport: reports.customers,
    loadOverdueReport: reports.overdue,
    loadSamplesReport: reports.samples,
    loadSignOffReport: reports.signOff,
    listCreditApprovals: approvals.list,
    decideCreditApproval: approvals.decide,
    previewBasket: preparation.preview,
    prepareBasket: preparation.prepare,
    listAuditEntries: auditLog.entries,
    searchCustomers: makeSearchCustomers({ customerSearch }),
    findItems: productSearch.findItems,
    admin: lazily(async () => (await import('./create-admin-services.ts')).createAdminServices(client, files)),
    documentsOf: perCustomer(tokens, (customerNo) => {
      const documents = createHttpCustomerDocuments(client, customerNo);
      const documentCache = createPageCache();
      return {
        viewOrder: makeViewOrder({ documents, documentCache }),
        viewInvoice: makeViewInvoice({ documents, documentCache }),
        downloadPdf: makeDownloadPdf({ documents, files }),
        trackParcel: makeTrackParcel({ tracking: createHttpCustomerParcels(client, customerNo) }),
      };
    }),
  }),
);
