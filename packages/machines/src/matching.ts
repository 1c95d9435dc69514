import type { Item } from '@connect/core/domain/ordering/item';
import { matchKey, unmatched } from '@connect/core/domain/ordering/quick-order';
import type { Match, Matches } from '@connect/core/domain/ordering/quick-order';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Items } from '@connect/core/ports/items';
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate';

interface MatchingContext {
  /** The SKUs of the lines, as they were typed. */
  readonly typed: readonly string[];
  readonly matches: Matches;
}

export type MatchingEvent =
  | { readonly type: 'lines.changed'; readonly typed: readonly string[] }
  /** An item is known without being looked up, as one chosen from a search is. */
  | { readonly type: 'item.learned'; readonly item: Item }
  /** What is known of SKUs may not be so any more. */
  | { readonly type: 'skus.doubted'; readonly skus: readonly string[] }
  | { readonly type: 'retry' };

/**
 * Looks up what stands on the lines of a quick order (specification §quick-order): each SKU once, one call at a time, as many as a call takes. One that is
 * refused or rejects stops it until `retry`; what was found before stays. Tag: `failed`.
 */
export const matchingMachine = (lookUp: Items['lookUp']) =>
  setup({
    types: { context: {} as MatchingContext, events: {} as MatchingEvent, tags: {} as 'failed' },
    actors: {
      lookUp: fromPromise<readonly (readonly [Sku, Match])[], readonly Sku[]>(async ({ input }) => {
        const answer = await lookUp(input);
        if (!answer.ok) throw new Error(answer.refusal.failure);
        return input.map((sku, index) => [sku, answer.value[index] ?? { item: null, near: [] }]);
      }),
    },
    actions: {
      learn: assign({
        matches: ({ context }, found: readonly (readonly [string, Match])[]) => new Map([...context.matches, ...found]),
      }),
    },
  }).createMachine({
    context: { typed: [], matches: new Map() },
    on: {
      'lines.changed': { actions: assign({ typed: ({ event }) => event.typed }) },
      'item.learned': {
        actions: { type: 'learn', params: ({ event: { item } }) => [[matchKey(item.sku), { item, near: [] }]] },
      },
      'skus.doubted': {
        actions: assign({
          matches: ({ context, event }) => {
            const doubted = new Set(event.skus.map(matchKey));
            return new Map([...context.matches].filter(([key]) => !doubted.has(key)));
          },
        }),
      },
    },
    initial: 'resting',
    states: {
      resting: {
        always: { guard: ({ context }) => unmatched(context.typed, context.matches).length > 0, target: 'lookingUp' },
      },
      lookingUp: {
        invoke: {
          src: 'lookUp',
          input: ({ context }) => unmatched(context.typed, context.matches),
          onDone: { target: 'resting', actions: { type: 'learn', params: ({ event }) => event.output } },
          onError: 'failed',
        },
      },
      failed: { tags: 'failed', on: { retry: 'resting' } },
    },
  });

/** The matches of lines that do not change; null where they could not be looked up. `onProgress` is told how many are known. */
export const matchAll = async (
  lookUp: Items['lookUp'],
  typed: readonly string[],
  onProgress: (known: number) => void = () => {},
): Promise<Matches | null> => {
  const matching = createActor(matchingMachine(lookUp)).start();
  matching.subscribe(({ context }) => onProgress(context.matches.size));
  matching.send({ type: 'lines.changed', typed });
  const settled = await waitFor(matching, (now) => now.matches('resting') || now.hasTag('failed'));
  matching.stop();
  return settled.hasTag('failed') ? null : settled.context.matches;
};
