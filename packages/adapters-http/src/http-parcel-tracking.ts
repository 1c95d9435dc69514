import type { Call } from '@connect/contract/call';
import { trackHbl, trackingOf } from '@connect/contract/documents';
import type { Tracking } from '@connect/contract/documents';
import type { OrderNo } from '@connect/core/domain/documents/number';
import type { ParcelTracking } from '@connect/core/ports/parcel-tracking';
import type { PortalClient } from './portal-client.ts';
import { translated } from './translated.ts';

/** Far more than the 30 s after which the panel says that it failed: an answer that comes later is still shown (decisions §late-tracking). */
const timeout = 120_000;

/** The call that parcels are asked for with, and what its address names. */
export interface TrackingCall {
  readonly track: Call & { readonly answer: typeof Tracking };
  readonly params: (trackingNumber: string, orderNumber: OrderNo) => Readonly<Record<string, string>>;
}

const own: TrackingCall = {
  track: trackHbl,
  params: (trackingNumber, orderNumber) => ({ package_tracking_number: trackingNumber, order_number: orderNumber }),
};

/** The carrier H&B's feed over HTTP, of the customer's own parcels unless another call is given (specification §documented-calls). */
export const createHttpParcelTracking = (portal: PortalClient, call = own): ParcelTracking => ({
  track: async (trackingNumber, orderNumber) => {
    const params = call.params(trackingNumber, orderNumber);
    return translated(await portal.json(call.track, { params, timeout }), trackingOf);
  },
});
