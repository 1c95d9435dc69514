/** Too many wait already for what can be done a few at a time; it may be tried again in a moment. */
export class Overloaded extends Error {
  readonly code = 'EAGAIN';

  constructor() {
    super('too many wait already');
  }
}

/** Whoever waited for it has gone. */
export class GivenUp extends Error {
  constructor() {
    super('nobody waits for it any more');
  }
}

/** A place in a queue; resolves with its turn, rejects with {@link GivenUp} and leaves the queue where the signal comes before. */
const standIn = (queue: Set<() => void>, signal: AbortSignal | undefined): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const leave = (): void => {
      queue.delete(next);
      reject(new GivenUp());
    };
    const next = (): void => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    queue.add(next);
    signal?.addEventListener('abort', leave, { once: true });
  });

/**
 * Lets so many works go on at a time, the rest one after the other; rejects with {@link Overloaded} where as many wait as may, and with {@link GivenUp}
 * where its signal comes before its turn.
 */
export const createGate = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) => {
  const queue = new Set<() => void>();
  let running = 0;
  return async <Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> => {
    if (signal?.aborted) throw new GivenUp();
    if (running >= atOnce) {
      if (queue.size >= waiting) throw new Overloaded();
      // Whoever ends hands its place on.
      await standIn(queue, signal);
    } else running++;
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) {
        queue.delete(next);
        next();
      } else running--;
    }
  };
};
