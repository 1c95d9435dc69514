import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startServer } from './own-server.ts';
import { expect } from './test.ts';

const run = promisify(execFile);
const command = new URL('../../packages/server/dist/connect.js', import.meta.url).pathname;

/** A server that nobody has put anything into, a mail server for its mails, and the operator's command beside it. */
export interface EmptyServer {
  readonly origin: string;
  /** Runs the operator's command; answers what it printed as JSON. */
  connect(...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>>;
  /** Path and query of the first address in the newest mail to somebody, once it has come. */
  linkFor(email: string): Promise<string>;
  stop(): Promise<void>;
}

/** What was mailed, its lines as they were written. */
const unfolded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Settings of a supplier who begins on a Monday: no demo, mails go out. */
export const startEmptyServer = async (environment: Readonly<Record<string, string>> = {}): Promise<EmptyServer> => {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: unfolded(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const folder = await mkdtemp(join(tmpdir(), 'connect-empty-'));
  const settings = {
    DEMO: 'off',
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    MAIL_FROM: 'Connect <connect@supplier.example>',
    SUPPORT_EMAIL: 'support@supplier.example',
    ...environment,
  };
  const { origin, stop } = await startServer(settings, folder);
  return {
    origin,
    connect: async (...args) => {
      const { stdout } = await run(process.execPath, [command, ...args, '--json'], {
        env: { ...process.env, ENV_FILE: '', ...settings },
      });
      return JSON.parse(stdout);
    },
    linkFor: async (email) => {
      const find = () => mails.findLast(({ to }) => to.includes(email))?.text;
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      const { pathname, search, hash } = new URL(/http:\/\/\S+\/connect\/\S+/.exec(find() ?? '')?.[0] ?? '');
      return pathname + search + hash;
    },
    stop: async () => {
      await stop();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
