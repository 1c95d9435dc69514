import { trackHbl } from '@connect/contract/documents';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** Far more than the 30 s after which the panel says that it failed: an answer that comes later is still shown (decisions 15). */
const timeout = 120_000;

/** The carrier H&B's feed over HTTP (spec §7). */
export const createHttpParcelTracking = (portal: PortalClient): ParcelTracking => ({
  track: async (trackingNumber, orderNumber) => {
    const params = { package_tracking_number: trackingNumber, order_number: orderNumber };
    return translated(await portal.json(trackHbl, { params, timeout }), ({ status, statusLabel, job }) => ({
      status,
      statusLabel,
      deliveryDate: job.deliveryDate,
      service: job.service,
      deliveryPostcode: job.deliveryPostcode,
    }));
  },
});
