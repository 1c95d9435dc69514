import { once } from 'node:events';
import { MessageChannel, receiveMessageOnPort, Worker, type WorkerOptions } from 'node:worker_threads';
import type { MadeDemo, Making, ThreadStart } from './made-demo.ts';

/** The program of the thread is beside this one: built, or a source as this is. */
const program = new URL(import.meta.url.replace('demo-thread.', 'demo-worker.'));

/** MiB for young objects: most of what it makes it keeps, and with the few that this thread has it would mostly move them. */
const memory = { maxYoungGenerationSizeMb: 48 };

/** The demo's data while a thread of their own makes them. */
export interface DemoThread extends MadeDemo {
  /** Ends the thread, wherever it is. */
  close(): Promise<void>;
}

/**
 * Makes the demo's data in a thread of their own, while this one reads its code and opens the database (ADR 53). What goes wrong there is told to
 * whoever asks for them. `thread` is for tests: how it is started.
 */
export const startDemoThread = ({ now, scale }: Making, thread: WorkerOptions = {}): DemoThread => {
  const { port1: port, port2 } = new MessageChannel();
  const workerData: ThreadStart = { now, scale, port: port2 };
  const worker = new Worker(program, { workerData, transferList: [port2], resourceLimits: memory, ...thread });
  const made = once(worker, 'message');
  made.catch(() => undefined);
  return {
    now,
    records: async () => {
      await made;
      // Not by events: until it is taken each kind waits as bytes, and they are never all there as objects.
      return receiveMessageOnPort(port)?.message;
    },
    portalRows: async (question) => {
      await made;
      const answered = once(worker, 'message');
      port.postMessage(question);
      const [rows] = await answered;
      return rows;
    },
    close: async () => {
      port.close();
      await worker.terminate();
    },
  };
};
