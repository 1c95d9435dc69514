import type { Logger } from 'pino';

/** Told of each document that an index refuses, and of what becomes of the search service. */
export type IndexLog = Pick<Logger, 'warn'>;
