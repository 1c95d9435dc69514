import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile, table } from './quantiles.mjs';

const built = (path) => import(`../../packages/server/dist/${path}.js`);

/** So many events, as they happen in a second, each of a document that has three. */
export const webhookEvents = { count: 10_000, perSecond: 100 };
const ofDocument = 3;

/** An endpoint that takes everything and notes how long after it happened, in milliseconds; one that is dead never answers. */
const openReceiver = async (isDead) => {
  const delays = new Map();
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      if (isDead) return;
      const { id, timestamp } = JSON.parse(Buffer.concat(chunks).toString());
      if (!delays.has(id)) delays.set(id, Date.now() - Date.parse(timestamp));
      response.writeHead(204).end();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { delays, url: `http://127.0.0.1:${server.address().port}/`, server };
};

const happen = async (database, addEvents) => {
  const everyMs = 100;
  const atOnce = (webhookEvents.perSecond * everyMs) / 1000;
  const begun = Date.now();
  for (let first = 0; first < webhookEvents.count; first += atOnce) {
    const at = new Date();
    const events = Array.from({ length: atOnce }, (_, index) => ({
      kind: 'order.withdrawn',
      at,
      data: { orderNo: `SO-${Math.floor((first + index) / ofDocument)}`, customerNo: 'C1' },
    }));
    await addEvents(database, events);
    await setTimeout(Math.max(0, begun + (first / atOnce + 1) * everyMs - Date.now()));
  }
};

/** Measures how long after it happened endpoints are told of an event, one of three being dead, on a PostgreSQL server of its own. */
export const webhookFigures = async () => {
  const { noPostgres, startPostgres } = await built('testing/postgres');
  if (noPostgres()) return `Left out: ${noPostgres()}.`;
  const [{ openServer }, { prepareDatabase }, { addEvents }, { startWebhooks }] = await Promise.all(
    ['database/open', 'database/prepare', 'database/add-events', 'portal/serve-webhooks'].map(built),
  );
  const database = openServer(await (await startPostgres()).newDatabase(), () => undefined);
  await prepareDatabase(database, null);
  const receivers = await Promise.all([false, false, true].map(openReceiver));
  const log = { warn: (...parts) => console.warn(...parts) };
  const now = () => new Date();
  const keys = [{ kid: 'bench', secret: Buffer.alloc(32, 7).toString('base64url') }];
  const webhooks = startWebhooks({ database, keys, allowsPrivate: true, delivers: true, now, log });
  try {
    for (const { url } of receivers) await webhooks.management.add(url, []);
    await happen(database, addEvents);
    const alive = receivers.slice(0, 2);
    for (let waits = 0; waits < 300 && alive.some(({ delays }) => delays.size < webhookEvents.count); waits++)
      await setTimeout(100);
    const rows = alive.map(({ delays }, index) => {
      const [times, milliseconds] = [[...delays.values()], (share) => quantile([...delays.values()], share).toFixed(0)];
      return [`endpoint ${index + 1}`, times.length, milliseconds(0.5), milliseconds(0.99), Math.max(...times)];
    });
    return table(['beside a dead one', 'events', 'p50 ms', 'p99 ms', 'most ms'], rows);
  } finally {
    for (const { server } of receivers) server.closeAllConnections();
    await webhooks.close();
    for (const { server } of receivers) server.close();
    await database.destroy();
  }
};
