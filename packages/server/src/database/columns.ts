export type { Day } from '@connect/core/domain/calendar/day';
/** An amount in minor units (pence, cents). */
export type Minor = number;
/** The price of one in minor units, which it may have parts of. */
export type ExactPrice = number;
