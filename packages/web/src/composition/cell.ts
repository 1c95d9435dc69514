import type { Cell } from '../services.ts';

/** Something that changes, and tells those who listen. */
export const createCell = <Value>(first: Value): Cell<Value> => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      listeners.forEach((listener) => listener());
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
