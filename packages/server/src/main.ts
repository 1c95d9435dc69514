import { keepHeapSmall } from '@connect/search-service/small-heap';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readConfig, refusalText, type ServerConfig } from './config.ts';
import type { DemoSignIn } from '@connect/demo/accounts';
import { hasDatabase } from './lifecycle/data-folder.ts';
import { loadEnvironment } from './lifecycle/load-environment.ts';
import { reasonOf, StartError } from './lifecycle/start-error.ts';
import { loadDemo } from './load-demo.ts';
import type { RunningServer } from './start-server.ts';

keepHeapSmall();
const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

type ReadyServer = Pick<RunningServer, 'url' | 'demo'>;

const greeting = async ({ url, demo }: ReadyServer, { oidc, workers }: ServerConfig): Promise<string> => {
  const ready = `Connect is ready on ${url}${workers === null ? '' : ` with ${workers} processes`}`;
  if (!demo) return [ready, ''].join('\n');
  const { demoPassword, demoSignIns, demoStaff } = await loadDemo.accounts();
  const listed = (accounts: readonly DemoSignIn[]): string[] =>
    accounts.map(({ email, who }) => `  ${email.padEnd(28)} ${who}`);
  const customers = ['', `Demo accounts, password ${demoPassword}:`, ...listed(demoSignIns)];
  const staff = !oidc ? ['', 'The same for staff, through "Staff login":', ...listed(demoStaff)] : [];
  return [ready, ...customers, ...staff, ''].join('\n');
};

interface Ending {
  /** Ends what runs, once it has answered what is under way. */
  close: () => Promise<void>;
  /** At once. */
  kill: () => void;
}

/** Runs several processes behind the one port, of which this one has none of the work. */
const runSeveral = async (config: ServerConfig, count: number, ending: Ending): Promise<ReadyServer> => {
  const [{ listen }, { runWorkers }, { keysFileOf }, { createLog }] = await Promise.all([
    import('./lifecycle/listen.ts'),
    import('./lifecycle/worker-processes.ts'),
    import('./lifecycle/keys-file.ts'),
    import('./log.ts'),
  ]);
  // Whoever has the port already is told of before anything starts, and 0 becomes a number that all of them take.
  const { port, close } = await listen(() => Response.error(), config);
  await close();
  const log = createLog(config.logLevel);
  const workers = runWorkers({
    count,
    program: fileURLToPath(import.meta.url),
    dataDir: config.dataDir,
    keysFile: config.tokenKeys ? null : keysFileOf(config),
    port,
    onEnded: (no, how, wait) => log.error({ process: no, how, wait }, 'a process ended, and is started again'),
  });
  Object.assign(ending, workers);
  return (await workers.ready) ?? process.exit(1);
};

/** Whether this is the first start of an embedded database, with the demo's data. */
const needsDemoData = ({ demo, databaseUrl, dataDir }: ServerConfig): boolean =>
  demo && databaseUrl === null && !hasDatabase(dataDir);

const runOne = async (config: ServerConfig, ending: Ending, signal: AbortSignal): Promise<RunningServer> => {
  // Code that cannot be read is told of by the start, which makes the data itself.
  const thread = needsDemoData(config) ? await loadDemo.thread().catch(() => null) : null;
  const demo = thread?.startDemoThread({ now: new Date(), scale: config.scale });
  // It takes a while to load: what is wrong with the settings is said before.
  const { startServer } = await import('./start-server.ts');
  const server = await startServer({ config, editedSettings, demo, signal, listensLast: cluster.isWorker });
  ending.close = server.close;
  return server;
};

const editedSettings = (() => {
  try {
    return loadEnvironment();
  } catch (error) {
    return fail(reasonOf(error));
  }
})();
const config = readConfig(process.env, process.argv.slice(2));
if (!config.ok) fail(refusalText(config.refusal, process.env));
else {
  const stop = new AbortController();
  const ending: Ending = { close: async () => undefined, kill: () => undefined };
  const { workers: count } = config.value;
  const onSignal = (): void => {
    if (stop.signal.aborted) ending.kill();
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
    void ending.close().then(() => process.exit(0));
  };
  // A terminal tells all processes of it; the one that started them passes on that they are to end.
  process.on('SIGINT', cluster.isWorker ? () => undefined : onSignal);
  process.on('SIGTERM', onSignal);
  try {
    const server =
      count === null || cluster.isWorker
        ? await runOne(config.value, ending, stop.signal)
        : await runSeveral(config.value, count, ending);
    if (stop.signal.aborted) await ending.close().then(() => process.exit(0));
    if (cluster.isWorker) process.send?.({ url: server.url, demo: server.demo });
    else process.stdout.write(`${await greeting(server, config.value)}\n`);
  } catch (error) {
    if (stop.signal.aborted) process.exit(0);
    if (error instanceof StartError) fail(error.message);
    throw error;
  }
}
