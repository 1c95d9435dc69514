import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

/** What a process says once it serves. */
const Ready = v.object({ url: v.string(), demo: v.boolean() });
type Ready = v.InferOutput<typeof Ready>;

/** Milliseconds before one that ended is started again: twice as long with each that did not last. */
const waits = { first: 250, most: 30_000, lasted: 60_000 } as const;

/** How long to wait for the next, after one that waited so long and lived so long. */
export const nextWait = (before: number, lived: number): number =>
  lived >= waits.lasted || before === 0 ? waits.first : Math.min(before * 2, waits.most);

/** Data folder of one of several processes: the index of an embedded search is its own. */
const processFolder = (dataDir: string, no: number): string => join(dataDir, `process-${no}`);

interface WorkersOptions {
  readonly count: number;
  /** Of the server, which each of them runs with the arguments of this process. */
  readonly program: string;
  readonly dataDir: string;
  /** What all of them sign with; null where the settings say it themselves. */
  readonly keysFile: string | null;
  readonly port: number;
  /** Called when one ended that was not told to, and is started again after so many milliseconds. */
  readonly onEnded: (no: number, how: string, wait: number) => void;
}

export interface Workers {
  /** When all of them serve; null where one ended before it did, and took the others with it. */
  readonly ready: Promise<Ready | null>;
  /** Lets each answer what is under way (ADR 97). */
  close(): Promise<void>;
  /** Ends them at once. */
  kill(): void;
}

/** Runs as many server processes behind one port, and starts one that ended again (ADR 128). */
export const runWorkers = ({ count, program, dataDir, keysFile, port, onEnded }: WorkersOptions): Workers => {
  // Each takes connections for itself: handed to one that has just been killed, a connection would never be answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: process.argv.slice(2) });
  const running = new Map<number, { worker: Worker; ended: Promise<void> }>();
  let [isClosing, isWhole] = [false, false];
  const served = new Set<number>();
  let resolve: (ready: Ready | null) => void = () => undefined;
  const ready = new Promise<Ready | null>((done) => (resolve = done));
  const signal = (name: NodeJS.Signals): void => {
    for (const { worker } of running.values()) worker.process.kill(name);
  };
  const close = async (): Promise<void> => {
    isClosing = true;
    signal('SIGTERM');
    await Promise.all([...running.values()].map(({ ended }) => ended));
  };
  const start = (no: number, before: number): void => {
    if (isClosing) return;
    const started = performance.now();
    const worker = cluster.fork({
      DATA_DIR: processFolder(dataDir, no),
      PORT: String(port),
      ...(keysFile !== null && { TOKEN_KEYS_FILE: keysFile }),
    });
    worker.on('message', (message: unknown) => {
      const parsed = v.safeParse(Ready, message);
      if (!parsed.success) return;
      served.add(no);
      if (served.size < count) return;
      isWhole = true;
      resolve(parsed.output);
    });
    const ended = new Promise<void>((done) => {
      worker.once('exit', (code: number | null, killedBy: string | null) => {
        running.delete(no);
        done();
        if (isClosing) return;
        if (!isWhole) {
          void close().then(() => resolve(null));
          return;
        }
        const wait = nextWait(before, performance.now() - started);
        onEnded(no, killedBy ?? `exit code ${code}`, wait);
        void setTimeout(wait).then(() => start(no, wait));
      });
    });
    running.set(no, { worker, ended });
  };
  for (let no = 1; no <= count; no++) start(no, 0);
  return { ready, close, kill: () => signal('SIGKILL') };
};
