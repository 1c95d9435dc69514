import { join } from 'node:path';
import { IndexFiles } from './index-files.ts';
import { StoredIndex } from './stored-index.ts';

/** Every index of the service by its uid. */
export class Catalogue {
  readonly #root: string;
  readonly #indexes: Map<string, StoredIndex>;

  readonly #otherNames: Readonly<Record<string, string>>;

  private constructor(root: string, indexes: Map<string, StoredIndex>, otherNames: Readonly<Record<string, string>>) {
    this.#root = root;
    this.#indexes = indexes;
    this.#otherNames = otherNames;
  }

  static async open(dataDir: string, otherNames: Readonly<Record<string, string>> = {}): Promise<Catalogue> {
    const root = join(dataDir, 'indexes');
    const opened = await IndexFiles.openAll(root);
    return new Catalogue(root, new Map(opened.map((files) => [files.meta.uid, new StoredIndex(files)])), otherNames);
  }

  /** The index of a uid, or of another name of one. */
  get(uid: string): StoredIndex | undefined {
    return this.#indexes.get(uid) ?? this.#indexes.get(this.#otherNames[uid] ?? '');
  }

  /** All indexes in the order of their uids. */
  list(): StoredIndex[] {
    return [...this.#indexes.values()].sort((a, b) => (a.meta.uid < b.meta.uid ? -1 : 1));
  }

  async create(uid: string, primaryKey: string | null, now: string): Promise<StoredIndex> {
    const index = new StoredIndex(await IndexFiles.create(this.#root, uid, primaryKey, now));
    this.#indexes.set(uid, index);
    return index;
  }

  /** Two indexes exchange their uids; one exchange, by its id, is carried out once. */
  async swap(uids: readonly [string, string], id: string): Promise<void> {
    const [one, other] = uids.map((uid) => this.#indexes.get(uid));
    if (one === undefined || other === undefined || one.meta.exchange?.id === id) return;
    await one.rename(uids[1], id);
    await other.rename(uids[0], id);
    this.#indexes.set(uids[1], one).set(uids[0], other);
  }

  async remove(uid: string): Promise<void> {
    const index = this.#indexes.get(uid);
    this.#indexes.delete(uid);
    await index?.remove();
  }
}
