import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded, type Database } from '../database/open.ts';
import { prepareDatabase, type Shared } from '../database/prepare.ts';
import { seedDemo } from '../demo/seed.ts';

/** The moment that tests' demo data are made for. */
export const testNow = new Date('2026-11-20T10:00:00Z');
export const testScale = 0.15;
/** For a `beforeAll` that opens a database: the first of all makes the data, on a busy machine. */
export const patience = 120_000;

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));

/** Changes with whatever decides what the data look like. */
const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const folder of ['../../demo/src', 'demo', 'database', 'auth', 'integration'])
    for (const name of readdirSync(join(sourceFolder, folder), { encoding: 'utf8', recursive: true }).toSorted())
      if (name.endsWith('.ts') && !name.includes('.test.')) hash.update(readFileSync(join(sourceFolder, folder, name)));
  return hash.digest('hex').slice(0, 16);
};

const makeDump = async (file: string): Promise<void> => {
  const { database, engine } = await openEmbedded();
  await prepareDatabase(database, seedDemo({ now: testNow, scale: testScale }));
  const dump = await engine.dumpDataDir('none');
  await database.destroy();
  await writeFile(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
};

/**
 * A dump of seeded demo data, kept for all test files and later runs. Two files that start at once may both make it: the same data,
 * and no lock that a test run cut short would leave behind.
 */
const dumpFile = async (): Promise<string> => {
  const file = join(tmpdir(), `connect-demo-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeDump(file);
  return file;
};

export interface TestDatabase {
  readonly database: Database;
  readonly shared: Shared;
}

/** What each database of a worker is made of: its program's files and the demo's data. */
const readParts = async () => {
  const bundle = await readFile(new URL('pglite.data', import.meta.resolve('@electric-sql/pglite')));
  return { fsBundle: new Blob([bundle]), loadDataDir: new Blob([await readFile(await dumpFile())]) };
};
let parts: ReturnType<typeof readParts> | null = null;

/** A database of its own with the demo's data in it; destroy it in the end. */
export const openDemoDatabase = async (): Promise<TestDatabase> => {
  const { database } = await openEmbedded(undefined, await (parts ??= readParts()));
  return { database, shared: await prepareDatabase(database, null) };
};
