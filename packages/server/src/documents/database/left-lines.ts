import type { LeftLine as WireLeftLine } from '@connect/contract/left-line';
import type { LeftLine } from '@connect/core/domain/ordering/placement';

/** A line that an order left in the basket, as the wire has it. */
export const toWireLeftLine = ({ replacedBy, ...line }: LeftLine): WireLeftLine => ({
  ...line,
  replaced_by: replacedBy,
});
