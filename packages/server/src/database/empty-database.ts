import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

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

/**
 * What the database of a folder begins with, where there is none yet: a copy of one with every migration done, which to have the engine
 * make takes five times as long. Nothing where none was built.
 */
export const beginningOf = (folder: string): { loadDataDir?: Blob } =>
  !existsSync(join(folder, 'PG_VERSION')) && isCurrent()
    ? { loadDataDir: new Blob([readFileSync(file)], { type: 'application/gzip' }) }
    : {};

/** Keeps a dump of it for `beginningOf`. */
export const keepEmptyDatabase = (dump: Uint8Array): void => writeFileSync(file, gzipSync(dump));
