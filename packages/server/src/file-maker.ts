import { once } from 'node:events';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { Made, WorkerMessage } from './file-worker.ts';
import { createGate, GivenUp } from './gate.ts';
import type { FileKind, FileOf, MakeFile, Making } from './make-file.ts';

/** The program of the thread is beside this one: built, or a source as this is. */
const program = new URL(import.meta.url.replace('file-maker.', 'file-worker.'));

/** So many rows are handed over before others get their turn: a large export must not hold up every other call. */
const turn = 500;

/** MiB that the thread may have: one that wants more ends with its file, and the server goes on. */
const memory = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

const limits = {
  /** A PDF takes some milliseconds, 100,000 rows some seconds. */
  waiting: 100,
  /** Milliseconds after which a thread without anything to do ends, and gives its memory back. */
  idle: 30_000,
  /** Milliseconds that a file may take. */
  most: 60_000,
};

export interface FileMaker {
  readonly make: MakeFile;
  /** Ends the thread; what it was making rejects. */
  close(): Promise<void>;
}

const post = (thread: Worker, message: WorkerMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  thread.postMessage(message);
};

/** Tells the thread what to make, its rows piece by piece. */
const handOver = async (thread: Worker, wanted: WorkerMessage, { rows = [], signal }: Making): Promise<void> => {
  let part = [];
  for (const row of rows) {
    if (part.push(row) < turn) continue;
    post(thread, { rows: part });
    part = [];
    await yieldToEventLoop();
    if (signal?.aborted) throw new GivenUp();
  }
  if (part.length > 0) post(thread, { rows: part });
  post(thread, wanted);
};

/** What the thread answers until `signal`. Rejects with what went wrong in it, and with its end. */
const answerOf = async (thread: Worker, signal: AbortSignal): Promise<Uint8Array> => {
  const ended = once(thread, 'exit', { signal }).then(([code]): never => {
    throw new Error(`the thread that makes files ended with ${code}`);
  });
  // `once` rejects with an error that nobody caught in the thread, too, such as one of its memory.
  const [made]: Made[] = await Promise.race([once(thread, 'message', { signal }), ended]);
  if (made && 'bytes' in made) return made.bytes;
  throw made?.error;
};

/**
 * Makes files in a thread of their own, one after the other, so that nobody else waits for it (ADR 155): it is started with the first file, and ended
 * when none has been made for a while. `thread` is for tests: what runs in it, and how it is started. Rejects with `Overloaded` or `GivenUp` (`gate.ts`).
 */
export const createFileMaker = ({
  waiting = limits.waiting,
  idle = limits.idle,
  most = limits.most,
  thread: { url = program, ...options } = {},
}: Partial<typeof limits> & { readonly thread?: WorkerOptions & { readonly url?: URL } } = {}): FileMaker => {
  const inTurn = createGate({ atOnce: 1, waiting });
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(ending);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };
  const start = (): Worker => {
    const started = new Worker(url, { resourceLimits: memory, ...options });
    // Whoever waits for a file hears of it, too; the next one has a new thread.
    for (const event of ['error', 'exit'] as const)
      started.on(event, () => {
        if (thread === started) thread = null;
      });
    started.unref();
    return started;
  };
  const makeOne = async (kind: FileKind, what: FileOf<FileKind>, making: Making): Promise<Uint8Array> => {
    clearTimeout(ending);
    const used = (thread ??= start());
    const { signal } = making;
    const [done, late] = [new AbortController(), AbortSignal.timeout(most)];
    const giveUp = (): void => post(used, { isOver: true });
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      const answer = answerOf(used, AbortSignal.any([done.signal, late]));
      await Promise.race([handOver(used, { kind, what }, making), answer]);
      return await answer;
    } catch (error) {
      if (signal?.aborted) throw new GivenUp();
      if (!late.aborted) throw error;
      await end();
      throw new Error(`a file was not made within ${most} ms`, { cause: error });
    } finally {
      done.abort();
      signal?.removeEventListener('abort', giveUp);
      ending = setTimeout(() => void end(), idle).unref();
    }
  };
  return {
    make: (kind, what, making = {}) => inTurn(() => makeOne(kind, what, making), making.signal),
    close: end,
  };
};
