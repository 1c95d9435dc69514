import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { startServer } from './own-server.ts';
import { expect } from './test.ts';

const run = promisify(execFile);
const built = new URL('../../packages/server/dist/', import.meta.url).pathname;

/** A server that nobody has put anything into, a mail server for its mails, and the operator's command beside it. */
export interface EmptyServer {
  readonly origin: string;
  /** Runs the operator's command; answers what it printed as JSON. */
  connect(...args: readonly string[]): Promise<ReturnType<typeof JSON.parse>>;
  /** Path and query of the first address in the newest mail to somebody, once it has come. */
  linkFor(email: string): Promise<string>;
  /** Subjects of the mails to somebody so far, the first first. */
  subjectsTo(email: string): readonly string[];
  stop(): Promise<void>;
}

/** What was mailed, its lines as they were written. */
const unfolded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** A mail server on this machine, with what was sent by it. */
const startMailServer = async () => {
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
  // Whoever looks whether it answers goes without a word.
  smtp.on('error', () => undefined);
  const listening = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  const stop = () => new Promise<void>((resolve) => smtp.close(() => resolve()));
  return { mails, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, stop };
};

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });

/** What a supplier says of itself. */
export interface OwnSupplier {
  readonly name: string;
  readonly address: string;
  readonly vatNo: string;
  readonly iban: string;
  readonly currency: string;
}

/** Sets up a portal as a supplier does on a Monday: answers what `connect init` asks, line by line, and starts it with what that wrote. */
export const startEmptyServer = async (supplier: OwnSupplier): Promise<EmptyServer> => {
  const mailServer = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'connect-empty-'));
  const [file, data] = [join(folder, '.env'), join(folder, 'data')];
  const command = (args: readonly string[], typed = '') => {
    const running = run(process.execPath, [join(built, 'connect.js'), ...args, '--json'], {
      cwd: folder,
      env: { ...process.env, ENV_FILE: file },
    });
    running.child.stdin?.end(typed);
    return running;
  };
  const port = await freePort();
  const { name, address, vatNo, iban } = supplier;
  // Telephone, email, web site and number in the register are left out, and the bank's BIC and name.
  const ofSupplier = [name, address, '', '', '', '', vatNo, iban, '', '', supplier.currency];
  const people = ['Connect <connect@supplier.example>', 'support@supplier.example'];
  // Folder, address, port, address for customers; years, picture hosts, PostgreSQL, Meilisearch, mail server; sign-in provider.
  const answers = [data, '', port, '', ...ofSupplier, '', '', '', '', mailServer.url, ...people, '', ''];
  await command(['init', '--file', file], answers.join('\n'));
  const { origin, stop } = await startServer({ ENV_FILE: file }, data, port);
  return {
    origin,
    connect: async (...args) => JSON.parse((await command(args)).stdout),
    linkFor: async (email) => {
      const find = () => mailServer.mails.findLast(({ to }) => to.includes(email))?.text;
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      const { pathname, search, hash } = new URL(/http:\/\/\S+\/connect\/\S+/.exec(find() ?? '')?.[0] ?? '');
      return pathname + search + hash;
    },
    subjectsTo: (email) =>
      mailServer.mails
        .filter(({ to }) => to.includes(email))
        .map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''),
    stop: async () => {
      await stop();
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const readTexts = `const { readFileSync } = await import('node:fs');
  const { textsOf } = await import(process.argv[1]);
  console.log(textsOf(readFileSync(process.argv[2])).join(' '));`;

/** The text of a PDF, as a reader would copy it. */
export const textOfPdf = async (file: string): Promise<string> => {
  const args = ['--input-type=module', '-e', readTexts, join(built, 'pdf/read-pdf.js'), file];
  return (await run(process.execPath, args)).stdout;
};
