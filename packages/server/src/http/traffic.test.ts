import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createTraffic } from './traffic.ts';

it('counts who is served, and since when nobody is; whoever is in no hurry does not count', async () => {
  const traffic = createTraffic();
  const quiet: Record<string, number> = {};
  const app = new Hono().use(traffic.count).all('*', ({ req, body }) => {
    quiet[req.path] = traffic.quiet();
    return body(null);
  });
  const unhurried = ['/api/integration/v1/orders', '/api/operator/v1/keys', '/health', '/health/live', '/metrics'];
  for (const path of [...unhurried, '/api/v3/admin/imports/5', '/api/v3/admin/import-files']) {
    await app.request(path);
    expect([quiet[path], traffic.quiet()]).toEqual([Infinity, Infinity]);
  }
  await app.request('/api/auth/login');
  expect(quiet['/api/auth/login']).toBe(0);
  expect(traffic.quiet()).toBeLessThan(1000);
});
