import type { OrderNo } from '@connect/core/domain/documents/number';
import type { ListedSample, SampleListQuery, SampleOrder } from '@connect/core/domain/samples/sample-order';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { dayOf } from '../../calendar.ts';
import type { DocumentRepository } from '../../documents/application/document-repository.ts';
import type { Identity } from '../../identity.ts';
import { notFound, type Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { SampleRepository } from './sample-repository.ts';

/** Sample orders of the customers within an account manager's reach. */
export interface ReadSamples {
  list(
    manager: Identity,
    query: SampleListQuery,
  ): Promise<{ readonly samples: ListedSample[]; readonly total: number; readonly due: number }>;
  find(manager: Identity, orderNo: OrderNo): Promise<Result<SampleOrder, Refusal>>;
}

export const createReadSamples = (parts: {
  readonly samples: SampleRepository;
  readonly documents: DocumentRepository;
  readonly scope: CustomerScope;
  readonly now: () => Date;
}): ReadSamples => {
  const { samples, documents, scope, now } = parts;
  return {
    list: (manager, query) => samples.list(scope.reachOf(manager), query, dayOf(now())),
    find: async (manager, orderNo) => {
      const sample = await samples.find(scope.reachOf(manager), orderNo, dayOf(now()));
      const order = sample && (await documents.order(sample.customerNo, orderNo));
      return order ? ok({ ...sample, order }) : refused(notFound);
    },
  };
};
