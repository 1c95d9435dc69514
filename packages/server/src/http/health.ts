import { Hono } from 'hono';
import { starting, stopping, unavailable } from '../refusal.ts';
import type { Environment } from './environment.ts';
import { inTime } from './in-time.ts';
import { headersOf, statusOf } from './status.ts';

export interface HealthParts {
  readonly isDatabaseThere: () => Promise<boolean>;
  readonly isSearchThere: () => Promise<boolean>;
  /** Whether it answers, but late. */
  readonly isSearchSlow?: () => boolean;
  /** Whether all parts of the server are up. */
  readonly isUp: () => boolean;
  readonly isStopping?: () => boolean;
  /** Milliseconds that either has to answer: whoever asks waits no longer than a second. */
  readonly patience?: number;
}

const notCached = { 'Cache-Control': 'no-store' };

/**
 * `/health/live` says that the process answers, whatever it waits for; `/health/ready`, and `/health` as the contract has it, that database
 * and search answer too: if not, 503 and which does not. A search whose answers come late is there, and said to be slow. So it is while the server stops, which takes what comes all the same.
 */
export const createHealth = ({
  isDatabaseThere,
  isSearchThere,
  isSearchSlow = () => false,
  isUp,
  isStopping = () => false,
  patience = 800,
}: HealthParts): Hono<Environment> => {
  const app = new Hono<Environment>();
  // Whoever asks is answered within a second.
  const [lookAtDatabase, lookAtSearch] = [inTime(isDatabaseThere, patience), inTime(isSearchThere, patience)];
  app.get('/health/live', (context) => {
    context.env.trace.route = '/health/live';
    return context.json({ status: 'alive' }, 200, notCached);
  });
  app.on('GET', ['/health', '/health/ready'], async (context) => {
    context.env.trace.route = '/health';
    const [database, search] = await Promise.all([lookAtDatabase(), lookAtSearch()]);
    const parts = { database, search };
    const slow = search && isSearchSlow() ? { isSearchSlow: true } : null;
    const headers = { ...notCached, ...headersOf(starting) };
    if (isStopping())
      return context.json({ ...stopping, status: 'unavailable', ...parts }, statusOf(stopping), headers);
    if (database && search && isUp()) return context.json({ status: 'ready', ...parts, ...slow }, 200, notCached);
    if (!isUp()) return context.json({ ...starting, status: 'starting', ...parts }, statusOf(starting), headers);
    const away = Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    const message = `No answer from the ${away.join(' and the ')}.`;
    return context.json({ ...unavailable, message, status: 'unavailable', ...parts }, statusOf(starting), headers);
  });
  return app;
};
