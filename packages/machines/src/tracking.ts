import { trackingTimeout } from '@connect/core/domain/documents/tracking';
import type { Tracking } from '@connect/core/domain/documents/tracking';
import { assign, fromPromise, setup } from 'xstate';

/**
 * One live tracking panel: waits for the carrier's data, says after 30 s without it that it failed, and shows an answer that
 * comes later all the same (specification §tracking-time-out, decisions §late-tracking). An empty answer or a failure is no data: the time-out tells it. Tags:
 * `loading`, `failed`. The actor `track` must be provided.
 */
export const trackingMachine = setup({
  types: { context: {} as { readonly tracking: Tracking | null }, tags: {} as 'loading' | 'failed' },
  actors: { track: fromPromise<Tracking | null>(() => Promise.reject(new Error('No tracking was provided'))) },
  delays: { timeout: trackingTimeout },
}).createMachine({
  context: { tracking: null },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        src: 'track',
        onDone: {
          guard: ({ event }) => event.output !== null,
          target: 'shown',
          actions: assign({ tracking: ({ event }) => event.output }),
        },
        onError: {},
      },
      initial: 'waiting',
      states: {
        waiting: { tags: 'loading', after: { timeout: 'overdue' } },
        overdue: { tags: 'failed' },
      },
    },
    shown: {},
  },
});
