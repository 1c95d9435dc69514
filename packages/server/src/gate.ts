/** Too many wait already for what can be done a few at a time; it may be tried again in a moment. */
export class Overloaded extends Error {
  readonly code = 'EAGAIN';

  constructor() {
    super('too many wait already');
  }
}

/** Lets so many works go on at a time, the rest one after the other; rejects with {@link Overloaded} where as many wait as may. */
export const createGate = ({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }) => {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Overloaded();
      // Whoever ends hands its place on.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
};
