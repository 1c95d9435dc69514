/** A calendar day as `YYYY-MM-DD`. */
export type Day = string;
/** An amount in minor units (pence, cents). */
export type Minor = number;
/** The price of one in minor units, which it may have parts of. */
export type ExactPrice = number;
