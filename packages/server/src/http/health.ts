import { Hono } from 'hono';
import { starting, stopping, unavailable } from '../refusal.ts';
import type { Environment } from './environment.ts';
import { headersOf, statusOf } from './status.ts';

export interface HealthParts {
  readonly isDatabaseThere: () => Promise<boolean>;
  readonly isSearchThere: () => Promise<boolean>;
  /** Whether all parts of the server are up. */
  readonly isUp: () => boolean;
  readonly isStopping?: () => boolean;
  /** Milliseconds that either has to answer: whoever asks waits no longer than a second. */
  readonly patience?: number;
}

const notCached = { 'Cache-Control': 'no-store' };

/**
 * `/health/live` says that the process answers, whatever it waits for; `/health/ready`, and `/health` as the contract has it, that database
 * and search answer too: if not, 503 and which does not. So it is while the server stops, which takes what comes all the same.
 */
export const createHealth = ({
  isDatabaseThere,
  isSearchThere,
  isUp,
  isStopping = () => false,
  patience = 800,
}: HealthParts): Hono<Environment> => {
  const app = new Hono<Environment>();
  const soon = (answer: Promise<boolean>): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), patience);
      const say = (isThere: boolean) => {
        clearTimeout(timer);
        resolve(isThere);
      };
      answer.then(say, () => say(false));
    });
  // Whoever asks while it is being looked has the same answer: two hundred at once cost one look.
  const together = (look: () => Promise<boolean>): (() => Promise<boolean>) => {
    let underWay: Promise<boolean> | null = null;
    return () => (underWay ??= soon(look()).finally(() => (underWay = null)));
  };
  const [lookAtDatabase, lookAtSearch] = [together(isDatabaseThere), together(isSearchThere)];
  app.get('/health/live', (context) => {
    context.env.trace.route = '/health/live';
    return context.json({ status: 'alive' }, 200, notCached);
  });
  app.on('GET', ['/health', '/health/ready'], async (context) => {
    context.env.trace.route = '/health';
    const [database, search] = await Promise.all([lookAtDatabase(), lookAtSearch()]);
    const parts = { database, search };
    const headers = { ...notCached, ...headersOf(starting) };
    if (isStopping())
      return context.json({ ...stopping, status: 'unavailable', ...parts }, statusOf(stopping), headers);
    if (database && search && isUp()) return context.json({ status: 'ready', ...parts }, 200, notCached);
    if (!isUp()) return context.json({ ...starting, status: 'starting', ...parts }, statusOf(starting), headers);
    const away = Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    const message = `No answer from the ${away.join(' and the ')}.`;
    return context.json({ ...unavailable, message, status: 'unavailable', ...parts }, statusOf(starting), headers);
  });
  return app;
};
