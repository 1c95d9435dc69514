import { createServer } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { table } from './bench/quantiles.mjs';
import { build } from './build.mjs';
import { openBrowsers } from './chaos/browsers.mjs';
import { faults, mixed } from './chaos/faults.mjs';
import { begin, check, openLedger, settle, unseen } from './chaos/ledger.mjs';
import { openPeople } from './chaos/people.mjs';
import { openWorld, until } from './chaos/world.mjs';
import { requireProject } from './steps.mjs';

/*
 * People work on several portals while these, their database, their search and their clock are broken one after the other. In the end it has to add up:
 * what was promised is there, once. `SECONDS` (120) is how long, `PORTALS` (3) how many, `BROWSERS` (0)
 * how many real browsers look on.
 */
requireProject();
// A test has built what it needs.
if (!process.env.BUILT && !(await build())) process.exit(1);
const seconds = Number(process.env.SECONDS ?? 120);
const count = Number(process.env.PORTALS ?? 3);

/** How often each event was told. */
const deliveries = new Map();
const hook = createServer((request, answer) => {
  const id = request.headers['webhook-id'];
  request.resume().once('end', () => {
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    answer.writeHead(204).end();
  });
});
await new Promise((resolve) => hook.listen(0, '127.0.0.1', resolve));

const world = await openWorld({
  portals: count,
  hook: `http://127.0.0.1:${hook.address().port}`,
});
const ledger = await openLedger(world.databaseUrl);
const before = await begin(ledger);
const { link } = await world.connect('staff', 'link', '--email', 'morgan@connect.example');
const people = await openPeople(world.portals, new URL(link).hash.slice(1));
const stop = new AbortController();
const working = people.work(stop.signal);
working.catch((error) => {
  console.error(error);
  process.exit(1);
});

const browsers = await openBrowsers(
  Number(process.env.BROWSERS ?? 0),
  { portals: world.portals, signIn: people.tokenOf },
  stop.signal,
);

const recoveries = [];
const over = performance.now() + seconds * 1000;
while (performance.now() < over)
  for (const name of mixed(world)) {
    if (performance.now() >= over) break;
    await setTimeout(1000);
    await faults[name](world);
    // One that was killed is on its way up a moment later.
    const ms = await until(`recovery after "${name}"`, world.allAreWell);
    recoveries.push({ name, ms });
    console.log(`${name}: well again after ${(ms / 1000).toFixed(1)} s`);
  }
stop.abort();
await working;
await browsers.close();
// What a process had taken in hand when it was killed is another's after five minutes.
world.setClock(360);
const settling = performance.now();
const { left, found } = await settle(ledger, world.search);
const facts = { before, promised: people.promised, deliveries, found, ends: recoveries.length };
const { wrong, figures } = await check(ledger, facts);
const missed = wrong.length > 0 ? [] : await unseen(ledger, facts);
const settled = performance.now() - settling;
await ledger.close();
await world.close();
hook.close();
hook.closeAllConnections();

const names = [...new Set(recoveries.map(({ name }) => name))].toSorted();
const rows = names.map((name) => {
  const times = recoveries.filter((each) => each.name === name).map(({ ms }) => ms / 1000);
  return [name, times.length, Math.max(...times).toFixed(1)];
});
const answers = [...people.seen].toSorted(([a], [b]) => a.localeCompare(b));
console.log(`\n${count} portals, ${seconds} s, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}\n`);
console.log(table(['what was broken', 'times', 'well again after s, at most'], rows));
console.log(`\nanswers: ${answers.map(([status, times]) => `${times} times ${status}`).join(', ')}`);
console.log(
  `${figures.orders} orders, ${figures.samples} samples, ${figures.mails} mails about orders (${figures.doubled} of them again), ${figures.events} events told (${figures.deliveredTwice} more than once)`,
);
if (process.env.BROWSERS)
  console.log(
    `browsers: from the list to an order ${browsers.figures.orders} times, loaded again ${browsers.figures.again} times`,
  );
console.log(`all done ${(settled / 1000).toFixed(1)} s after the last call, with the clock six minutes on`);
const all = [
  ...left,
  ...wrong,
  ...people.wrong,
  ...browsers.figures.thrown,
  ...missed.map((name) => `the check does not see that ${name}`),
];
for (const line of all.slice(0, 40)) console.error(`WRONG: ${line}`);
console.log(all.length === 0 ? 'it adds up' : `${all.length} things are wrong`);
process.exit(all.length === 0 ? 0 : 1);
