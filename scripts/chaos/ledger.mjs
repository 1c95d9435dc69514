import { createRequire } from 'node:module';
import { root } from '../steps.mjs';
import { masterKey, until } from './world.mjs';

const ofServer = `${root}packages/server/package.json`;
const { Pool } = createRequire(ofServer)('pg');
const { Meilisearch } = createRequire(ofServer)('meilisearch');
const built = (path) => import(`../../packages/server/dist/${path}.js`);

const ours = 'not in (select no from chaos_before)';

/** Reads and changes the database by its own way in, which is opened anew where it broke. */
export const openLedger = async (databaseUrl) => {
  // One connection: what is broken on purpose is seen by the check, and by nobody else.
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const rows = async (text) => (await pool.query(text)).rows;
  const valuesOf = async (text) => new Map((await rows(text)).map(({ key, value }) => [key, Number(value)]));
  const amounts = async () => ({
    credit: await valuesOf('select no as key, outstanding_orders_value as value from customers'),
    stock: await valuesOf('select sku as key, stock as value from items'),
  });
  return { rows, amounts, url: databaseUrl, close: () => pool.end() };
};

/** Gives one buyer a limit, so that orders wait, asks for no form of references, and notes down what is there. */
export const begin = async (ledger) => {
  await ledger.rows(`update users set spend_limit = 1, permissions = (select array_remove(permissions, 'Create and Edit Users')
    from users where email = 'priya@northgate.example') where email = 'sam@northgate.example'`);
  await ledger.rows('update customers set given_reference_mask = null');
  await ledger.rows('create table chaos_before as select no from orders');
  const events = new Set((await ledger.rows('select id from events')).map(({ id }) => id));
  return { ...(await ledger.amounts()), events };
};

const summed = (entries) => {
  const sums = new Map();
  for (const [key, value] of entries) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
};

const differences = (what, before, after, changes) =>
  [...after].flatMap(([key, value]) => {
    const due = (before.get(key) ?? 0) + (changes.get(key) ?? 0);
    return value === due ? [] : [`${what} of ${key} is ${value} and ought to be ${due}`];
  });

/** Each key has one row, with the number that was promised, and there is no row that nobody asked for. */
const keysOf = (what, promised, rows) => [
  ...[...promised].flatMap(([key, no]) => {
    const made = rows.filter((row) => row.key === key).map((row) => row.no);
    return made.length === 1 && made[0] === no
      ? []
      : [`${what} ${no} was promised, and there is ${made.join(', ') || 'none'}`];
  }),
  ...rows.filter(({ key }) => !promised.has(key)).map(({ no }) => `nobody asked for ${what} ${no}`),
];

/** Waits until what is done in the background has been done; answers what was not, and what the search has of each order. */
export const settle = async (ledger, search) => {
  const left = [];
  const waitFor = (what, isSo) => until(what, isSo, 120_000).catch((error) => void left.push(error.message));
  const isNone = async (query) => (await ledger.rows(`select count(*) from ${query}`))[0].count === '0';
  await waitFor('that no mail waits', () => isNone('mail_jobs'));
  await waitFor(
    'that no event waits',
    async () => (await isNone('events where position is null')) && isNone("webhook_deliveries where state = 'waiting'"),
  );
  const { openServer } = await built('database/open');
  const { createIndexedRows } = await built('indexing/database/indexed-rows');
  const { countIndexes } = await built('indexing/search/count-indexes');
  const { indexes } = await built('indexing/application/indexes');
  const client = new Meilisearch({ host: search.url, apiKey: masterKey });
  const database = openServer(ledger.url, () => undefined);
  await waitFor('that search and database agree', async () =>
    (await countIndexes(client, createIndexedRows(database), 'second-names')).every(
      ({ documents, expected }) => documents === expected,
    ),
  );
  await database.destroy();
  const { results } = await client.index(indexes.orders).getDocuments({ limit: 100_000, fields: ['number'] });
  return { left, found: summed(results.map(({ number }) => [number, 1])) };
};

/** What does not add up, one line each: none where all is well. A process that ends between sending a mail and saying so has it sent again. */
export const check = async (ledger, { before, promised, deliveries, found, ends }) => {
  const orders =
    await ledger.rows(`select key, order_no as no, customer_no, total_amount_inc_vat as total, taken, waits_for, cancelled
    from portal_orders join orders on orders.no = order_no where order_no ${ours}`);
  const samples = await ledger.rows(
    `select key, order_no as no from sample_requests where key is not null and order_no ${ours}`,
  );
  const all = await ledger.rows(`select no from orders where no ${ours}`);
  const events = await ledger.rows('select id, kind, key from events');
  const mails = await ledger.rows("select recipient, subject || ' ' || text as text from mailbox");
  const after = await ledger.amounts();

  const reserved = orders.filter(({ waits_for: waits, cancelled }) => waits.length === 0 && !cancelled);
  const taken = orders.filter(({ cancelled }) => !cancelled).flatMap((order) => Object.entries(order.taken));
  const wrong = [
    ...keysOf('the order', promised.orders, orders),
    ...keysOf('the sample', promised.samples, samples),
    ...(all.length === orders.length + samples.length
      ? []
      : [`${all.length} orders, of which ${orders.length} and ${samples.length} were asked for`]),
    ...differences(
      'the reserved credit',
      before.credit,
      after.credit,
      summed(reserved.map(({ customer_no: no, total }) => [no, Number(total)])),
    ),
    ...differences('the stock', before.stock, after.stock, summed(taken.map(([sku, quantity]) => [sku, -quantity]))),
    ...all.filter(({ no }) => found.get(no) !== 1).map(({ no }) => `${no} is found ${found.get(no) ?? 0} times`),
    ...events
      .filter(({ id }) => !before.events.has(id) && !deliveries.has(id))
      .map(({ kind, key }) => `nobody was told ${kind} of ${key}`),
  ];
  for (const { no } of orders) {
    const placed = events.filter(({ kind, key }) => kind === 'order.placed' && key === no).length;
    if (placed !== 1) wrong.push(`${no} has ${placed} events that it was placed`);
    if (!mails.some(({ text }) => text.includes(no))) wrong.push(`nobody got a mail about ${no}`);
  }
  const ofOrders = mails.filter(({ text }) => orders.some(({ no }) => text.includes(no)));
  const doubled = ofOrders.length - new Set(ofOrders.map(({ recipient, text }) => `${recipient} ${text}`)).size;
  if (doubled > ends) wrong.push(`${doubled} mails went out twice, and ${ends} processes ended`);
  const deliveredTwice = [...deliveries.values()].filter((times) => times > 1).length;
  return {
    wrong,
    figures: {
      orders: orders.length,
      samples: samples.length,
      mails: ofOrders.length,
      doubled,
      events: deliveries.size,
      deliveredTwice,
    },
  };
};

const anOrder = `select order_no from portal_orders where order_no ${ours} and waits_for = '{}' order by order_no limit 1`;
/** What a check that is worth something has to see. */
const breaks = {
  'an order is lost': `delete from portal_orders where order_no = (${anOrder})`,
  'an order has a number that was not promised': `update portal_orders set key = gen_random_uuid() where order_no = (${anOrder})`,
  'credit is off by a penny': `update customers set outstanding_orders_value = outstanding_orders_value + 1 where no = 'C10482'`,
  'stock is off by one': `update items set stock = stock + 1 where sku = (select min(sku) from items)`,
  'a mail is lost': `delete from mailbox where text like '%' || (${anOrder}) || '%' or subject like '%' || (${anOrder}) || '%'`,
  'an order is not found': `insert into orders select (jsonb_populate_record(one, '{"no": "SO-999998"}')).* from orders as one where no = (${anOrder})`,
  'an order is told twice': `update events set key = (${anOrder}) where number = (select max(number) from events where kind = 'order.placed' and key <> (${anOrder}))`,
};

/** Breaks the ledger in each way, without leaving it so; answers which the check did not see. */
export const unseen = async (ledger, facts) => {
  const missed = [];
  for (const [name, text] of Object.entries(breaks)) {
    await ledger.rows('begin');
    await ledger.rows(text);
    if ((await check(ledger, facts)).wrong.length === 0) missed.push(name);
    await ledger.rows('rollback');
  }
  return missed;
};
