import {
  initialList,
  keptShown,
  loadEnded,
  loadFailed,
  loadStarted,
  loadSucceeded,
  mustReload,
  want,
} from '@connect/core/domain/documents/list-state';
import type { FoundDocuments, KeptList, ListRequest, ListState } from '@connect/core/domain/documents/list-state';
import { assign, fromPromise, setup } from 'xstate';

interface ListContext {
  readonly list: ListState;
  /** Whether somebody waits for the load that runs. */
  readonly visible: boolean;
  /** What the load that ended last was started with. */
  readonly ended: ListRequest | null;
  /** The list of an earlier visit, which stands in for a first answer that fails. */
  readonly kept: () => KeptList | null;
}

export type DocumentListEvent =
  | { readonly type: 'request.changed'; readonly wanted: ListRequest }
  | { readonly type: 'reload' }
  /** Whether the rows are as they were is looked up, which nobody is told of. */
  | { readonly type: 'refresh' }
  /** What an earlier visit kept has been read. */
  | { readonly type: 'kept.read'; readonly kept: KeptList };

/**
 * Loads the orders and invoices list, one load at a time; when what is wanted changed during a load, it loads once more
 * (specification §list-loading, decisions §one-load-at-a-time). A failure keeps the old list and says nothing (specification §list-loading). Tag: `loading`. The actor `load` must
 * be provided; it rejects when the search service fails.
 */
export const documentListMachine = setup({
  types: {
    context: {} as ListContext,
    events: {} as DocumentListEvent,
    input: {} as {
      readonly wanted: ListRequest;
      readonly kept?: () => KeptList | null;
      /** What the list had when it was left: it stands so again without a load (specification §list-again). */
      readonly asItWas?: FoundDocuments | null;
    },
    tags: {} as 'loading',
  },
  actors: {
    load: fromPromise<FoundDocuments, ListRequest>(() => Promise.reject(new Error('No load was provided'))),
  },
  guards: {
    isThere: ({ context }) => context.list.shown !== null,
    isFine: ({ context }) => !context.list.failed,
    changes: ({ context }, wanted: ListRequest) => want(context.list, wanted) !== context.list,
    mustReload: ({ context }) => mustReload(context.ended, context.list),
  },
  actions: {
    want: assign({ list: ({ context }, wanted: ListRequest) => want(context.list, wanted) }),
    showKept: assign({ list: ({ context }, kept: KeptList) => keptShown(context.list, kept) }),
    start: assign({ list: ({ context }) => loadStarted(context.list) }),
    succeed: assign(({ context }, found: FoundDocuments) => ({
      ended: context.list.running,
      list: loadSucceeded(context.list, found),
    })),
    fail: assign(({ context }) => ({
      ended: context.list.running,
      list: context.visible
        ? loadFailed(context.list, context.list.shown ? null : context.kept())
        : loadEnded(context.list),
    })),
  },
}).createMachine({
  context: ({ input: { wanted, kept = () => null, asItWas } }) => {
    const empty = initialList(wanted);
    return { list: asItWas ? loadSucceeded(loadStarted(empty), asItWas) : empty, ended: null, kept, visible: true };
  },
  initial: 'entered',
  states: {
    entered: { always: [{ guard: 'isThere', target: 'resting' }, { target: 'loading' }] },
    loading: {
      entry: 'start',
      invoke: {
        src: 'load',
        input: ({ context }) => context.list.running ?? context.list.wanted,
        onDone: { target: 'ended', actions: { type: 'succeed', params: ({ event }) => event.output } },
        onError: { target: 'ended', actions: 'fail' },
      },
      on: {
        'request.changed': { actions: { type: 'want', params: ({ event }) => event.wanted } },
        'kept.read': { actions: { type: 'showKept', params: ({ event }) => event.kept } },
      },
      initial: 'visible',
      states: {
        visible: { tags: 'loading', entry: assign({ visible: true }) },
        quiet: {
          entry: assign({ visible: false }),
          on: {
            'request.changed': {
              guard: { type: 'changes', params: ({ event }) => event.wanted },
              target: 'visible',
              actions: { type: 'want', params: ({ event }) => event.wanted },
            },
          },
        },
      },
    },
    ended: { always: [{ guard: 'mustReload', target: 'loading' }, { target: 'resting' }] },
    resting: {
      on: {
        'request.changed': {
          guard: { type: 'changes', params: ({ event }) => event.wanted },
          target: 'loading',
          actions: { type: 'want', params: ({ event }) => event.wanted },
        },
        reload: 'loading',
        refresh: { guard: 'isFine', target: 'loading.quiet' },
      },
    },
  },
});
