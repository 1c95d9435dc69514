import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { PrivateFiles } from './private-files.ts';

const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(engine, 'utf8')));

/** Beside what is built, whether this runs as it is written or built; of another version of the engine it is no database of this one. */
const file = new URL(`../../dist/empty-database-${version}.tar.gz`, import.meta.url);
const migrations = new URL('migrations/', import.meta.url);

/** Whether no migration was written since it was made. */
const isCurrent = (): boolean => {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return made > 0 && readdirSync(migrations).every((name) => statSync(new URL(name, migrations)).mtimeMs <= made);
};

const block = 512;
const folderType = '5'.charCodeAt(0);

/** What is in an archive as the engine makes it: folders, each before what is in it, and files. */
function* entriesOf(tar: Buffer): Generator<{ readonly name: string; readonly bytes: Buffer | null }> {
  for (let at = 0; at + block <= tar.length && tar[at] !== 0;) {
    const name = tar.toString('utf8', at, tar.indexOf(0, at));
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8) || 0;
    const isFolder = tar[at + 156] === folderType;
    at += block;
    yield { name, bytes: isFolder ? null : tar.subarray(at, at + size) };
    at += Math.ceil(size / block) * block;
  }
}

/** Files that are written at a time: as many as Node.js has threads for them. */
const atOnce = 4;

/** Puts what was built into a folder. The engine does that, too, but file by file on the thread that has all else to do. */
const unpackInto = async (folder: string): Promise<void> => {
  const entries = [...entriesOf(await promisify(gunzip)(await readFile(file)))];
  for (const { name, bytes } of entries) if (!bytes) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  const next = entries.values();
  const write = async (): Promise<void> => {
    for (const { name, bytes } of next) if (bytes) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  };
  await Promise.all(Array.from({ length: atOnce }, write));
};

/**
 * What the database of a folder begins with, where there is none yet: a copy of one with every migration done, which to have the engine
 * make takes five times as long. Nothing where none was built.
 */
export const beginningOf = (folder: string): { fs?: PrivateFiles } =>
  !existsSync(join(folder, 'PG_VERSION')) && isCurrent() ? { fs: new PrivateFiles(folder, unpackInto) } : {};

/** Keeps a dump of it for `beginningOf`. */
export const keepEmptyDatabase = (dump: Uint8Array): void => writeFileSync(file, gzipSync(dump));
