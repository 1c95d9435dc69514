import '@connect/search-service/small-heap';
import { readConfig, refusalText, type ServerConfig } from './config.ts';
import type { DemoSignIn } from '@connect/demo/accounts';
import { loadEnvironment } from './load-environment.ts';
import { StartError } from './lifecycle/start-error.ts';
import { loadDemo } from './load-demo.ts';
import type { RunningServer } from './start-server.ts';

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const greeting = async ({ url, demo }: RunningServer, { oidc }: ServerConfig): Promise<string> => {
  const ready = `Connect is ready on ${url}`;
  if (!demo) return [ready, ''].join('\n');
  const { demoPassword, demoSignIns, demoStaff } = await loadDemo.accounts();
  const listed = (accounts: readonly DemoSignIn[]): string[] =>
    accounts.map(({ email, who }) => `  ${email.padEnd(28)} ${who}`);
  const customers = ['', `Demo accounts, password ${demoPassword}:`, ...listed(demoSignIns)];
  const staff = !oidc ? ['', 'The same for staff, through "Staff login":', ...listed(demoStaff)] : [];
  return [ready, ...customers, ...staff, ''].join('\n');
};

const editedSettings = loadEnvironment();
const config = readConfig(process.env, process.argv.slice(2));
if (!config.ok) fail(refusalText(config.refusal, process.env));
else {
  const stop = new AbortController();
  let server: RunningServer | null = null;
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(1);
    stop.abort();
    void server?.close().then(() => process.exit(0));
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  try {
    // It takes a while to load: what is wrong with the settings is said before.
    const { startServer } = await import('./start-server.ts');
    server = await startServer({ config: config.value, editedSettings, signal: stop.signal });
    if (stop.signal.aborted) await server.close().then(() => process.exit(0));
    process.stdout.write(`${await greeting(server, config.value)}\n`);
  } catch (error) {
    if (stop.signal.aborted) process.exit(0);
    if (error instanceof StartError) fail(error.message);
    throw error;
  }
}
