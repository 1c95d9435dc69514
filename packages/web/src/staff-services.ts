import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { AuditLog } from '@connect/core/ports/audit-log';
import type { BasketPreparation } from '@connect/core/ports/baskets';
import type { Approvals } from '@connect/core/ports/checkouts';
import type { ManagedCustomers, ManagerProfile } from '@connect/core/ports/managed-customers';
import type { ProductSearch } from '@connect/core/ports/product-search';
import type { Reports } from '@connect/core/ports/reports';
import type { SampleOrders } from '@connect/core/ports/sample-orders';
import type { DeleteNote } from '@connect/core/use-cases/account/delete-note';
import type { SearchCustomers } from '@connect/core/use-cases/account/search-customers';
import type { DownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import type { TrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import type { ViewDocument } from '@connect/core/use-cases/documents/view-document';
import type { KeepSampleOrder } from '@connect/core/use-cases/samples/keep-sample-order';
import { createContext, useContext } from 'react';

import type { AdminServices } from './admin-services.ts';

/** The documents of one customer, for the customers' own screens to show to staff. */
export interface CustomerDocuments {
  readonly viewOrder: ViewDocument<Order>;
  readonly viewInvoice: ViewDocument<Invoice>;
  readonly downloadPdf: DownloadPdf;
  readonly trackParcel: TrackParcel;
}

/** What only the screens of staff can do. */
export interface StaffServices {
  readonly listTopCustomers: ManagedCustomers['top'];
  readonly listCustomers: ManagedCustomers['list'];
  readonly findCustomer: ManagedCustomers['find'];
  readonly listFavouriteCustomers: ManagedCustomers['favourites'];
  readonly orderFavouriteCustomers: ManagedCustomers['orderFavourites'];
  readonly setFavouriteCustomer: ManagedCustomers['setFavourite'];
  readonly listNotes: ManagedCustomers['notes'];
  readonly addNote: ManagedCustomers['addNote'];
  readonly deleteNote: DeleteNote;
  readonly loadProfile: ManagerProfile['own'];
  readonly renameProfile: ManagerProfile['rename'];
  readonly listSamples: SampleOrders['list'];
  readonly findSample: SampleOrders['find'];
  readonly createSample: SampleOrders['create'];
  readonly editSample: SampleOrders['edit'];
  readonly keepSampleOrder: KeepSampleOrder;
  readonly loadSalesReport: Reports['sales'];
  readonly loadCustomersReport: Reports['customers'];
  readonly loadOverdueReport: Reports['overdue'];
  readonly loadSamplesReport: Reports['samples'];
  readonly loadSignOffReport: Reports['signOff'];
  readonly listCreditApprovals: Approvals['list'];
  readonly decideCreditApproval: Approvals['decide'];
  readonly previewBasket: BasketPreparation['preview'];
  readonly prepareBasket: BasketPreparation['prepare'];
  readonly listAuditEntries: AuditLog['entries'];
  readonly searchCustomers: SearchCustomers;
  readonly findItems: ProductSearch['findItems'];
  /** What only the screens of administrators do, fetched when the first of them opens. Throws when it cannot be fetched. */
  readonly admin: () => Promise<AdminServices>;
  readonly documentsOf: (customerNo: CustomerNo) => CustomerDocuments;
}

const StaffContext = createContext<StaffServices | null>(null);
export const StaffProvider = StaffContext.Provider;

/** The services of a staff screen, which its route loaded. Throws outside `StaffProvider`, which is a bug. */
export const useStaff = (): StaffServices => {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('No staff services: the screen stands outside StaffProvider');
  return staff;
};
