import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile, table } from './quantiles.mjs';

/** Requests that each hostile client has under way at a time. */
const atOnce = 4;
const listSearches = 200;

/** Milliseconds to the end of an answer, and its status; 0 for a connection that was cut. */
const send = (agent, { url, headers, body }) =>
  new Promise((resolve) => {
    const start = performance.now();
    const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.on('data', () => {});
      answer.on('end', () => resolve({ ms: performance.now() - start, status: answer.statusCode }));
    });
    sent.on('error', () => resolve({ ms: performance.now() - start, status: 0 }));
    sent.end(body);
  });

let made = 0;
/** Words that no earlier question had, so that nothing kept answers them. */
const words = (count, of) => Array.from({ length: count }, () => of((made++ * 7919) % 99_991)).join(' ');

const letters = 'abcdefghijklmnoprstuvwxyz';
const query = (indexUid, q, rest = {}) => ({ indexUid, q, filter: 'document_date_sortable > 0', ...rest });

/** The dearest searches that the limits let through. */
const dear = (indexes) => [
  ...[
    (n) => letters[n % 25],
    (n) => `so${n % 10}`,
    (n) => `glove${letters[n % 25]}${n % 9}safety`,
    (n) => `"${['so', 'glv', 's', 'm'][n % 4]}" ${letters[n % 25]}`,
  ].map((of) => () => ({
    queries: Array.from({ length: 10 }, (_, at) =>
      query(indexes[at % indexes.length], words(of(0).includes(' ') ? 10 : 20, of), {
        limit: 100,
        offset: made % 900,
        attributesToHighlight: ['*'],
        showMatchesPosition: true,
        facets: ['invoiced', 'document_date_sortable'],
      }),
    ),
  })),
  () => ({
    federation: { limit: 100, offset: 900 },
    queries: Array.from({ length: 10 }, (_, at) =>
      query(
        indexes[at % indexes.length],
        words(20, (n) => `${n % 10}`),
        {
          filter: `${'('.repeat(9)}document_date_sortable > ${made % 100}${')'.repeat(9)}`,
          attributesToSearchOn: ['items.sku', 'number'],
        },
      ),
    ),
  }),
];

/** What the limits keep out. */
const tooMuch = (indexes) => [
  () => ({ queries: [query(indexes[0], `"${words(60_000, (n) => `${n}`)}"`)] }),
  () => ({ queries: Array.from({ length: 1000 }, () => query(indexes[0], 'so', { limit: 1000 })) }),
  () => ({ queries: [query(indexes[0], '', { filter: `${'('.repeat(20_000)}document_date_sortable > 0` })] }),
  () => ({ queries: [query(indexes[0], 'a'.repeat(1_000_000))] }),
];

/** Goes on until it is stopped; answers how many of which status it got. */
const attack = (clients) => {
  const agent = new Agent({ keepAlive: true });
  const seen = new Map();
  let isOver = false;
  const one = async ({ address, headers, indexes }, first) => {
    const kinds = [...dear(indexes), ...tooMuch(indexes)];
    for (let turn = first; !isOver; turn++) {
      const body = JSON.stringify(kinds[turn % kinds.length]());
      const { status } = await send(agent, { url: address, headers, body });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  const all = clients.flatMap((client, at) => Array.from({ length: atOnce }, (_, turn) => one(client, at + turn)));
  return async () => {
    isOver = true;
    await Promise.all(all);
    agent.destroy();
    return [...seen].toSorted(([a], [b]) => a - b);
  };
};

/** Somebody who goes from page to page of the list, and opens an order after each. */
export const work = async (next) => {
  const agent = new Agent({ keepAlive: true });
  const times = [];
  for (let turn = 0; turn < listSearches; turn++) {
    const { ms, status } = await send(agent, next(turn));
    if (status !== 200) throw new Error(`a list search was answered with ${status}`);
    times.push(ms);
    await setTimeout(10);
  }
  agent.destroy();
  return times;
};

/**
 * What a buyer's list search takes while nobody else is there, and while five hostile clients of two other companies ask for the dearest things that
 * they can. `next` makes a list search; `hostile` are the attackers' addresses, headers and indexes.
 */
export const hostileFigures = async (next, hostile) => {
  await work(next);
  const quiet = await work(next);
  const stop = attack(hostile);
  await setTimeout(1000);
  const attacked = await work(next);
  const answers = await stop();
  const figures = (times) => [0.5, 0.95, 0.99].map((share) => quantile(times, share));
  const rows = [
    ['quiet', ...figures(quiet)],
    ['with 5 hostile clients', ...figures(attacked)],
  ].map(([name, ...ms]) => [name, ...ms.map((figure) => figure.toFixed(1))]);
  const ratio = quantile(attacked, 0.99) / quantile(quiet, 0.99);
  return [
    table(["others' list search", 'p50 ms', 'p95 ms', 'p99 ms'], rows),
    `p99 is ${ratio.toFixed(1)} times its quiet value`,
    `hostile clients were answered ${answers.map(([status, count]) => `${count} times ${status || 'by an end of the connection'}`).join(', ')}`,
  ].join('\n');
};
