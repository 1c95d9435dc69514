import type { StoppedActing } from '../../ports/stopped-acting.ts';

export const createMemoryStoppedActing = (): StoppedActing => {
  const kept = new Set<string>();
  return { all: () => [...kept], add: (token) => void kept.add(token), remove: (token) => void kept.delete(token) };
};
