import { isSku } from '@connect/core/domain/ordering/sku';
import { isQuantity } from '@connect/core/domain/ordering/quantity';
import type { Addition, UnansweredAdditions } from '@connect/core/ports/unanswered-additions';
import type { SafeStore } from './safe-store.ts';
import { fromJson, list, shape, text } from './shape.ts';

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) && entry.length === 2 && isSku(entry[0]) && isQuantity(entry[1]);
const isAddition = shape<Addition>({ idempotencyKey: text, quantities: list(isEntry) });

/**
 * One entry for each, as JSON under `adding:{session}:{key}`; a corrupt one is none. `session` says whose they are now; those of
 * another one go with the next that is kept. `locks` are the browser's, which has them for pages over https and on this machine alone:
 * without them pages do not wait for each other.
 */
export const createStorageUnansweredAdditions = (
  store: SafeStore,
  session: () => string,
  locks?: Pick<LockManager, 'request'>,
): UnansweredAdditions => {
  const prefix = () => `adding:${session()}:`;
  let last: Promise<unknown> = Promise.resolve();
  return {
    all: () =>
      store.keys(prefix()).flatMap((name) => {
        const addition = fromJson(store.get(name));
        return isAddition(addition) ? [addition] : [];
      }),
    keep: (addition) => {
      for (const name of store.keys('adding:')) if (!name.startsWith(prefix())) store.remove(name);
      store.set(prefix() + addition.idempotencyKey, JSON.stringify(addition));
    },
    forget: (idempotencyKey) => store.remove(prefix() + idempotencyKey),
    inTurn: async (run) => {
      if (locks) return locks.request('adding', run);
      const running = last.then(run);
      last = running.catch(() => undefined);
      return running;
    },
  };
};
