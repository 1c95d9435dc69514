import type { Invoice, Order } from '@connect/core/domain/documents/document';
import type { Result } from '@connect/core/domain/result';
import type { Failure } from '@connect/core/ports/failure';
import { assign, fromPromise, setup } from 'xstate';

interface DetailContext<D> {
  /** The cached copy until the server's has come; null when there is neither. */
  readonly document: D | null;
  readonly failure: Failure | null;
}

/** Whether the document is not for the user to see, however often it is asked for. */
const isDecided = (failure: Failure): boolean => failure === 'forbidden' || failure === 'not-found';

/**
 * A detail page: the cached copy from the very start, then the server's in its place (specification §cached-documents). A failure leaves the cached
 * copy and can be retried (decisions §failed-details). Tag: `loading`. The actor `load` must be provided.
 */
export const makeDocumentDetailMachine = <D extends Order | Invoice>() =>
  setup({
    types: {
      context: {} as DetailContext<D>,
      /** `look`: whether it is still as it was, which nobody is told of; one that fails changes nothing, unless nobody may see it any more. */
      events: {} as { readonly type: 'retry' | 'look' },
      input: {} as { readonly cached: D | null },
      tags: {} as 'loading',
    },
    actors: {
      load: fromPromise<Result<D, Failure>>(() => Promise.reject(new Error('No load was provided'))),
    },
    actions: {
      keep: assign((_, answer: Result<D, Failure>) =>
        answer.ok ? { document: answer.value, failure: null } : { failure: answer.refusal },
      ),
      fail: assign({ failure: 'unavailable' }),
    },
  }).createMachine({
    context: ({ input }) => ({ document: input.cached, failure: null }),
    initial: 'loading',
    states: {
      loading: {
        tags: 'loading',
        invoke: {
          src: 'load',
          onDone: { target: 'ended', actions: { type: 'keep', params: ({ event }) => event.output } },
          onError: { target: 'ended', actions: 'fail' },
        },
      },
      looking: {
        invoke: {
          src: 'load',
          onDone: [
            {
              guard: ({ event }) => event.output.ok || isDecided(event.output.refusal),
              target: 'ended',
              actions: { type: 'keep', params: ({ event }) => event.output },
            },
            { target: 'ended' },
          ],
          onError: 'ended',
        },
        on: { retry: 'loading' },
      },
      ended: {
        on: { retry: 'loading', look: { guard: ({ context }) => context.failure === null, target: 'looking' } },
      },
    },
  });
