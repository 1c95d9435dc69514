import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';

const engine = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(readFileSync(engine, 'utf8')));

/** Beside what is built, whether this runs as it is written or built; of another version of the engine it is no database of this one. */
const file = new URL(`../../dist/empty-database-${version}.tar.gz`, import.meta.url);

/** Makes the empty database that new ones are a copy of: to have the engine make one takes three times as long. For the build. */
export const writeEmptyDatabase = async (): Promise<void> => {
  const made = await PGlite.create();
  const dump = await made.dumpDataDir('none');
  await made.close();
  writeFileSync(file, gzipSync(new Uint8Array(await dump.arrayBuffer())));
};

/** The empty database of the build; undefined where nothing was built. */
export const readEmptyDatabase = (): Blob | undefined =>
  existsSync(file) ? new Blob([gunzipSync(readFileSync(file))]) : undefined;
