import { createHash } from 'node:crypto';
import { sealSecondFactors } from '../auth/database/second-factor-repository.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { keepKeyMark, readKeyMark } from '../database/key-mark.ts';
import { lockPreparation } from '../database/prepare.ts';
import { derivedKey, newKey, type KeyRing, type PortalKey } from '../key-ring.ts';
import { keysFileOf, readKeys, writeKeys, type KeptKeys } from './keys-file.ts';
import { StartError } from './start-error.ts';

/** Where keys come from. */
interface KeySource {
  /** As people call it. */
  readonly name: string;
  /** Null where there are none yet. */
  read(): KeptKeys | null;
  /** Keeps them there. */
  write(keys: KeptKeys): void;
}

export const keySourceOf = (config: ServerConfig): KeySource => {
  const { tokenKeys } = config;
  if (tokenKeys) {
    const write = (): never => {
      throw new StartError(
        'The database has a key of an earlier version, which TOKEN_KEYS lacks. Start once with TOKEN_KEYS_FILE instead: the file has it then.',
      );
    };
    return { name: 'TOKEN_KEYS', read: () => ({ keys: tokenKeys, inUse: tokenKeys[0].kid }), write };
  }
  const file = keysFileOf(config);
  return { name: file, read: () => readKeys(file), write: (keys) => writeKeys(file, keys) };
};

/** The database knows by it whether it has been used with a key, which it cannot be made from. */
const markOf = (key: PortalKey): string => `${key.kid} ${derivedKey(key, 'fingerprint').toString('base64url')}`;

const lost =
  'They are in no backup of the database. Where they are lost, connect keys replace-lost goes on without them.';

/** A database of an earlier version kept its one key itself. */
const keyOfBefore = (secret: string): PortalKey => ({
  kid: createHash('sha256').update(secret).digest('hex').slice(0, 12),
  secret,
});

/** Writes down what the database is encrypted with, so that no key is removed that it still needs. A file that cannot be written has none removed either. */
const noteInUse = (source: KeySource, keys: KeyRing): void => {
  try {
    // As they are now: somebody may have rotated them meanwhile.
    const kept = source.read();
    if (kept?.keys[0].kid === keys[0].kid) source.write({ ...kept, inUse: keys[0].kid });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
};

/**
 * The keys of a portal, which are kept outside its database: made at the first start, and that of an earlier version taken out of the
 * database as the oldest. Throws a StartError where the database has been used with others. What is encrypted is so with the newest
 * from then on.
 */
export const takeKeys = async (database: Database, source: KeySource): Promise<KeyRing> => {
  const taken = await database.transaction().execute(async (trx) => {
    await lockPreparation(trx);
    const { mark, secretOfBefore } = await readKeyMark(trx);
    const found = source.read();
    if (!found && mark !== null)
      throw new StartError(`The keys that this database is used with are not in ${source.name}. ${lost}`);
    let keys: KeyRing = found?.keys ?? [newKey()];
    if (mark !== null && !keys.some((key) => markOf(key) === mark))
      throw new StartError(
        `The database is used with other keys than those of ${source.name}: the one named ${mark.split(' ')[0]} is not there. Every process has to have the same. ${lost}`,
      );
    const isKnown = secretOfBefore === null || keys.some(({ secret }) => secret === secretOfBefore);
    if (!isKnown) keys = [...keys, keyOfBefore(secretOfBefore)];
    // On the disk before the database forgets it.
    if (!found || !isKnown) source.write({ keys, inUse: found?.inUse });
    await keepKeyMark(trx, markOf(keys[0]));
    await sealSecondFactors(trx, keys);
    return { keys, inUse: found?.inUse };
  });
  if (taken.inUse !== taken.keys[0].kid) noteInUse(source, taken.keys);
  return taken.keys;
};
