import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { openServer } from '../database/open.ts';
import { freePort } from './search-process.ts';

export interface TestServer {
  /** A new database of this server: empty, or what that of an address holds, which nobody may be connected to. */
  newDatabase(template?: string): Promise<string>;
  /** Ends the server, in the midst of everything where it crashes, and starts it again. Rejects for the one of `TEST_DATABASE_URL`. */
  restart(how: 'crash' | 'stop'): Promise<void>;
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

// PostgreSQL refuses to run as root.
const asPostgres = (program: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];

let made = 0;
const databasesOf = (url: string, restart: TestServer['restart']): TestServer => ({
  restart,
  newDatabase: async (template) => {
    made += 1;
    const name = `connect_test_${process.pid}_${Date.now()}_${made}`;
    const like = template ? ` template ${new URL(template).pathname.slice(1)}` : '';
    const database = openServer(url, () => undefined);
    await sql.raw(`create database ${name}${like}`).execute(database);
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

/** Makes a server's folder and runs the server until its standard input ends, as it does with whatever process started it. */
const untilInputEnds = `trap '' INT TERM
  "$1/initdb" -D "$2/data" -U postgres -A trust -N -E UTF8 || exit
  "$1/pg_ctl" -D "$2/data" -o "-p $3 -k $2 -h 127.0.0.1 -F" -l "$2/log" -W start
  read -r _; "$1/pg_ctl" -D "$2/data" -m immediate stop; rm -rf "$2"`;

const start = async (): Promise<TestServer> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return databasesOf(given, () => Promise.reject(new Error('that server is not ours to restart')));
  const bin = programs();
  if (!bin) throw new Error(noPostgres() ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'connect-postgres-'));
  if (process.getuid?.() === 0) {
    const [uid, gid] = ['-u', '-g'].map((option) => Number(execFileSync('id', [option, 'postgres'])));
    chownSync(folder, uid ?? 0, gid ?? 0);
  }
  const port = await freePort();
  const [shell, args] = asPostgres('sh', ['-c', untilInputEnds, 'sh', bin, folder, String(port)]);
  const child = spawn(shell, args, { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  // It ends with this process, which need not wait for it.
  child.unref();
  const latest = Date.now() + 60_000;
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > latest) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return databasesOf(url, async (how) => {
    const mode = how === 'crash' ? 'immediate' : 'fast';
    const options = ['-D', join(folder, 'data'), '-l', join(folder, 'log'), '-m', mode, '-w', 'restart'];
    await promisify(execFile)(...asPostgres(join(bin, 'pg_ctl'), options), { cwd: folder });
  });
};

let started: Promise<TestServer> | null = null;
/** The role that the portal has on a PostgreSQL: it works with the tables, and does not own them. */
export const portalRole = 'connect_portal';

/** Addresses of a database as the role that owns it and as the portal's, which is made where it is not there (ADR 163). */
export const twoRoles = async (ownerUrl: string): Promise<{ readonly ownerUrl: string; readonly url: string }> => {
  const owner = openServer(ownerUrl, () => undefined);
  await sql
    .raw(`do $$ begin create role ${portalRole} login; exception when duplicate_object then null; end $$`)
    .execute(owner);
  await owner.destroy();
  const url = new URL(ownerUrl);
  url.username = portalRole;
  return { ownerUrl, url: url.href };
};

/** PostgreSQL to test on: the one of `TEST_DATABASE_URL`, else a server that all files of a worker share. */
export const startPostgres = (): Promise<TestServer> => (started ??= start());
