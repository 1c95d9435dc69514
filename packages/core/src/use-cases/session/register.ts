import type { User } from '../../domain/access/user.ts';
import { ownMessage } from '../../domain/access/server-message.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Registration, RegistrationForm } from '../../ports/registration.ts';
import { beginSession } from './begin-session.ts';
import type { SessionStores } from './session-stores.ts';
import { makeUseLink } from './use-link.ts';

/** Makes the account an invitation was sent for, and signs in with it. The server alone checks the form (specification §registration). */
export const makeRegister = (
  ports: SessionStores & {
    readonly registration: Registration;
    readonly authentication: Pick<Authentication, 'login'>;
  },
) => {
  const useLink = makeUseLink(ports);
  return async (form: RegistrationForm): Promise<Result<User, Refusal>> => {
    const answer = await useLink({ ...form, link: form.signature }, async () => {
      const registered = await ports.registration.register(form);
      return registered.ok ? ok({ kind: 'signed-in', ...registered.value }) : registered;
    });
    if (!answer.ok) return answer;
    // An account that was made by this form has no second factor: it is somebody else's.
    if (answer.value.kind !== 'signed-in')
      return refused({ failure: 'rejected', message: ownMessage('invalid_invitation') });
    return ok(beginSession(ports, answer.value));
  };
};

export type Register = ReturnType<typeof makeRegister>;

/** Whether an invitation is known to be over before its form is filled in. Where no answer comes it is not: the form gets one. */
export const makeIsInvitationOver =
  ({ registration }: { readonly registration: Pick<Registration, 'isOpen'> }) =>
  async (link: Parameters<Registration['isOpen']>[0]): Promise<boolean> => {
    const answer = await registration.isOpen(link);
    return answer.ok && !answer.value;
  };

export type IsInvitationOver = ReturnType<typeof makeIsInvitationOver>;
