import type { StoppedActing } from '../../ports/stopped-acting.ts';

/** Tokens of acting that was stopped, in memory. A `blocked` store takes none. */
export const createMemoryStoppedActing = ({ blocked = false } = {}): StoppedActing => {
  const kept = new Set<string>();
  return {
    all: () => [...kept],
    add: (token) => {
      if (!blocked) kept.add(token);
    },
    remove: (token) => void kept.delete(token),
  };
};
