import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Place, Texts } from '../index/documents.ts';
import { isObject, parseJson } from '../json.ts';
import type { Doc } from '../json.ts';
import { defaultSettings } from '../settings.ts';
import type { Settings } from '../settings.ts';
import { settingsSchema } from '../settings-schema.ts';
import { appendLines, DataFolderError, readJsonFile, readLines, replaceFile } from './files.ts';
import { LogFile } from './log-file.ts';

const metaSchema = v.object({
  uid: v.string(),
  primaryKey: v.nullable(v.string()),
  createdAt: v.string(),
  updatedAt: v.string(),
  settings: settingsSchema,
  /** The exchange of names that gave it its uid last, and the uid it had before. */
  exchange: v.optional(v.object({ id: v.string(), from: v.string() })),
  /** The log that holds the documents, and how much of it counts: what follows was never finished. */
  log: v.object({ file: v.string(), bytes: v.number(), lines: v.number() }),
});
export interface IndexMeta {
  readonly uid: string;
  readonly primaryKey: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly settings: Settings;
  readonly exchange?: { readonly id: string; readonly from: string } | undefined;
  readonly log: { readonly file: string; readonly bytes: number; readonly lines: number };
}

/** One change of a log: a document that came or was replaced, or the id of one that went. */
export type Change = { readonly set: Doc } | { readonly remove: string };
/** A change that the log has, and where: of a document, its text. */
export type LoggedChange = Change & { readonly place: Place };

const META_FILE = 'index.json';
const TRASH = 'deleted-';

/**
 * The files of one index: an append-only log of changes to its documents, and a small file, replaced as a whole, that
 * says how much of the log counts. A change counts once that file is written.
 */
export class IndexFiles {
  readonly #folder: string;
  #meta: IndexMeta;
  #log: LogFile;

  private constructor(folder: string, meta: IndexMeta) {
    this.#folder = folder;
    this.#meta = meta;
    this.#log = new LogFile(this.#logPath(), meta.log.bytes);
  }

  /** The documents of the log, read by their places; those of an earlier log stay as they are. */
  get texts(): Texts {
    return this.#log;
  }

  get meta(): IndexMeta {
    return this.#meta;
  }

  static async create(root: string, uid: string, primaryKey: string | null, now: string): Promise<IndexFiles> {
    const numbers = (await readdir(root)).map(Number).filter((number) => !Number.isNaN(number));
    const folder = join(root, String(Math.max(0, ...numbers) + 1));
    await mkdir(folder);
    const log = { file: 'documents-1.jsonl', bytes: 0, lines: 0 };
    const meta = { uid, primaryKey, createdAt: now, updatedAt: now, settings: defaultSettings, log };
    const files = new IndexFiles(folder, meta);
    await files.save({});
    return files;
  }

  /** Opens every index of the folder; throws {@link DataFolderError} when one is incomplete. */
  static async openAll(root: string): Promise<IndexFiles[]> {
    await mkdir(root, { recursive: true });
    const opened: IndexFiles[] = [];
    for (const entry of await readdir(root, { withFileTypes: true })) {
      const { name } = entry;
      const folder = join(root, name);
      if (!entry.isDirectory()) continue;
      if (name.startsWith(TRASH)) await rm(folder, { recursive: true });
      else {
        const files = await IndexFiles.#open(folder);
        if (files !== undefined) opened.push(files);
      }
    }
    await IndexFiles.#finishExchange(opened);
    return opened;
  }

  /** Gives the second of two indexes its name where a crash came in between. */
  static async #finishExchange(opened: readonly IndexFiles[]): Promise<void> {
    for (const { meta } of opened) {
      const other = opened.find((each) => each.meta !== meta && each.meta.uid === meta.uid);
      if (meta.exchange && other && other.meta.exchange?.id !== meta.exchange.id)
        await other.save({ uid: meta.exchange.from, exchange: { id: meta.exchange.id, from: meta.uid } });
    }
  }

  static async #open(folder: string): Promise<IndexFiles | undefined> {
    const json = await readJsonFile(join(folder, META_FILE));
    if (json === undefined) {
      // A crash while the index was being made leaves at most a first try at its description.
      if ((await readdir(folder)).every((name) => name === `${META_FILE}.tmp`)) {
        await rm(folder, { recursive: true });
        return undefined;
      }
      throw new DataFolderError(`${folder} is incomplete: ${META_FILE} is missing.`);
    }
    const meta = v.safeParse(metaSchema, json);
    if (!meta.success) throw new DataFolderError(`${join(folder, META_FILE)} does not describe an index.`);
    const { file, bytes } = meta.output.log;
    const size = await stat(join(folder, file)).then(
      (stats) => stats.size,
      () => 0,
    );
    if (size < bytes) {
      throw new DataFolderError(`${join(folder, file)} is incomplete: it has ${size} of ${bytes} bytes.`);
    }
    for (const name of await readdir(folder)) {
      if (name !== META_FILE && name !== file) await rm(join(folder, name), { recursive: true });
    }
    return new IndexFiles(folder, meta.output);
  }

  /** The changes of the log from the first on. */
  async *changes(): AsyncGenerator<LoggedChange> {
    const path = this.#logPath();
    const placeOf = placing(0);
    for await (const line of readLines(path, this.#meta.log.bytes)) {
      const value = parseJson(line.slice(1));
      const place = placeOf(line);
      if (line.startsWith('+') && isObject(value)) yield { set: value, place };
      else if (line.startsWith('-') && typeof value === 'string') yield { remove: value, place };
      else throw new DataFolderError(`${path} is damaged: one of its lines cannot be read.`);
    }
  }

  /** Replaces the description. */
  async save(change: Partial<IndexMeta>): Promise<void> {
    const meta = { ...this.#meta, ...change };
    await replaceFile(join(this.#folder, META_FILE), JSON.stringify(meta));
    this.#meta = meta;
  }

  /** Adds changes to the log; they count when this has ended. Answers where each stands. */
  async append(changes: readonly Change[], now: string): Promise<LoggedChange[]> {
    const { log } = this.#meta;
    const logged: LoggedChange[] = [];
    const bytes = await appendLines(this.#logPath(), log.bytes, printed(changes, log.bytes, logged));
    await this.save({ updatedAt: now, log: { ...log, bytes, lines: log.lines + changes.length } });
    this.#log.grow(bytes);
    return logged;
  }

  /** Begins a new log with the documents of these places alone; answers where they stand now. */
  async rewrite(documents: Iterable<Place>, now: string): Promise<Place[]> {
    this.#log.open();
    const old = this.#logPath();
    const number = Number(/\d+/.exec(this.#meta.log.file)?.[0] ?? 0);
    const file = `documents-${number + 1}.jsonl`;
    const places: Place[] = [];
    const bytes = await appendLines(join(this.#folder, file), 0, copied(this.#log, documents, places));
    await this.save({ updatedAt: now, log: { file, bytes, lines: places.length } });
    this.#log = new LogFile(this.#logPath(), bytes);
    await rm(old, { force: true });
    return places;
  }

  async remove(): Promise<void> {
    const trash = join(this.#folder, '..', `${TRASH}${randomUUID()}`);
    await rename(this.#folder, trash);
    await rm(trash, { recursive: true });
  }

  #logPath(): string {
    return join(this.#folder, this.#meta.log.file);
  }
}

/** The places of what follows the sign of lines that are written one after the other. */
const placing = (start: number): ((line: string) => Place) => {
  let end = start;
  return (line) => {
    const bytes = Buffer.byteLength(line) - 1;
    const place = { start: end + 1, bytes };
    end += bytes + 2;
    return place;
  };
};

/** The lines of changes, one at a time, so that a long log is never in memory as text. */
function* printed(changes: readonly Change[], start: number, logged: LoggedChange[]): Generator<string> {
  const placeOf = placing(start);
  for (const change of changes) {
    const line = 'set' in change ? `+${JSON.stringify(change.set)}` : `-${JSON.stringify(change.remove)}`;
    logged.push({ ...change, place: placeOf(line) });
    yield line;
  }
}

/** The lines of documents of another log, likewise. */
function* copied(log: LogFile, documents: Iterable<Place>, places: Place[]): Generator<string> {
  const placeOf = placing(0);
  for (const document of documents) {
    const line = `+${log.bytes(document).toString('utf8')}`;
    places.push(placeOf(line));
    yield line;
  }
}
