import { panelHideDelay, searchTerm } from '@connect/core/domain/search/search-term';
import { assign, fromPromise, raise, setup } from 'xstate';

/** Which option the keys move to. */
export type OptionMove = 'next' | 'previous' | 'first' | 'last';

/** What a search brought: its first hits, and how many there are. */
export interface Found<Hit> {
  readonly hits: readonly Hit[];
  readonly total: number;
}

interface PanelContext<Hit> {
  readonly text: string;
  /** What the last answer that was still wanted brought; kept while the next search runs. */
  readonly found: Found<Hit> | null;
  /** Index of the option the keys have reached. */
  readonly active: number | null;
  /** The failure has been told: no second dialog until a search works again or the box is emptied (decisions §one-error-dialog). */
  readonly warned: boolean;
}

export type SearchPanelEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'box.focused' }
  | { readonly type: 'box.blurred' }
  | { readonly type: 'option.moved'; readonly move: OptionMove }
  | { readonly type: 'panel.dismissed' }
  | { readonly type: 'failure.acknowledged' }
  /** Raised by the machine itself. */
  | { readonly type: 'search.failed' };

/** What the view asks about. */
type PanelTag = 'focused' | 'folded' | 'searching' | 'failed' | 'warning';

/** Where a move leads from an option, null being the box itself; the ends are joined. */
const moves: Record<OptionMove, (active: number | null, last: number) => number> = {
  first: () => 0,
  last: (_, last) => last,
  next: (active, last) => (active === null || active === last ? 0 : active + 1),
  previous: (active, last) => (active === null || active === 0 ? last : active - 1),
};

/** Behind the hits there may be one more option, which leads to all that was found. */
const moved = (active: number | null, move: OptionMove, hits: number, withAll: boolean): number | null =>
  hits === 0 ? null : moves[move](active, withAll ? hits : hits - 1);

/**
 * The search panel: search as you type from two characters, shown only while the box has focus and 200 ms longer (specification §search-panel).
 * A new text stops the search under way, so an answer that comes late is never shown. `search` rejects when the search
 * service fails. With `withAll` an option behind the hits leads to all of them.
 */
export const searchPanelMachine = <Hit>(search: (text: string) => Promise<Found<Hit> | null>, withAll = false) =>
  setup({
    types: { context: {} as PanelContext<Hit>, events: {} as SearchPanelEvent, tags: {} as PanelTag },
    actors: { search: fromPromise<Found<Hit> | null, string>(({ input }) => search(input)) },
    delays: { typing: 150, hide: panelHideDelay },
    guards: {
      searchable: (_, text: string) => searchTerm(text) !== null,
      unwarned: ({ context }) => !context.warned,
    },
  }).createMachine({
    type: 'parallel',
    context: { text: '', found: null, active: null, warned: false },
    states: {
      box: {
        initial: 'left',
        states: {
          left: { on: { 'box.focused': 'focused' } },
          focused: { tags: 'focused', on: { 'box.blurred': 'leaving' } },
          leaving: { tags: 'focused', on: { 'box.focused': 'focused' }, after: { hide: 'left' } },
        },
      },
      fold: {
        initial: 'open',
        states: {
          open: { on: { 'panel.dismissed': { target: 'folded', actions: assign({ active: null }) } } },
          folded: { tags: 'folded', on: { 'text.changed': 'open', 'option.moved': 'open', 'box.focused': 'open' } },
        },
      },
      search: {
        initial: 'empty',
        on: {
          'text.changed': [
            {
              guard: { type: 'searchable', params: ({ event }) => event.text },
              target: '.typing',
              actions: assign({ text: ({ event }) => event.text }),
            },
            { target: '.empty', actions: assign({ text: ({ event }) => event.text }) },
          ],
          'option.moved': {
            actions: assign({
              active: ({ context, event }) =>
                moved(context.active, event.move, context.found?.hits.length ?? 0, withAll),
            }),
          },
        },
        states: {
          empty: { entry: assign({ found: null, active: null, warned: false }) },
          typing: { tags: 'searching', after: { typing: 'searching' } },
          searching: {
            tags: 'searching',
            invoke: {
              src: 'search',
              input: ({ context }) => context.text,
              onDone: {
                target: 'answered',
                actions: assign({ found: ({ event }) => event.output, active: null, warned: false }),
              },
              onError: {
                target: 'failed',
                actions: [assign({ found: null, active: null }), raise({ type: 'search.failed' })],
              },
            },
          },
          answered: {},
          failed: { tags: 'failed' },
        },
      },
      warning: {
        initial: 'none',
        states: {
          none: {
            on: {
              'search.failed': { guard: 'unwarned', target: 'shown', actions: assign({ warned: true }) },
            },
          },
          shown: { tags: 'warning', on: { 'failure.acknowledged': 'none' } },
        },
      },
    },
  });
