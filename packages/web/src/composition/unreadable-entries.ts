import type { UnreadableEntries } from '../services.ts';

/** Counts what could not be read of answers, since it was last cleared. */
export const createUnreadableEntries = (): UnreadableEntries & { add(count: number): void } => {
  let count = 0;
  const listeners = new Set<() => void>();
  const set = (next: number): void => {
    if (next === count) return;
    count = next;
    for (const listener of listeners) listener();
  };
  return {
    count: () => count,
    add: (more) => set(count + more),
    clear: () => set(0),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
