/** Something that happens now and then, and those who want to know. */
export interface Signal {
  raise(): void;
  /** Returns how to stop listening. */
  listen(listener: () => void): () => void;
}

export const createSignal = (): Signal => {
  const listeners = new Set<() => void>();
  return {
    raise: () => [...listeners].forEach((listener) => listener()),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
