import type { OnUnreadable } from '@connect/adapters-http/readable';
import type { UnreadableEntries } from '../services.ts';

/** Counts what could not be read of answers, each entry once however often it is sent, since it was last cleared. */
export const createUnreadableEntries = (): UnreadableEntries & {
  readonly addDocuments: OnUnreadable;
  readonly addOthers: OnUnreadable;
} => {
  const none = { documents: 0, others: 0 };
  const seen = { documents: new Set<string>(), others: new Set<string>() };
  let counts = none;
  const listeners = new Set<() => void>();
  const set = (next: typeof counts): void => {
    counts = next;
    for (const listener of listeners) listener();
  };
  const adding =
    (kind: keyof typeof seen): OnUnreadable =>
    (entries) => {
      for (const entry of entries) seen[kind].add(JSON.stringify(entry));
      if (seen[kind].size !== counts[kind]) set({ ...counts, [kind]: seen[kind].size });
    };
  return {
    counts: () => counts,
    addDocuments: adding('documents'),
    addOthers: adding('others'),
    clear: () => {
      for (const one of Object.values(seen)) one.clear();
      set(none);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
