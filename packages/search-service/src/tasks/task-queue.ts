import { errorBody, notFound, ok, refuse } from '../result.ts';
import type { Result } from '../result.ts';
import { failedDetails, initialDetails, keptTasks } from './task.ts';
import type { Task, Work } from './task.ts';
import type { Pending, TaskFiles } from './task-files.ts';

/** Does the work of a task; refusals become the error of the task. */
export type Run = (indexUid: string | null, work: Work) => Promise<Result<NonNullable<Task['details']>>>;

/** Tasks one after the other, in the order in which they came; those of late can be looked up afterwards. */
export class TaskQueue {
  readonly #tasks = new Map<number, Task>();
  readonly #files: TaskFiles;
  readonly #run: Run;
  readonly #now: () => Date;
  readonly #log: (message: string) => void;
  #next = 0;
  #adding: Promise<unknown> = Promise.resolve();
  #working: Promise<void> = Promise.resolve();
  #closed = false;
  #running: Task | null = null;

  constructor(files: TaskFiles, run: Run, now: () => Date, log: (message: string) => void) {
    this.#files = files;
    this.#run = run;
    this.#now = now;
    this.#log = log;
  }

  /** Reads the tasks of earlier runs and goes on with those that were not done. */
  async open(): Promise<void> {
    const { pending, done } = await this.#files.load();
    for (const task of [...done, ...pending.map((entry) => entry.task)]) {
      this.#tasks.set(task.uid, task);
      this.#next = Math.max(this.#next, task.uid + 1);
    }
    for (const entry of pending) this.#follow(entry);
  }

  /** Takes a task in: it is kept once this has ended, and done later. `customMetadata` is shown with it. */
  enqueue(indexUid: string | null, work: Work, customMetadata?: string): Promise<Task> {
    const added = this.#adding.then(async () => {
      const task: Task = {
        uid: this.#next,
        batchUid: null,
        indexUid,
        status: 'enqueued',
        type: work.type,
        canceledBy: null,
        details: initialDetails(work),
        error: null,
        duration: null,
        enqueuedAt: this.#now().toISOString(),
        startedAt: null,
        finishedAt: null,
        ...(customMetadata !== undefined && { customMetadata }),
      };
      await this.#files.add({ task, work });
      this.#next += 1;
      this.#tasks.set(task.uid, task);
      this.#follow({ task, work });
      return task;
    });
    this.#adding = added.catch(() => undefined);
    return added;
  }

  get(uid: number): Result<Task> {
    const task = this.#tasks.get(uid);
    return task === undefined ? notFound('task_not_found', `Task \`${uid}\` not found.`) : ok(task);
  }

  /** All tasks, the newest first. */
  list(): Task[] {
    return [...this.#tasks.values()].sort((a, b) => b.uid - a.uid);
  }

  isIndexing(indexUid: string): boolean {
    return this.#running?.indexUid === indexUid;
  }

  /** Ends after the task that is running; the others stay on disk for the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#adding;
    await this.#working;
  }

  #follow(entry: Pending): void {
    this.#working = this.#working.then(() => this.#work(entry));
  }

  async #work({ task, work }: Pending): Promise<void> {
    if (this.#closed) return;
    const startedAt = this.#now();
    const started: Task = { ...task, batchUid: task.uid, status: 'processing', startedAt: startedAt.toISOString() };
    this.#tasks.set(task.uid, started);
    this.#running = started;
    const result = await this.#run(task.indexUid, work).catch((error: unknown) => this.#fault(started, error));
    const finishedAt = this.#now();
    const finished: Task = {
      ...started,
      status: result.ok ? 'succeeded' : 'failed',
      details: result.ok ? { ...started.details, ...result.value } : failedDetails(started.details),
      error: result.ok ? null : errorBody(result.refusal),
      duration: `PT${(finishedAt.getTime() - startedAt.getTime()) / 1000}S`,
      finishedAt: finishedAt.toISOString(),
    };
    await this.#files.finish(finished).catch((error: unknown) => this.#fault(started, error));
    this.#running = null;
    this.#tasks.set(task.uid, finished);
    this.#forgetOld();
  }

  /** They are in the order in which they came, so those that are done are the first. */
  #forgetOld(): void {
    if (this.#tasks.size <= 2 * keptTasks) return;
    for (const [uid, { finishedAt }] of this.#tasks) {
      if (finishedAt === null || this.#tasks.size <= keptTasks) return;
      this.#tasks.delete(uid);
    }
  }

  /** A fault of ours or of the disk. The task has failed for good: done at a later start it would come out of order. */
  #fault({ uid, indexUid }: Task, error: unknown): Result<never> {
    this.#log(`search: task ${uid} on index ${indexUid} failed: ${error instanceof Error ? error.message : 'unknown'}`);
    return refuse({ status: 500, type: 'internal', code: 'internal', message: 'The task could not be done.' });
  }
}
