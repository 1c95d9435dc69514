import type { OrderNo } from '../domain/documents/number.ts';
import type { Result } from '../domain/result.ts';
import type {
  FollowUpChange,
  ListedSample,
  SampleListQuery,
  SampleOrder,
  SampleOrderForm,
} from '../domain/samples/sample-order.ts';
import type { Refusal } from './failure.ts';

/** Sample orders of the account manager's customers (specification §sample-list). */
export interface SampleOrders {
  /** The newest first; `due` counts follow-ups that are due, whatever the query. */
  list(
    query: SampleListQuery,
  ): Promise<
    Result<{ readonly samples: readonly ListedSample[]; readonly total: number; readonly due: number }, Refusal>
  >;
  find(orderNo: OrderNo): Promise<Result<SampleOrder, Refusal>>;
  create(form: SampleOrderForm): Promise<Result<SampleOrder, Refusal>>;
  /** What the change leaves out stays as it is. */
  edit(orderNo: OrderNo, change: FollowUpChange): Promise<Result<SampleOrder, Refusal>>;
}
