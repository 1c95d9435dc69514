import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import * as v from 'valibot';
import { DataFolderError, readJsonFile, replaceFile } from '../store/files.ts';

const recordSchema = v.object({
  uid: v.string(),
  name: v.nullable(v.string()),
  description: v.nullable(v.string()),
  actions: v.array(v.string()),
  indexes: v.array(v.string()),
  expiresAt: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
});

/** A key without its secret, which follows from the master key and the uid. Times are RFC 3339 in UTC. */
export type KeyRecord = v.InferOutput<typeof recordSchema>;
/** A key as the API shows it. */
export type ApiKey = KeyRecord & { readonly key: string };
export type NewKey = Pick<KeyRecord, 'name' | 'description' | 'actions' | 'indexes' | 'expiresAt'> & { uid: string };

/** The secret of a key: a chosen uid gives the same one again (search protocol §keys). */
export const keySecret = (masterKey: string, uid: string): string =>
  createHmac('sha256', masterKey).update(uid).digest('hex');

/** Secrets are looked up by digest, so the time a look-up takes tells nothing about them. */
const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The API keys, kept in one file. */
export class KeyStore {
  readonly #path: string;
  readonly #masterKey: string;
  readonly #masterDigest: Buffer;
  readonly #now: () => Date;
  readonly #keys = new Map<string, ApiKey>();
  readonly #bySecret = new Map<string, ApiKey>();
  #saving: Promise<void> = Promise.resolve();

  private constructor(dataDir: string, masterKey: string, now: () => Date) {
    this.#path = join(dataDir, 'keys.json');
    this.#masterKey = masterKey;
    this.#masterDigest = Buffer.from(digest(masterKey));
    this.#now = now;
  }

  static async open(dataDir: string, masterKey: string, now: () => Date): Promise<KeyStore> {
    const store = new KeyStore(dataDir, masterKey, now);
    const json = await readJsonFile(store.#path);
    if (json === undefined) {
      await store.#addDefaults();
      return store;
    }
    const records = v.safeParse(v.array(recordSchema), json);
    if (!records.success) throw new DataFolderError(`${store.#path} does not list keys.`);
    for (const record of records.output) store.#take(record);
    return store;
  }

  /** Digests are of one length whatever was sent, and compared in constant time. */
  isMasterKey(secret: string): boolean {
    return timingSafeEqual(Buffer.from(digest(secret)), this.#masterDigest);
  }

  /** All keys, the newest first. */
  list(): ApiKey[] {
    return [...this.#keys.values()].sort((a, b) =>
      a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0,
    );
  }

  byUid(uid: string): ApiKey | undefined {
    return this.#keys.get(uid);
  }

  bySecret(secret: string): ApiKey | undefined {
    return this.#bySecret.get(digest(secret));
  }

  async add(key: NewKey): Promise<ApiKey> {
    const now = this.#now().toISOString();
    const added = this.#take({ ...key, createdAt: now, updatedAt: now });
    await this.#save();
    return added;
  }

  async rename(key: ApiKey, change: Partial<Pick<KeyRecord, 'name' | 'description'>>): Promise<ApiKey> {
    const { key: _secret, ...record } = key;
    const renamed = this.#take({ ...record, ...change, updatedAt: this.#now().toISOString() });
    await this.#save();
    return renamed;
  }

  async remove(key: ApiKey): Promise<void> {
    this.#keys.delete(key.uid);
    this.#bySecret.delete(digest(key.key));
    await this.#save();
  }

  #take(record: KeyRecord): ApiKey {
    const key = { ...record, key: keySecret(this.#masterKey, record.uid) };
    this.#keys.set(key.uid, key);
    this.#bySecret.set(digest(key.key), key);
    return key;
  }

  /** The two keys that clients look for by name. */
  async #addDefaults(): Promise<void> {
    const shared = { indexes: ['*'], expiresAt: null };
    await this.add({
      uid: randomUUID(),
      name: 'Default Search API Key',
      description: 'Use it to search from the frontend',
      actions: ['search'],
      ...shared,
    });
    await this.add({
      uid: randomUUID(),
      name: 'Default Admin API Key',
      description: 'Use it for anything that is not a search operation. Caution! Do not expose it on a public frontend',
      actions: ['*'],
      ...shared,
    });
  }

  #save(): Promise<void> {
    const write = async (): Promise<void> => {
      const records = [...this.#keys.values()].map(({ key: _secret, ...record }) => record);
      await replaceFile(this.#path, JSON.stringify(records));
    };
    const saved = this.#saving.then(write);
    this.#saving = saved.catch(() => undefined);
    return saved;
  }
}
