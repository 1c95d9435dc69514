import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { Tracer } from '../span.ts';
import { logOf } from './host-of.ts';

/** What is measured is sent from here; with a null tracer nothing is measured. */
export interface Tracing {
  readonly tracer: Tracer | null;
  readonly close: () => Promise<void>;
}

/** Begins to measure where the settings say where to; else the libraries for it are not even loaded, which takes half a second. */
export const startTracing = async ({ traces }: Pick<ServerConfig, 'traces'>, log: Logger): Promise<Tracing> => {
  if (traces === null) return { tracer: null, close: async () => undefined };
  const { openTracing } = await import('../tracing/open-tracing.ts');
  return openTracing(traces, logOf(log, traces.url));
};
