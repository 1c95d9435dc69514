import type { OrderNo } from '../../domain/documents/number.ts';
import type { Tracking } from '../../domain/documents/tracking.ts';
import type { ParcelTracking } from '../../ports/parcel-tracking.ts';

/** What the carrier says of a parcel; null when it says nothing, which the panel's time-out then tells (specification §tracking-time-out). */
export const makeTrackParcel =
  ({ tracking }: { readonly tracking: ParcelTracking }) =>
  async (trackingNumber: string, orderNumber: OrderNo): Promise<Tracking | null> => {
    const answer = await tracking.track(trackingNumber, orderNumber);
    return answer.ok ? answer.value : null;
  };

export type TrackParcel = ReturnType<typeof makeTrackParcel>;
