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
