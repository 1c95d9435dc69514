import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { root } from '../steps.mjs';

export const masterKey = 'the-master-key-of-a-chaos-run-of-32';
const shifted = new URL('../bench/shifted-clock.mjs', import.meta.url).href;

/** Asks until it is answered with what is waited for; throws after so many milliseconds. */
export const until = async (what, isSo, most = 120_000) => {
  const start = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - start > most) throw new Error(`${what} was not so after ${most / 1000} s`);
    await setTimeout(50);
  }
  return performance.now() - start;
};

const isWell = async (url) => (await fetch(`${url}/health`, { signal: AbortSignal.timeout(3000) })).ok;

/** A program that is started, ended and started again on one port. */
const program = (path, { args = [], env, url }) => {
  let child = null;
  const kill = async (signal) => {
    const ended = child;
    child = null;
    if (!ended || ended.exitCode !== null) return;
    const end = new Promise((resolve) => ended.once('exit', resolve));
    ended.kill(signal);
    await end;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    url,
    env,
    start: () => {
      const all = { PATH: process.env.PATH, ENV_FILE: '', LOG_LEVEL: 'silent', PORT: new URL(url).port, ...env };
      child = spawn(process.execPath, [join(root, 'packages', path), ...args], {
        env: all,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    kill,
    /** Stops it without an end, or lets it go on. */
    send: (signal) => child?.kill(signal),
    isWell: () => isWell(url),
  };
};

/** A small disk of its own for the database; null where this machine lets nobody have one. */
const openDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-chaos-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  process.once('exit', () => {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  });
  const filling = join(folder, '.filling');
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(filling, Buffer.alloc(bavail * bsize));
      } catch (error) {
        // The database has taken some of it meanwhile.
        if (error.code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(filling, { force: true }),
  };
};

/** Starts PostgreSQL, on the disk where there is one: it lies where files for a while do. */
const startOn = async (disk) => {
  const { startPostgres } = await import('../../packages/server/dist/testing/postgres.js');
  if (!disk) return startPostgres();
  const before = process.env.TMPDIR;
  process.env.TMPDIR = disk.folder;
  const postgres = await startPostgres();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return postgres;
};

/** PostgreSQL, a search service and so many portals; `hook` is told of events. */
export const openWorld = async ({ portals: count, hook }) => {
  const { freePort } = await import('../../packages/server/dist/testing/search-process.js');
  const folder = mkdtempSync(join(tmpdir(), 'connect-chaos-'));
  const disk = openDisk();
  const postgres = await startOn(disk);
  const databaseUrl = await postgres.newDatabase();
  const clock = join(folder, 'clock');
  const addresses = [];
  for (let no = 0; no <= count; no++) addresses.push(`http://127.0.0.1:${await freePort()}`);
  const searchFolder = join(folder, 'search');
  const search = program('search-service/dist/main.js', {
    url: addresses[count],
    env: { DATA_DIR: searchFolder, MEILI_MASTER_KEY: masterKey },
  });
  const portals = Array.from({ length: count }, (_, no) =>
    program('server/dist/main.js', {
      args: ['--scale', '0.05'],
      url: addresses[no],
      env: {
        DATABASE_URL: databaseUrl,
        MEILI_URL: search.url,
        MEILI_MASTER_KEY: masterKey,
        DATA_DIR: join(folder, `portal-${no}`),
        TOKEN_KEYS_FILE: join(folder, 'keys.json'),
        TOKEN_SECONDS: '43200',
        SESSION_SECONDS: '43200',
        PRIVATE_WEBHOOKS: 'on',
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--import=${shifted}`,
      },
    }),
  );
  // After the programs have ended, which look at the clock in it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const setClock = (seconds) => writeFileSync(clock, String(seconds * 1000));
  setClock(0);
  const connect = async (...args) => {
    const env = { PATH: process.env.PATH, ENV_FILE: '', ...portals[0].env };
    const command = [join(root, 'packages/server/dist/connect.js'), ...args, '--json'];
    return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout);
  };
  search.start();
  await until('the search', search.isWell);
  // The first one makes the database; the others find it.
  for (const portal of portals) {
    portal.start();
    await until('a portal', portal.isWell);
  }
  await connect('webhook', 'add', hook);
  return {
    databaseUrl,
    postgres,
    disk,
    search,
    portals,
    setClock,
    connect,
    emptySearch: () => rmSync(searchFolder, { recursive: true, force: true }),
    allAreWell: async () => (await Promise.all(portals.map((portal) => portal.isWell()))).every(Boolean),
    close: async () => {
      for (const each of [...portals, search]) await each.kill('SIGKILL');
    },
  };
};
