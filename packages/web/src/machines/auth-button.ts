import { unreachableServer } from '@connect/core/domain/access/auth-buttons';
import type { Result } from '@connect/core/domain/result';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { assign, emit, fromPromise, setup } from 'xstate';

/** How long the button stays disabled after its request ended, in milliseconds (spec §4). */
export interface Cooldown {
  readonly accepted: number;
  readonly refused: number;
}

interface ButtonContext {
  readonly cooldown: Cooldown;
  /** The server's message, shown until the next input (spec §8). */
  readonly message: string | null;
}

export type ButtonEvent =
  | { readonly type: 'form.submitted'; readonly form: Credentials }
  | { readonly type: 'form.edited' };
/** Told once a request was accepted, for the screen to go on. */
export type ButtonEmitted = { readonly type: 'accepted' };
/** What the view asks about: `disabled` for the button, `busy` while the request runs. */
type ButtonTag = 'disabled' | 'busy';

/**
 * The button of an authentication form: idle, submitting, then cooling for a while after the request ended (spec §4,
 * decisions 23). A submit while it is disabled is nothing. The actor `submit` must be provided; when it rejects, the
 * server being out of reach, the message is `unreachableServer`.
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
    submit: fromPromise<Result<unknown, string>, Credentials>(() =>
      Promise.reject(new Error('No request was provided')),
    ),
  },
  delays: {
    accepted: ({ context }) => context.cooldown.accepted,
    refused: ({ context }) => context.cooldown.refused,
  },
  actions: {
    show: assign({ message: (_, message: string | null) => message }),
  },
  guards: { isAccepted: (_, answer: Result<unknown, string>) => answer.ok },
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
        src: 'submit',
        input: ({ event }) => {
          if (event.type !== 'form.submitted') throw new Error('Only a form starts a request');
          return event.form;
        },
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'cooling.accepted',
            actions: emit({ type: 'accepted' }),
          },
          {
            target: 'cooling.refused',
            actions: {
              type: 'show',
              params: ({ event }) => (event.output.ok ? null : event.output.refusal),
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
