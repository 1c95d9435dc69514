import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import { orderAsSeen, type CheckoutView } from '@connect/core/domain/ordering/order-as-seen';
import type { PlacedOrder } from '@connect/core/domain/ordering/placement';
import type { Refusal } from '@connect/core/ports/failure';
import type { OrderOutcome, OwnOrder } from '@connect/core/use-cases/ordering/place-order';
import { assign, fromPromise, setup } from 'xstate';

/** What can be done with an order that was begun. */
type OrderCall = 'placing' | 'discarding';

export interface PlacingContext {
  readonly entry: CheckoutEntry;
  /** An order was sent before the machine started: nothing is sent by itself. */
  readonly isLeftOver: boolean;
  /** What was looked at when the order was pressed, and now. */
  readonly seen: CheckoutView;
  readonly view: CheckoutView;
  /** The order was not sent, for the basket became another than was looked at. */
  readonly isChanged: boolean;
  /** The last call that was not answered: whether the order was placed is not known. */
  readonly lost: OrderCall | null;
  /** Why the order was not taken. */
  readonly refusal: Refusal | null;
  readonly placed: PlacedOrder | null;
}

/** What somebody types on an order. */
export type EntryPart = Partial<Omit<CheckoutEntry, 'sent' | 'sentAt'>>;

export type PlacingEvent =
  | { readonly type: 'entry.changed'; readonly part: EntryPart }
  | { readonly type: 'view.changed'; readonly view: CheckoutView }
  | { readonly type: 'order.pressed'; readonly view: CheckoutView }
  | { readonly type: 'order.resent' }
  | { readonly type: 'order.discarded' };

const nothingSeen: CheckoutView = { basket: null, checkout: null, isSettled: false, hasFailed: false, storefront: '' };

const decide = ({ entry, seen, view }: PlacingContext) => orderAsSeen(entry, seen, view);

/**
 * Places an order (specification §placing-orders): filling the form, checking that it is still what was looked at once everything of the basket is settled,
 * sending, and placed; or unknown while no answer came, when the same order can be sent again, or discarded. One call at a time; what is
 * pressed meanwhile is nothing. Tag `busy`: the form cannot be changed. A call that is under way when the machine stops is settled by `order` all the same.
 */
export const placingMachine = (order: OwnOrder) =>
  setup({
    types: { context: {} as PlacingContext, events: {} as PlacingEvent, tags: {} as 'busy' },
    actors: {
      place: fromPromise<OrderOutcome, CheckoutEntry>(({ input }) => order.place(input)),
      discard: fromPromise<OrderOutcome, CheckoutEntry>(({ input }) => order.discard(input)),
    },
    actions: {
      keep: ({ context }) => order.keep(context.entry),
      begin: assign(({ context }) => {
        const decided = decide(context);
        return decided.kind === 'ready' ? { entry: order.begin(context.entry, decided.order) } : {};
      }),
      ask: assign({ lost: null, refusal: null }),
      settle: assign((_, { call, outcome }: { readonly call: OrderCall; readonly outcome: OrderOutcome }) => {
        if (outcome.kind === 'unknown') return { lost: call };
        if (outcome.kind === 'placed') return { placed: outcome.order };
        // An order that cannot be discarded is none any more: there is nothing to say.
        return { entry: outcome.entry, isLeftOver: false, refusal: call === 'placing' ? outcome.refusal : null };
      }),
    },
  }).createMachine({
    context: () => {
      const entry = order.entry();
      return {
        entry,
        isLeftOver: entry.sent !== null,
        seen: nothingSeen,
        view: nothingSeen,
        isChanged: false,
        lost: null,
        refusal: null,
        placed: null,
      };
    },
    on: { 'view.changed': { actions: assign({ view: ({ event }) => event.view }) } },
    initial: 'resting',
    states: {
      resting: {
        always: [
          { guard: ({ context }) => context.placed !== null, target: 'placed' },
          { guard: ({ context }) => context.entry.sent !== null, target: 'unknown' },
          { target: 'filling' },
        ],
      },
      filling: {
        on: {
          'entry.changed': {
            actions: [assign({ entry: ({ context, event }) => ({ ...context.entry, ...event.part }) }), 'keep'],
          },
          'order.pressed': {
            target: 'checking',
            // What was refused before stays while it is corrected (WCAG 3.3.1).
            actions: assign(({ event: { view } }) => ({ seen: view, view, isChanged: false, refusal: null })),
          },
        },
      },
      checking: {
        tags: 'busy',
        always: [
          { guard: ({ context }) => decide(context).kind === 'ready', target: 'sending', actions: 'begin' },
          {
            guard: ({ context }) => decide(context).kind === 'changed',
            target: 'filling',
            actions: assign({ isChanged: true }),
          },
          { guard: ({ context }) => decide(context).kind === 'stopped', target: 'filling' },
        ],
      },
      sending: {
        tags: 'busy',
        entry: 'ask',
        invoke: {
          src: 'place',
          input: ({ context }) => context.entry,
          onDone: {
            target: 'resting',
            actions: { type: 'settle', params: ({ event }) => ({ call: 'placing', outcome: event.output }) },
          },
        },
      },
      unknown: { on: { 'order.resent': 'sending', 'order.discarded': 'discarding' } },
      discarding: {
        tags: 'busy',
        entry: 'ask',
        invoke: {
          src: 'discard',
          input: ({ context }) => context.entry,
          onDone: {
            target: 'resting',
            actions: { type: 'settle', params: ({ event }) => ({ call: 'discarding', outcome: event.output }) },
          },
        },
      },
      placed: {},
    },
  });
