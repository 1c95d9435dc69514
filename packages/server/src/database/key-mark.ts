import type { Database } from './open.ts';

/** What a database knows of the keys that it is used with. */
interface KeyMark {
  /** A fingerprint of the one that signed last. */
  readonly mark: string | null;
  /** The key itself, of an earlier version. */
  readonly secretOfBefore: string | null;
}

export const readKeyMark = async (database: Database): Promise<KeyMark> => {
  const secrets = await database.selectFrom('secrets').selectAll().execute();
  const valueOf = (name: string): string | null => secrets.find((secret) => secret.name === name)?.value ?? null;
  return { mark: valueOf('keys'), secretOfBefore: valueOf('token-key') };
};

/** Lets a database go on with other keys than it was used with. */
export const forgetKeys = async (database: Database): Promise<void> => {
  await database.deleteFrom('secrets').where('name', '=', 'keys').execute();
};

/** The fingerprint in place of all that it knew of keys. */
export const keepKeyMark = async (database: Database, mark: string): Promise<void> => {
  await database.deleteFrom('secrets').where('name', 'in', ['token-key', 'search-master-key', 'keys']).execute();
  await database.insertInto('secrets').values({ name: 'keys', value: mark }).execute();
};
