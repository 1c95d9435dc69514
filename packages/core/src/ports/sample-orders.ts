import type { OrderNo } from '../domain/documents/number.ts';
import type { Day } from '../domain/calendar/day.ts';
import type { Result } from '../domain/result.ts';
import type { ListedSample, SampleListQuery, SampleOrder, SampleOrderForm } from '../domain/samples/sample-order.ts';
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
  edit(
    orderNo: OrderNo,
    change: { readonly followUpOn: Day | null; readonly followedUp: boolean },
  ): Promise<Result<SampleOrder, Refusal>>;
}
