import { isLongEnough, shortPassword } from '../../domain/access/password.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { Passwords, ResetForm } from '../../ports/passwords.ts';
import { takeStep } from './begin-session.ts';
import type { SignInOutcome } from './begin-session.ts';
import type { SessionStores } from './session-stores.ts';
import { makeUseLink } from './use-link.ts';

/**
 * Sets the new password of the reset mail's link and signs in with it. One that is too short is refused without a call;
 * whether both are the same the server decides (specification §password-reset).
 */
export const makeResetPassword = (
  ports: SessionStores & { readonly passwords: Passwords; readonly authentication: Pick<Authentication, 'login'> },
) => {
  const useLink = makeUseLink(ports);
  return async (form: ResetForm): Promise<Result<SignInOutcome, Refusal>> => {
    if (!isLongEnough(form.password)) return refused({ failure: 'rejected', message: shortPassword });
    const answer = await useLink({ ...form, link: form.token }, () => ports.passwords.reset(form));
    return answer.ok ? ok(takeStep(ports, answer.value)) : answer;
  };
};

export type ResetPassword = ReturnType<typeof makeResetPassword>;
