import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.mjs';
import { table } from './quantiles.mjs';
import { startProcess } from './start-process.mjs';

const port = Number(process.env.PORT ?? 4373);
const url = `http://127.0.0.1:${port}`;
const masterKey = 'the-master-key-of-a-measurement';
/** How many customers are searched. */
export const customerCount = 50_000;

const words = {
  first: 'North South East West Ash Brad Hal Mar Wes Kel Thorn Grim Old New Hart Stan Wood Lang Whit Black'.split(' '),
  last: 'gate ford ley ton by wick ham well worth field bury dale mouth stead bridge port cliff moor shaw bank'.split(
    ' ',
  ),
  trade:
    'Civil Engineering,Site Supplies,Scaffolding,Roofing,Groundworks,Fabrications,Rail Services,Plant Hire,Agri Services,Marine,Steel,Builders Merchants,Utilities,Demolition,Joinery,Interiors,Electrical Contractors,Highways,Access Solutions,Insulation'.split(
      ',',
    ),
  ending: ['Ltd', 'plc', 'LLP', 'Group Ltd', '& Sons', 'Holdings', 'Partners'],
};

/** Every name is another one, as a counter whose digits are words. */
const nameOf = (index) => {
  const chosen = {};
  for (const [kind, list] of Object.entries(words)) {
    chosen[kind] = list[index % list.length];
    index = Math.floor(index / list.length);
  }
  return `${chosen.first}${chosen.last} ${chosen.trade} ${chosen.ending}`;
};

const customers = Array.from({ length: customerCount }, (_, index) => {
  const name = nameOf(index);
  const [outward, inward] = [`${name.slice(0, 2)}${(index % 29) + 1}`, `${index % 9}AB`];
  return { no: `C${100_000 + index * 7}`, name, post_code: `${outward} ${inward}`.toUpperCase() };
});

const headers = { Authorization: `Bearer ${masterKey}`, 'Content-Type': 'application/json' };
const send = async (method, path, body) => {
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

const fill = async () => {
  const { indexes } = await import('../../packages/server/dist/indexing/application/indexes.js');
  const { customerSettings } = await import('../../packages/server/dist/indexing/search/index-settings.js');
  const { startsOf } = await import('../../packages/server/dist/indexing/database/customer-documents.js');
  const path = `/indexes/${indexes.customers}`;
  await send('PATCH', `${path}/settings`, customerSettings);
  const documents = customers.map(({ post_code, ...customer }, index) => ({
    id: customer.no,
    ...customer,
    address: { post_code, city: '' },
    account_manager: index % 3 === 0 ? 'one' : 'another',
    starts: startsOf({ ...customer, post_code }),
  }));
  for (let start = 0; start < customerCount; start += 5000)
    await send('POST', `${path}/documents?primaryKey=id`, documents.slice(start, start + 5000));
  while ((await send('GET', '/tasks?statuses=enqueued,processing&limit=1')).results.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return `${path}/search`;
};

const some = (turn) => customers[(turn * 7919) % customerCount];
const someWords = (turn, count) => some(turn).name.split(' ').slice(0, count);

/** What people type: another text each turn. */
const kinds = {
  'first letters of a name': (turn) => some(turn).name.slice(0, 2 + (turn % 4)),
  'two words': (turn) => someWords(turn, 2).join(' '),
  'a typo': (turn) =>
    some(turn)
      .name.split(' ')[0]
      .replace(/(..)(.)(.)/, '$1$3$2'),
  initials: (turn) =>
    someWords(turn, 3)
      .map(([letter]) => letter)
      .join(''),
  'beginnings of two words': (turn) =>
    someWords(turn, 2)
      .map((word) => word.slice(0, 3))
      .join(' '),
  number: (turn) => some(turn).no.slice(0, 4 + (turn % 3)),
  'post code': (turn) => some(turn).post_code.slice(0, 3 + (turn % 4)),
};

/** A search as the customer search widget sends it. */
const search = (path, q) => ({
  url: `${url}${path}`,
  method: 'POST',
  headers,
  body: JSON.stringify({
    q,
    limit: 10,
    matchingStrategy: 'all',
    attributesToHighlight: ['id', 'no', 'name', 'address.post_code'],
  }),
});

const measure = async (path) => {
  const rows = [];
  for (const clients of [1, 50])
    for (const [name, textOf] of Object.entries(kinds)) {
      let turn = 0;
      const next = () => search(path, textOf(turn++));
      await load({ clients, count: 100, next });
      const { p50, p95, p99, perSecond } = await load({ clients, count: clients === 1 ? 300 : 1500, next });
      rows.push([name, clients, ...[p50, p95, p99, perSecond].map((figure) => figure.toFixed(1))]);
    }
  return table(['typed', 'clients', 'p50 ms', 'p95 ms', 'p99 ms', 'per second'], rows);
};

/** Measures the embedded search service alone, searched for customers as they are typed. */
export const customerFigures = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-bench-'));
  const service = await startProcess('search-service/dist/main.js', {
    env: { DATA_DIR: folder, MEILI_MASTER_KEY: masterKey },
    url,
  });
  try {
    return await measure(await fill());
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
