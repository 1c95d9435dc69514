import * as v from 'valibot';
import { Quantity, Sku } from './items.ts';
import { LineProblem } from './line-problem.ts';

/** A line of the basket that an order left there. */
export const LeftLine = v.object({
  sku: Sku,
  title: v.string(),
  quantity: Quantity,
  /** Why it could not be ordered. */
  problem: LineProblem,
  replaced_by: v.nullable(Sku),
});
export type LeftLine = v.InferOutput<typeof LeftLine>;
