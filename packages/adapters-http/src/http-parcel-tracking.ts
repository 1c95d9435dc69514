import type { Call } from '@connect/contract/call';
import { trackHbl } from '@connect/contract/documents';
import type { Tracking } from '@connect/contract/documents';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** Far more than the 30 s after which the panel says that it failed: an answer that comes later is still shown (decisions §late-tracking). */
const timeout = 120_000;

/** The call that parcels are asked for with, and what it names beside the parcel. */
export interface TrackingCall {
  readonly track: Call & { readonly answer: typeof Tracking };
  readonly params?: Readonly<Record<string, string>>;
}

/** The carrier H&B's feed over HTTP, of the customer's own parcels unless another call is given (specification §documented-calls). */
export const createHttpParcelTracking = (
  portal: PortalClient,
  call: TrackingCall = { track: trackHbl },
): ParcelTracking => ({
  track: async (trackingNumber, orderNumber) => {
    const params = { ...call.params, package_tracking_number: trackingNumber, order_number: orderNumber };
    return translated(await portal.json(call.track, { params, timeout }), ({ status, statusLabel, job }) => ({
      status,
      statusLabel,
      deliveryDate: job.deliveryDate,
      service: job.service,
      deliveryPostcode: job.deliveryPostcode,
    }));
  },
});
