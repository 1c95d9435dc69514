import * as v from 'valibot';
import { LineProblem } from './line-problem.ts';

/** A line of the basket that an order left there. */
export const LeftLine = v.object({
  sku: v.string(),
  title: v.string(),
  quantity: v.number(),
  /** Why it could not be ordered. */
  problem: LineProblem,
  replaced_by: v.nullable(v.string()),
});
export type LeftLine = v.InferOutput<typeof LeftLine>;
