import type { User } from '../../domain/access/user.ts';
import { ok } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Registration, RegistrationForm } from '../../ports/registration.ts';
import { beginSession } from './begin-session.ts';
import type { SessionStores } from './session-stores.ts';

/** Makes the account an invitation was sent for, and signs in with it. The server alone checks the form (specification §registration). */
export const makeRegister =
  (ports: SessionStores & { readonly registration: Registration }) =>
  async (form: RegistrationForm): Promise<Result<User, Refusal>> => {
    const answer = await ports.registration.register(form);
    return answer.ok ? ok(beginSession(ports, answer.value)) : answer;
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
