// The server from its sources; on each message of `dev.mjs` again, from those of then.
const { closeKept } = await import('./kept.mjs');

let version = 0;
let running = null;
const start = async () => {
  version += 1;
  const source = (name) => import(`../../packages/server/src/${name}.ts?${version}`);
  const { loadEnvironment } = await source('lifecycle/load-environment');
  loadEnvironment();
  const [{ readConfig }, { startServer }] = [await source('config'), await source('start-server')];
  const config = readConfig(process.env, process.argv.slice(2));
  if (!config.ok) throw new Error(config.refusal);
  running = await startServer({ config: config.value });
};
const stop = async () => {
  await running?.close();
  running = null;
};

/** One after the other: a change may come while the last is taken up. */
let last = Promise.resolve();
const inTurn = (act) => (last = last.then(act).catch((error) => console.error(error)));
process.on('message', () => {
  const since = performance.now();
  void inTurn(async () => {
    await stop();
    await start();
    console.log(`The server runs what was changed, after ${Math.round(performance.now() - since)} ms`);
  });
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(
    signal,
    () =>
      void inTurn(stop)
        .then(closeKept)
        .then(() => process.exit(0)),
  );
void inTurn(start);
