import { calls } from '@connect/contract/calls';
import type { SampleOrder } from '@connect/contract/sample-orders';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Identity } from '../../identity.ts';
import type { Database } from '../../database/open.ts';
import type { DocumentRepository } from '../../documents/database/document-repository.ts';
import { notFound, type Refusal } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import { createFollowUps } from '../database/follow-ups.ts';
import { createSampleOrdering } from '../application/order-samples.ts';
import { createSampleRepository } from '../database/sample-repository.ts';

/** Sample orders of account managers. `indexOrder` is told of each that is made. */
export const serveSampleCalls = (
  serve: Serve,
  parts: {
    readonly database: Database;
    readonly documents: DocumentRepository;
    readonly scope: CustomerScope;
    readonly indexOrder: (orderNo: string) => Promise<void>;
    readonly now: () => Date;
  },
): void => {
  const samples = createSampleRepository(parts);
  const ordering = createSampleOrdering(parts);
  const setFollowUp = createFollowUps({ ...parts, samples });

  const found = async (manager: Identity, orderNo: string): Promise<Result<SampleOrder, Refusal>> => {
    const sample = await samples.find(manager, orderNo);
    return sample ? ok(sample) : refused(notFound);
  };

  serve(calls.sampleOrders, async ({ user, query }) =>
    ok(await samples.list(user, { text: query.q, filter: query.filter, page: query.page })),
  );
  serve(calls.sampleOrder, ({ user, params }) => found(user, params.id));
  serve(calls.createSampleOrder, async ({ user, body }) => {
    const { name, address, address_2: address2, post_code: postCode } = body.ship_to;
    const made = await ordering.create(user, {
      key: body.key,
      customerNo: body.customer_no,
      shipTo: { name, address, address2, postCode },
      lines: body.lines,
      reason: body.reason,
      followUpOn: body.follow_up_on,
    });
    if (!made.ok) return made;
    await parts.indexOrder(made.value);
    return found(user, made.value);
  });
  serve(calls.editSampleOrder, async ({ user, params, body }) => {
    const followUp = { followUpOn: body.follow_up_on, followedUp: body.followed_up };
    const done = await setFollowUp(user, params.id, followUp);
    return done.ok ? found(user, params.id) : done;
  });
};
