import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import type { Cooldown } from '@connect/core/domain/access/auth-buttons';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { assign, emit, fromPromise, setup } from 'xstate';

interface ButtonContext {
  readonly cooldown: Cooldown;
  /** What the server refused with, shown until the next input (specification §server-messages). */
  readonly message: ServerMessage | null;
}

/** Sends a form, whichever it is; accepted, it answers how the screen goes on. */
export type FormRequest = () => Promise<Result<() => void, Refusal>>;

export type ButtonEvent =
  | { readonly type: 'form.submitted'; readonly request: FormRequest }
  | { readonly type: 'form.edited' };
/** Told once a request was accepted, for the screen to go on. */
export type ButtonEmitted = { readonly type: 'accepted'; readonly goOn: () => void };
/** What the view asks about: `disabled` for the button, `busy` while the request runs. */
type ButtonTag = 'disabled' | 'busy';

/**
 * The button of an authentication form: idle, submitting, then cooling for a while after the request ended (specification §form-buttons,
 * decisions §timers-from-the-end). A submit while it is disabled is nothing. A request that rejects, or is refused without a word, says that
 * the server is out of reach.
 */
export const authButtonMachine = setup({
  types: {
    context: {} as ButtonContext,
    events: {} as ButtonEvent,
    emitted: {} as ButtonEmitted,
    input: {} as Cooldown,
    tags: {} as ButtonTag,
  },
  actors: {
    request: fromPromise<Result<() => void, Refusal>, FormRequest>(({ input }) => input()),
  },
  delays: {
    accepted: ({ context }) => context.cooldown.accepted,
    refused: ({ context }) => context.cooldown.refused,
  },
  actions: {
    show: assign({ message: (_, message: ServerMessage | null) => message }),
    goOn: emit((_, goOn: () => void) => ({ type: 'accepted', goOn })),
  },
}).createMachine({
  context: ({ input }) => ({ cooldown: input, message: null }),
  initial: 'idle',
  on: { 'form.edited': { actions: { type: 'show', params: null } } },
  states: {
    idle: {
      id: 'idle',
      on: { 'form.submitted': { target: 'submitting', actions: { type: 'show', params: null } } },
    },
    submitting: {
      tags: ['disabled', 'busy'],
      invoke: {
        src: 'request',
        input: ({ event }) => {
          if (event.type !== 'form.submitted') throw new Error('Only a form starts a request');
          return event.request;
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'cooling.accepted',
            actions: {
              type: 'goOn',
              params: ({ event }) => (event.output.ok ? event.output.value : () => undefined),
            },
          },
          {
            target: 'cooling.refused',
            actions: {
              type: 'show',
              params: ({ event }) => (event.output.ok ? null : (event.output.refusal.message ?? unreachableServer)),
            },
          },
        ],
        onError: { target: 'cooling.refused', actions: { type: 'show', params: unreachableServer } },
      },
    },
    cooling: {
      tags: 'disabled',
      initial: 'refused',
      states: { accepted: { after: { accepted: '#idle' } }, refused: { after: { refused: '#idle' } } },
    },
  },
});
