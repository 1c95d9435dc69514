import type { Result } from '@connect/core/domain/result';
import type { Credentials } from '@connect/core/use-cases/session/sign-in';
import { createActor, fromPromise } from 'xstate';

import { authButtonMachine } from './auth-button.ts';
import type { ButtonEvent, Cooldown } from './auth-button.ts';

/** What a form shows of its button. */
export interface ButtonView {
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly message: string | null;
}

interface Options {
  readonly cooldown: Cooldown;
  readonly submit: (form: Credentials) => Promise<Result<unknown, string>>;
  /** Told at every change. */
  readonly onView: (view: ButtonView) => void;
  readonly onAccepted: () => void;
}

/** A running auth button machine, for screens that fetch its code only when somebody turns to their form. */
export const startAuthButton = ({ cooldown, submit, onView, onAccepted }: Options) => {
  const machine = authButtonMachine.provide({ actors: { submit: fromPromise(({ input }) => submit(input)) } });
  const actor = createActor(machine, { input: cooldown });
  actor.subscribe((snapshot) =>
    onView({
      disabled: snapshot.hasTag('disabled'),
      busy: snapshot.hasTag('busy'),
      message: snapshot.context.message,
    }),
  );
  actor.on('accepted', onAccepted);
  actor.start();
  return { send: (event: ButtonEvent): void => actor.send(event), stop: (): void => void actor.stop() };
};
