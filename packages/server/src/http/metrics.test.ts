import { describe, expect, it } from 'vitest';
import { createMetrics, type ReadQueues } from './metrics.ts';

const token = 't'.repeat(32);
const nothing = { waiting: {}, seconds: {}, connections: {} };
const open = (readQueues: ReadQueues) => {
  const metrics = createMetrics({ token, readQueues });
  if (!metrics) throw new Error('There are none');
  const ask = async (authorization?: string) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
    const answer = await metrics.app.request('/metrics', { headers }, { trace: { id: '1', route: '' } });
    return { status: answer.status, text: await answer.text() };
  };
  return { ...metrics, ask };
};

describe('metrics', () => {
  it('say how long each route took, what waits and how the process is', async () => {
    const { observe, ask } = open(async () => ({
      waiting: { mails: 3, 'index changes': 0 },
      seconds: { mails: 12.5 },
      connections: { open: 4, idle: 1, waiting: 0 },
    }));
    observe({ method: 'GET', route: '/api/v3/orders/:id', status: 200, ms: 30 });
    observe({ method: 'GET', route: '/api/v3/orders/:id', status: 200, ms: 3000 });
    const { status, text } = await ask(`Bearer ${token}`);
    expect(status).toBe(200);
    const labels = 'method="GET",route="/api/v3/orders/:id",status="200"';
    expect(text).toContain(`connect_request_seconds_bucket{le="0.05",${labels}} 1\n`);
    expect(text).toContain(`connect_request_seconds_count{${labels}} 2\n`);
    expect(text).toContain('connect_waiting{what="mails"} 3\nconnect_waiting{what="index changes"} 0\n');
    expect(text).toContain('connect_waiting_seconds{what="mails"} 12.5\n');
    expect(text).toContain('connect_database_connections{state="idle"} 1\n');
    expect(text).toContain('connect_database_reachable 1\n');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('are told without a database, too, and nothing old of it', async () => {
    let isThere = true;
    const { ask } = open(async () =>
      isThere ? { ...nothing, waiting: { mails: 3 } } : Promise.reject(new Error('gone')),
    );
    await ask(`Bearer ${token}`);
    isThere = false;
    const { status, text } = await ask(`Bearer ${token}`);
    expect([status, text.includes('what="mails"')]).toEqual([200, false]);
    expect(text).toContain('connect_database_reachable 0\n');
  });

  it.each([undefined, '', 'Bearer', `Bearer ${token}x`, token])('are not for who says %j', async (authorization) => {
    const { status, text } = await open(async () => nothing).ask(authorization);
    expect([status, text.includes('connect_')]).toEqual([401, false]);
  });

  it('are not there without a token', () => {
    expect(createMetrics({ token: null, readQueues: async () => nothing })).toBeNull();
  });
});
