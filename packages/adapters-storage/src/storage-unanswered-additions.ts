import type { Addition, UnansweredAdditions } from '@connect/core/ports/unanswered-additions';
import type { SafeStore } from './safe-store.ts';
import { amount, fromJson, list, shape, text } from './shape.ts';

const isQuantity = (entry: unknown): boolean =>
  Array.isArray(entry) && entry.length === 2 && text(entry[0]) && amount(entry[1]);
const isAddition = shape<Addition>({ key: text, quantities: list(isQuantity) });

/** One entry for each, as JSON under `adding:{session}:{key}`; a corrupt one is none. `session` says whose they are now. */
export const createStorageUnansweredAdditions = (store: SafeStore, session: () => string): UnansweredAdditions => {
  const prefix = () => `adding:${session()}:`;
  return {
    all: () =>
      store.keys(prefix()).flatMap((name) => {
        const addition = fromJson(store.get(name));
        return isAddition(addition) ? [addition] : [];
      }),
    keep: (addition) => store.put(prefix() + addition.key, JSON.stringify(addition)),
    forget: (key) => store.remove(prefix() + key),
  };
};
