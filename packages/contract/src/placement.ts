import {
  deciders,
  type LeftLine as CoreLeftLine,
  type Placement as CorePlacement,
} from '@connect/core/domain/ordering/placement';
import * as v from 'valibot';
import { Quantity, Sku } from './items.ts';
import { LineProblem } from './line-problem.ts';
import { Day, type SchemaOf } from './values.ts';
import { WaitReason } from './wait-reason.ts';

/** A line of the basket that an order left there. */
export const LeftLine: SchemaOf<CoreLeftLine> = v.object({
  sku: Sku,
  title: v.string(),
  quantity: Quantity,
  /** Why it could not be ordered. */
  problem: LineProblem,
  replacedBy: v.nullable(Sku),
});

/** What is known of an order that a customer placed in the portal, beside the order. */
export const Placement: SchemaOf<CorePlacement> = v.object({
  /** Name of who ordered. */
  placedBy: v.string(),
  requestedOn: v.nullable(Day),
  notes: v.string(),
  /** What it still waits for. */
  waitsFor: v.array(WaitReason),
  /** Lines that stayed in the basket, as they could not be ordered. */
  left: v.array(LeftLine),
  /** Who may decide on each of these; no name for the supplier's own support desk. */
  approvers: v.array(v.object({ reason: WaitReason, decider: v.picklist(deciders), name: v.nullable(v.string()) })),
  /** Whether the company's account is blocked: nothing is approved then. */
  accountBlocked: v.boolean(),
  /** When whoever placed it took it back. ISO 8601, UTC. */
  withdrawnAt: v.nullable(v.string()),
  /** The last decision on it. */
  decision: v.nullable(
    v.object({
      approved: v.boolean(),
      /** Name of who decided. */
      by: v.string(),
      /** ISO 8601, UTC. */
      at: v.string(),
      reason: v.string(),
    }),
  ),
});
