import type { OrderNo } from '@connect/core/domain/documents/number';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { FollowUpChange } from '@connect/core/domain/samples/sample-order';
import { dayOf } from '../../calendar.ts';
import type { Identity } from '../../identity.ts';
import { dateInThePast, notFound, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { SampleRepository } from './sample-repository.ts';

/** Changes a sample's follow-up (specification §sample-list). One that is overdue can stay so, but none is moved into the past. */
export const makeSetFollowUp =
  (samples: SampleRepository, scope: CustomerScope, now: () => Date) =>
  async (manager: Identity, orderNo: OrderNo, change: FollowUpChange): Promise<Result<null, Refusal>> => {
    const at = now();
    const today = dayOf(at);
    const sample = await samples.find(scope.reachOf(manager), orderNo, today);
    if (!sample) return refused(notFound);
    const { followUpOn } = change;
    if (followUpOn && followUpOn !== sample.followUpOn && followUpOn < today) return refused(dateInThePast);
    await samples.setFollowUp(orderNo, change, at);
    return ok(null);
  };
