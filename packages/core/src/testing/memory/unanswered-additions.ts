import type { Addition, UnansweredAdditions } from '../../ports/unanswered-additions.ts';

/** In memory. A `blocked` store takes none. */
export const createMemoryUnansweredAdditions = ({ blocked = false } = {}): UnansweredAdditions => {
  const kept = new Map<string, Addition>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    all: () => [...kept.values()],
    keep: (addition) => {
      if (!blocked) kept.set(addition.idempotencyKey, addition);
    },
    forget: (idempotencyKey) => void kept.delete(idempotencyKey),
    inTurn: (run) => {
      const running = last.then(run);
      last = running.catch(() => undefined);
      return running;
    },
  };
};
