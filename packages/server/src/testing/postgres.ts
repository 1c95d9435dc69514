import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openServer } from '../database/open.ts';

export interface TestServer {
  /** A new, empty database of this server. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const installations = '/usr/lib/postgresql';

/** Folder of the newest server's programs on this machine, as Debian installs them; null where there is none. */
const programs = (): string | null => {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations).toSorted((a, b) => Number(b) - Number(a));
  return (
    versions.map((version) => join(installations, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  );
};

/** Why the tests on PostgreSQL cannot run here; null when they can. */
export const noPostgres = (): string | null =>
  process.env['TEST_DATABASE_URL'] || programs()
    ? null
    : 'no TEST_DATABASE_URL and no PostgreSQL server on this machine';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

// PostgreSQL refuses to run as root.
const asPostgres = (program: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

const databasesOf = (url: string): Pick<TestServer, 'newDatabase'> => ({
  newDatabase: async () => {
    const name = `connect_test_${process.pid}_${Date.now()}`;
    const database = openServer(url, () => undefined);
    await sql.raw(`create database ${name}`).execute(database);
    await database.destroy();
    const created = new URL(url);
    created.pathname = `/${name}`;
    return created.href;
  },
});

const answers = async (url: string): Promise<boolean> => {
  const database = openServer(url, () => undefined);
  try {
    await sql`select 1`.execute(database);
    return true;
  } catch {
    return false;
  } finally {
    await database.destroy();
  }
};

/** PostgreSQL to test on: the one of `TEST_DATABASE_URL`, else a server started in a folder of its own. */
export const startPostgres = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { ...databasesOf(given), stop: async () => undefined };
  const bin = programs();
  if (!bin) throw new Error(noPostgres() ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'connect-postgres-'));
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, 'postgres'])));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const data = join(folder, 'data');
  const [init, initArgs] = asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-N',
    '-E',
    'UTF8',
  ]);
  execFileSync(init, initArgs, { cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  const [server, serverArgs] = asPostgres(join(bin, 'postgres'), options);
  const child = spawn(server, serverArgs, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) if (child.exitCode !== null) throw new Error('PostgreSQL did not start');
  return {
    ...databasesOf(url),
    stop: async () => {
      // Its own process: what was started may be the program that changed the user. SIGINT does not wait for clients.
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
