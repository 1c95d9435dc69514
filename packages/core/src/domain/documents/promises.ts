import type { Day } from '../calendar/day.ts';
import type { Order, OrderLine } from './document.ts';
import { isNote, orderLineClass } from './lines.ts';

/** When the supplier promises a line for, and when they last promised it for before; null for what nobody said. */
export type LinePromise = Pick<OrderLine, 'promisedOn' | 'promisedBefore'>;

/** What is promised for a line from now on, with the last day that was another: the same again leaves it as it stands, and what is taken back is not forgotten. */
export const nextPromise = (standing: LinePromise | null, promisedOn: Day | null): LinePromise => {
  if (!standing || standing.promisedOn === promisedOn) return standing ?? { promisedOn, promisedBefore: null };
  const last = standing.promisedOn ?? standing.promisedBefore;
  return { promisedOn, promisedBefore: last === promisedOn ? null : last };
};

/** A name for each line of an order by its item, and by which of the item's lines it is: one that stays has its own again in a later version. */
export const lineNames = (skus: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  return skus.map((sku) => {
    const count = (counts.get(sku) ?? 0) + 1;
    counts.set(sku, count);
    return `${count} ${sku}`;
  });
};

/** What is promised for a line of an order that still comes (specification §promised-dates); null for nothing. */
export const awaitedPromise = ({ cancelled }: Pick<Order, 'cancelled'>, line: OrderLine): LinePromise | null =>
  !cancelled && line.promisedOn !== null && !isNote(line) && orderLineClass(line) === 'backorder' ? line : null;

/** The first and the last day that what still comes of an order is promised for: one where they are the same, none where nothing is. */
export const promisedDays = (order: Pick<Order, 'cancelled' | 'lines'>): readonly Day[] => {
  const days = new Set(order.lines.flatMap((line) => awaitedPromise(order, line)?.promisedOn ?? []).toSorted());
  return [...days].filter((_, index) => index === 0 || index === days.size - 1);
};
