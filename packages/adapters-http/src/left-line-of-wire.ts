import type * as wire from '@connect/contract/left-line';
import type { LeftLine } from '@connect/core/domain/ordering/placement';

/** A line that an order left behind, as orders and checkouts have it. */
export const toLeftLine = ({ replaced_by: replacedBy, ...line }: wire.LeftLine): LeftLine => ({ ...line, replacedBy });
