import type { StoppedActing } from '@connect/core/ports/stopped-acting';
import type { SafeStore } from './safe-store.ts';

const prefix = 'stopped:';

/** One entry for each token under `stopped:`, so that tabs which write at once lose none. */
export const createStorageStoppedActing = (store: SafeStore): StoppedActing => ({
  all: () => store.keys(prefix).map((key) => key.slice(prefix.length)),
  add: (actingToken) => store.set(prefix + actingToken, ''),
  remove: (actingToken) => store.remove(prefix + actingToken),
});
