import { createHttpAuditLog } from '@connect/adapters-http/http-audit-log';
import { createHttpBasketPreparation } from '@connect/adapters-http/http-baskets';
import { createHttpCreditApprovals } from '@connect/adapters-http/http-checkouts';
import { createHttpCustomerDocuments, createHttpCustomerParcels } from '@connect/adapters-http/http-customer-documents';
import { createHttpManagedCustomers } from '@connect/adapters-http/http-managed-customers';
import { createHttpReports } from '@connect/adapters-http/http-reports';
import { createHttpSampleOrders } from '@connect/adapters-http/http-sample-orders';
import { createMeilisearchCustomerSearch } from '@connect/adapters-http/meilisearch-customer-search';
import { createMeilisearchProductSearch } from '@connect/adapters-http/meilisearch-product-search';
import type { PortalClient } from '@connect/adapters-http/portal-client';
import type { SearchServiceOptions } from '@connect/adapters-http/search-service';
import type { SafeStore } from '@connect/adapters-storage/safe-store';
import { createStorageSampleDrafts } from '@connect/adapters-storage/storage-sample-drafts';
import type { FileSaver } from '@connect/core/ports/file-saver';
import type { ManagerProfile } from '@connect/core/ports/managed-customers';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import { makeDeleteNote } from '@connect/core/use-cases/account/delete-note';
import { makeSearchCustomers } from '@connect/core/use-cases/account/search-customers';
import { makeDownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import { makeTrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import { makeViewInvoice, makeViewOrder } from '@connect/core/use-cases/documents/view-document';
import { makeKeepSampleOrder } from '@connect/core/use-cases/samples/keep-sample-order';
import type { StaffServices } from '../staff-services.ts';
import { createPageCache, perCustomer } from './documents-of-customers.ts';
import { lazily } from './lazily.ts';

interface Ports {
  readonly client: PortalClient;
  readonly search: SearchServiceOptions;
  readonly managerProfile: ManagerProfile;
  readonly tokens: Pick<SessionTokens, 'session'>;
  readonly files: FileSaver;
  readonly store: SafeStore;
}

/** What the screens of staff do, over the portal API and the search service: a part of the program of its own. */
export const createStaffServices = ({ client, search, managerProfile, tokens, files, store }: Ports): StaffServices => {
  const customers = createHttpManagedCustomers(client);
  const samples = createHttpSampleOrders(client);
  const reports = createHttpReports(client);
  const approvals = createHttpCreditApprovals(client);
  const preparation = createHttpBasketPreparation(client);
  return {
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
    keepSampleOrder: makeKeepSampleOrder({ drafts: createStorageSampleDrafts(store) }),
    loadSalesReport: reports.sales,
    loadCustomersReport: reports.customers,
    loadOverdueReport: reports.overdue,
    loadSamplesReport: reports.samples,
    loadSignOffReport: reports.signOff,
    listCreditApprovals: approvals.list,
    decideCreditApproval: approvals.decide,
    previewBasket: preparation.preview,
    prepareBasket: preparation.prepare,
    listAuditEntries: createHttpAuditLog(client).entries,
    searchCustomers: makeSearchCustomers({ customerSearch: createMeilisearchCustomerSearch(search) }),
    findItems: createMeilisearchProductSearch(search).findItems,
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
  };
};
