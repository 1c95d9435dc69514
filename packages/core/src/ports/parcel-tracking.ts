import type { Tracking } from '../domain/documents/tracking.ts';
import type { Result } from '../domain/result.ts';
import type { Failure } from './failure.ts';

/** The live feed of the carrier H&B (spec §7). */
export interface ParcelTracking {
  track(trackingNumber: string, orderNumber: string): Promise<Result<Tracking, Failure>>;
}
