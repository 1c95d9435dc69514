import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { hashPassword } from '../auth/application/passwords.ts';
import { openEmbedded, type Database } from '../database/open.ts';
import { prepareDatabase, type Shared } from '../database/prepare.ts';
import { seedDemo } from '../demo/seed.ts';
import type { KeyRing } from '../key-ring.ts';
import { takeLock } from '../lifecycle/folder-lock.ts';
import { CopiedFiles, entriesOf } from './copied-files.ts';

/** The moment that tests' demo data are made for. */
export const testNow = new Date('2026-11-20T10:00:00Z');
export const testScale = 0.15;

const sourceFolder = fileURLToPath(new URL('..', import.meta.url));

/** Changes with whatever decides what the data look like; a test that replaces how passwords are hashed has copies of its own. */
const makeFingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update((await hashPassword('')).slice(0, '$argon2id$'.length));
  for (const folder of ['../../demo/src', 'demo', 'database', 'auth', 'integration', 'testing'])
    for (const name of readdirSync(join(sourceFolder, folder), { encoding: 'utf8', recursive: true }).toSorted())
      if (name.endsWith('.ts') && !name.includes('.test.')) hash.update(readFileSync(join(sourceFolder, folder, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Answers what was answered first. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

const fingerprint = once(makeFingerprint);
const bundle = once(() => readFileSync(new URL('pglite.data', import.meta.resolve('@electric-sql/pglite'))));

/** A lock, unless another process has it. */
const takenOrNull = (file: string): (() => void) | null => {
  try {
    return takeLock(file, () => new Error('taken'));
  } catch (error) {
    if (error instanceof Error && error.message === 'taken') return null;
    throw error;
  }
};

type Open = () => ReturnType<typeof openEmbedded>;

/** What opens copies of a database, each of its own. What they are copies of is made once and kept for all test files and later runs. */
const copiesOf = (name: string, open: Open, fill: (database: Database) => Promise<unknown>): Open => {
  const make = async (file: string): Promise<void> => {
    const { database, engine } = await open();
    await fill(database);
    // A copy need not read its files anew from the log.
    await sql`checkpoint`.execute(database);
    const dump = await engine.dumpDataDir('none');
    await database.destroy();
    await writeFile(`${file}.${process.pid}`, new Uint8Array(await dump.arrayBuffer()));
    await rename(`${file}.${process.pid}`, file);
  };
  const entries = once(async () => {
    const file = join(tmpdir(), `connect-${name}-${await fingerprint()}.tar`);
    while (!existsSync(file)) {
      const release = takenOrNull(`${file}.lock`);
      if (!release) {
        await setTimeout(100);
        continue;
      }
      try {
        if (!existsSync(file)) await make(file);
      } finally {
        release();
      }
    }
    return entriesOf(await readFile(file));
  });
  return async () => openEmbedded(undefined, { fs: new CopiedFiles(await entries()), fsBundle: new Blob([bundle()]) });
};

/** As the engine makes it: there is nothing in it. Destroy it in the end. */
const openBareEngine = copiesOf('bare', openEmbedded, async () => undefined);
const openEmptyEngine = copiesOf('empty', openBareEngine, (database) => prepareDatabase(database, null));
const openDemoEngine = copiesOf('demo', openBareEngine, (database) =>
  prepareDatabase(database, seedDemo({ now: testNow, scale: testScale })),
);

/** The portal's keys in tests. */
export const testKeys: KeyRing = [{ kid: 'test', secret: Buffer.alloc(32, 7).toString('base64url') }];

export interface TestDatabase {
  readonly database: Database;
  readonly shared: Shared;
  readonly keys: KeyRing;
}

const prepared = async (open: Open): Promise<TestDatabase> => {
  const { database } = await open();
  return { database, shared: await prepareDatabase(database, null), keys: testKeys };
};

/** A database of its own as the engine makes it, without a table; destroy it in the end. */
export const openBareDatabase = async (): Promise<Database> => (await openBareEngine()).database;
/** A portal's database of its own that nobody has put anything into; destroy it in the end. */
export const openEmptyDatabase = (): Promise<TestDatabase> => prepared(openEmptyEngine);
/** A database of its own with the demo's data in it; destroy it in the end. */
export const openDemoDatabase = (): Promise<TestDatabase> => prepared(openDemoEngine);
