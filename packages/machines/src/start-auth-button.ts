import type { Cooldown } from '@connect/core/domain/access/auth-buttons';
import type { ServerMessage } from '@connect/core/domain/access/server-message';
import { ok } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { createActor } from 'xstate';

import { authButtonMachine } from './auth-button.ts';

/** What a form shows of its button. */
export interface ButtonView {
  readonly disabled: boolean;
  readonly busy: boolean;
  readonly message: ServerMessage | null;
}

export interface ButtonOptions<Form, Value> {
  readonly cooldown: Cooldown;
  readonly submit: (form: Form) => Promise<Result<Value, Refusal>>;
  /** Told what the request answered, once it was accepted. */
  readonly onAccepted: (value: Value) => void;
}

export interface AuthButton<Form> {
  submit(form: Form): void;
  /** Something was typed: the message goes (specification §server-messages). */
  edit(): void;
  stop(): void;
}

/** A running auth button machine, for screens that fetch its code only when somebody turns to their form. */
export const startAuthButton = <Form, Value>({
  cooldown,
  submit,
  onAccepted,
  onView,
}: ButtonOptions<Form, Value> & {
  /** Told at every change. */
  readonly onView: (view: ButtonView) => void;
}): AuthButton<Form> => {
  const actor = createActor(authButtonMachine, { input: cooldown });
  actor.subscribe((snapshot) =>
    onView({
      disabled: snapshot.hasTag('disabled'),
      busy: snapshot.hasTag('busy'),
      message: snapshot.context.message,
    }),
  );
  actor.on('accepted', ({ goOn }) => goOn());
  actor.start();

  const request = (form: Form) => async () => {
    const answer = await submit(form);
    return answer.ok ? ok(() => onAccepted(answer.value)) : answer;
  };
  return {
    submit: (form) => actor.send({ type: 'form.submitted', request: request(form) }),
    edit: () => actor.send({ type: 'form.edited' }),
    stop: () => void actor.stop(),
  };
};
