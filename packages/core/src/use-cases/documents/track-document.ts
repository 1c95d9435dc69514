import type { Day } from '../../domain/calendar/day.ts';
import type { Invoice, Order } from '../../domain/documents/document.ts';
import { trackingMeans, type Tracking, type TrackingMeans } from '../../domain/documents/tracking.ts';
import { makeTrackParcel } from './track-parcel.ts';

/** A parcel of a document: how it is tracked, and, where the carrier is asked, what it says. */
export interface TrackedParcel {
  readonly shipment: string | null;
  readonly sent: Day | null;
  readonly means: TrackingMeans;
  readonly live: Tracking | null;
}

/** Tracks every parcel of a document at once; a document without shipments is one parcel. */
export const makeTrackDocument =
  (ports: Parameters<typeof makeTrackParcel>[0]) =>
  (document: Order | Invoice): Promise<readonly TrackedParcel[]> =>
    Promise.all(
      (document.shipments.length > 0 ? document.shipments : [null]).map(async (shipment) => {
        const means = trackingMeans(document.kind, document, shipment);
        const order = shipment?.orderNumber ?? document.orderNumber;
        const live = means.kind === 'live' && order ? await makeTrackParcel(ports)(means.trackingNumber, order) : null;
        return { shipment: shipment?.no ?? null, sent: shipment?.postingDate ?? null, means, live };
      }),
    );
