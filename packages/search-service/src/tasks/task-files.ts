import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseJson } from '../json.ts';
import { appendLines, DataFolderError, isMissing, readJsonFile, readLines, replaceFile } from '../store/files.ts';
import { keptTasks, taskSchema, workSchema } from './task.ts';
import type { Task, Work } from './task.ts';

const pendingSchema = v.object({ task: taskSchema, work: workSchema });

export interface Pending {
  readonly task: Task;
  readonly work: Work;
}

/**
 * Tasks on disk: a file for each that is still to do, with all its data, and a log of those that are done. A task's
 * file goes only after its line stands in the log, and work done twice changes nothing, so a crash loses no task.
 */
export class TaskFiles {
  readonly #folder: string;
  readonly #log: string;
  #bytes = 0;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'pending');
    this.#log = join(dataDir, 'tasks.jsonl');
  }

  async load(): Promise<{ pending: Pending[]; done: Task[] }> {
    await mkdir(this.#folder, { recursive: true });
    const pending: Pending[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (name.endsWith('.tmp')) {
        await rm(path);
        continue;
      }
      const parsed = v.safeParse(pendingSchema, await readJsonFile(path));
      if (!parsed.success) throw new DataFolderError(`${path} does not describe a task.`);
      pending.push(parsed.output);
    }
    pending.sort((a, b) => a.task.uid - b.task.uid);
    const done = await this.#loadLog(pending);
    const doneUids = new Set(done.map((task) => task.uid));
    return { pending: pending.filter(({ task }) => !doneUids.has(task.uid)), done: await this.#forgetOld(done) };
  }

  async #loadLog(pending: readonly Pending[]): Promise<Task[]> {
    const size = await stat(this.#log).then(
      (stats) => stats.size,
      (error: unknown) => {
        if (isMissing(error)) return 0;
        throw error;
      },
    );
    const done: Task[] = [];
    const lines = readLines(this.#log, size);
    try {
      for await (const line of lines) {
        const parsed = v.safeParse(taskSchema, parseJson(line));
        if (!parsed.success) throw new DataFolderError(`${this.#log} is damaged: one of its lines cannot be read.`);
        done.push(parsed.output);
        this.#bytes += Buffer.byteLength(line) + 1;
      }
    } catch (error) {
      // A crash while the last line was written leaves the task's own file: it runs again, and nothing is lost.
      const next = (done.at(-1)?.uid ?? -1) + 1;
      if (!(error instanceof DataFolderError) || !pending.some(({ task }) => task.uid === next)) throw error;
    }
    return done;
  }

  /** Keeps the log from growing for ever. */
  async #forgetOld(done: Task[]): Promise<Task[]> {
    if (done.length <= 2 * keptTasks) return done;
    const kept = done.slice(-keptTasks);
    const text = kept.map((task) => `${JSON.stringify(task)}\n`).join('');
    await replaceFile(this.#log, text);
    this.#bytes = Buffer.byteLength(text);
    return kept;
  }

  async add(pending: Pending): Promise<void> {
    await replaceFile(this.#path(pending.task.uid), JSON.stringify(pending));
  }

  async finish(task: Task): Promise<void> {
    this.#bytes = await appendLines(this.#log, this.#bytes, [JSON.stringify(task)]);
    await rm(this.#path(task.uid), { force: true });
  }

  #path(uid: number): string {
    return join(this.#folder, `${uid}.json`);
  }
}
