import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import * as calls from '@connect/contract/managed-documents';
import type { Documents } from '@connect/core/ports/documents';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import { createHttpDocuments } from './http-documents.ts';
import { createHttpParcelTracking } from './http-parcel-tracking.ts';
import type { PortalClient } from './portal-client.ts';

/** The documents of one of the account manager's customers. */
export const createHttpCustomerDocuments = (portal: PortalClient, customerNo: CustomerNo): Documents =>
  createHttpDocuments(portal, {
    order: calls.managedOrder,
    invoice: calls.managedInvoice,
    orderPdf: calls.managedOrderPdf,
    invoicePdf: calls.managedInvoicePdf,
    params: { no: customerNo },
  });

/** The parcels of one of the account manager's customers. */
export const createHttpCustomerParcels = (portal: PortalClient, customerNo: CustomerNo): ParcelTracking =>
  createHttpParcelTracking(portal, {
    track: calls.managedTrackHbl,
    params: (trackingNumber, orderNumber) => ({ no: customerNo, trackingNumber, orderNumber }),
  });
