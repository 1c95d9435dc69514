import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { ServerConfig } from '../config.ts';
import type { KeyRing } from '../key-ring.ts';
import { codeOf, reasonOf, StartError } from './start-error.ts';

export const Key = v.object({
  kid: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  secret: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});
const Keys = v.object({
  keys: v.tupleWithRest([Key], Key),
  /** Which of them the database was last encrypted with. */
  inUse: v.optional(v.string()),
});

/** The keys of a file, and the name of that which the database is encrypted with, as far as a start has written it down. */
export interface KeptKeys {
  readonly keys: KeyRing;
  readonly inUse?: string | undefined;
}

/** Where the keys are kept that the settings do not have themselves. */
export const keysFileOf = ({ tokenKeysFile, dataDir }: Pick<ServerConfig, 'tokenKeysFile' | 'dataDir'>): string =>
  tokenKeysFile ?? join(dataDir, 'keys.json');

/** The keys of a file; null where there is none. Throws a StartError for a file with something else. */
export const readKeys = (file: string): KeptKeys | null => {
  if (!existsSync(file)) return null;
  try {
    return v.parse(v.pipe(v.string(), v.parseJson(), Keys), readFileSync(file, 'utf8'));
  } catch (error) {
    // What was read is not repeated: there are keys in it.
    const reason = codeOf(error) ?? 'it has no keys in the form of the portal';
    throw new StartError(`Cannot read the keys in ${file} (${reason}).`);
  }
};

const flush = (path: string): void => {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

/** Writes the keys for their owner alone; they are on the disk when this returns, or the file is as it was. */
export const writeKeys = (file: string, { keys, inUse }: KeptKeys): void => {
  const part = `${file}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(part, `${JSON.stringify({ keys, inUse }, null, 2)}\n`, { mode: 0o600 });
    flush(part);
    renameSync(part, file);
    flush(dirname(file));
  } catch (error) {
    throw new StartError(`Cannot write the keys to ${file} (${codeOf(error) ?? reasonOf(error)}).`);
  }
};
