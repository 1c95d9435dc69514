import { Hono } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound, unauthenticated } from '../refusal.ts';
import { isBearer } from './bearer.ts';
import type { Environment } from './environment.ts';
import { refuse } from './serve.ts';

/** A request that was answered, by its route's pattern; `ms` is how long it took. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

type Figures = Readonly<Record<string, number>>;

/** What waits at the moment, by what it is, such as `mails`. */
export interface Queues {
  readonly waiting: Figures;
  /** For how long the first of it has been waiting; nothing of what does not, or of which that is not known. */
  readonly seconds: Figures;
  /** Connections to a database server, by what they do; none where it is embedded. */
  readonly connections: Figures;
}
export type ReadQueues = () => Promise<Queues>;

interface MetricsParts {
  /** What whoever collects them sends as `Authorization: Bearer`; null where nobody may. */
  readonly token: string | null;
  readonly readQueues: ReadQueues;
}

/** Seconds: from what a list takes to what nobody waits for. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Figures of this process for whoever watches it, in the text format of Prometheus: how long each route takes, what waits, memory and the
 * event loop. Only routes' patterns are in them, no address, number or name. Null where no token is set: nothing is counted then.
 */
export const createMetrics = ({ token, readQueues }: MetricsParts) => {
  if (token === null) return null;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'connect_request_seconds',
    help: 'How long requests took, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const waiting = new Gauge({
    name: 'connect_waiting',
    help: 'What waits to be done, by what it is',
    labelNames: ['what'],
    registers: [registry],
  });
  const seconds = new Gauge({
    name: 'connect_waiting_seconds',
    help: 'How long the first of what waits has been waiting, by what it is',
    labelNames: ['what'],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'connect_database_connections',
    help: 'Connections to the database server: open, idle ones of them, and who waits for one',
    labelNames: ['state'],
    registers: [registry],
  });
  const isReachable = new Gauge({
    name: 'connect_database_reachable',
    help: '1 where the database told what waits, else 0',
    registers: [registry],
  });
  const app = new Hono<Environment>();
  app.get('/metrics', async (context) => {
    context.env.trace.route = '/metrics';
    if (!isBearer(context.req.header('Authorization'), token)) return refuse(context, unauthenticated);
    for (const gauge of [waiting, seconds, connections]) gauge.reset();
    const queues = await readQueues().catch(() => null);
    isReachable.set(queues ? 1 : 0);
    for (const [what, count] of Object.entries(queues?.waiting ?? {})) waiting.set({ what }, count);
    for (const [what, age] of Object.entries(queues?.seconds ?? {})) seconds.set({ what }, age);
    for (const [state, count] of Object.entries(queues?.connections ?? {})) connections.set({ state }, count);
    return context.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
  app.notFound((context) => refuse(context, notFound));
  return {
    app,
    observe: ({ method, route, status, ms }: Answered): void =>
      requests.observe({ method, route, status: String(status) }, ms / 1000),
  };
};
