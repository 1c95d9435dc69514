import { ok, refused, type Result } from '@connect/core/domain/result';
import { sql } from 'kysely';
import type { Identity } from '../../identity.ts';
import { dayOf, type Day } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { dateInThePast, notFound, type Refusal } from '../../refusal.ts';
import type { SampleRepository } from './sample-repository.ts';

export interface FollowUp {
  readonly followUpOn: Day | null;
  readonly followedUp: boolean;
}

/** Sets a sample's follow-up. One that is overdue can stay so, but none is moved into the past. */
export const createFollowUps =
  (parts: { readonly database: Database; readonly samples: SampleRepository; readonly now: () => Date }) =>
  async (manager: Identity, orderNo: string, { followUpOn, followedUp }: FollowUp): Promise<Result<null, Refusal>> => {
    const sample = await parts.samples.find(manager, orderNo);
    if (!sample) return refused(notFound);
    const at = parts.now();
    if (followUpOn !== null && followUpOn !== sample.follow_up_on && followUpOn < dayOf(at))
      return refused(dateInThePast);
    // A sample that was not made in the portal has no request until now.
    const madeElsewhere = { key: null, created_by: null, author: null, reason: null, created_at: at };
    await parts.database
      .insertInto('sample_requests')
      .values({
        ...madeElsewhere,
        order_no: orderNo,
        follow_up_on: followUpOn,
        followed_up_at: followedUp ? at : null,
      })
      .onConflict((conflict) =>
        conflict.column('order_no').doUpdateSet({
          follow_up_on: followUpOn,
          // Done is done when it was first said.
          followed_up_at: followedUp ? sql<Date>`coalesce(sample_requests.followed_up_at, ${at})` : null,
        }),
      )
      .execute();
    return ok(null);
  };
