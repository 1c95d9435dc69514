import type { OrderNo } from '../domain/documents/number.ts';
import type { Tracking } from '../domain/documents/tracking.ts';
import type { Result } from '../domain/result.ts';
import type { Failure } from './failure.ts';

/** The live feed of the carrier H&B (specification §documented-calls). */
export interface ParcelTracking {
  track(trackingNumber: string, orderNumber: OrderNo): Promise<Result<Tracking, Failure>>;
}
