import { Agent, request } from 'node:http';
import { quantile } from './quantiles.mjs';

const send = (agent, url, { method = 'GET', headers = {}, body }) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      answer.on('data', () => {});
      answer.on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/**
 * Sends `count` requests from `clients` at once, each its next when the last was answered, and measures every one in
 * milliseconds. `next` makes the request to send. Throws when one is not answered with 200.
 */
export const load = async ({ clients, count, next }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times = [];
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const { url, ...options } = next();
      const start = performance.now();
      const status = await send(agent, url, options);
      times.push(performance.now() - start);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    perSecond: count / seconds,
  };
};
