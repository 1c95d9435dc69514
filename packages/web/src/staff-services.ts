import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { AuditLog } from '@connect/core/ports/audit-log';
import type { BasketPreparation } from '@connect/core/ports/baskets';
import type { Approvals } from '@connect/core/ports/checkouts';
import type { ManagedCustomers, ManagerProfile } from '@connect/core/ports/managed-customers';
import type { ProductSearch } from '@connect/core/ports/product-search';
import type { Reports } from '@connect/core/ports/reports';
import type { SampleDrafts } from '@connect/core/ports/sample-drafts';
import type { SampleOrders } from '@connect/core/ports/sample-orders';
import type { SearchCustomers } from '@connect/core/use-cases/account/search-customers';
import type { DownloadPdf } from '@connect/core/use-cases/documents/download-pdf';
import type { TrackParcel } from '@connect/core/use-cases/documents/track-parcel';
import type { ViewDocument } from '@connect/core/use-cases/documents/view-document';
import { createContext, useContext } from 'react';

/** The documents of one customer, for the customers' own screens to show to staff. */
export interface CustomerDocuments {
  readonly viewOrder: ViewDocument<Order>;
  readonly viewInvoice: ViewDocument<Invoice>;
  readonly downloadPdf: DownloadPdf;
  readonly trackParcel: TrackParcel;
}

/** What only the screens of staff can do. */
export interface StaffServices {
  readonly customers: ManagedCustomers;
  readonly profile: ManagerProfile;
  readonly samples: SampleOrders;
  readonly sampleDrafts: SampleDrafts;
  readonly reports: Reports;
  readonly listCreditApprovals: Approvals['list'];
  readonly decideCreditApproval: Approvals['decide'];
  readonly previewBasket: BasketPreparation['preview'];
  readonly prepareBasket: BasketPreparation['prepare'];
  readonly auditLog: AuditLog;
  readonly searchCustomers: SearchCustomers;
  readonly findItems: ProductSearch['findItems'];
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
