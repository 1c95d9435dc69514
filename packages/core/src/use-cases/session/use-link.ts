import type { Result } from '../../domain/result.ts';
import type { Authentication, SignInStep } from '../../ports/authentication.ts';
import { isUnanswered } from '../../ports/failure.ts';
import type { Refusal } from '../../ports/failure.ts';

/** A form that came with a mailed link; `link` is the part of it that works once. */
interface LinkForm {
  readonly link: string;
  readonly email: string;
  readonly password: string;
}

const overCodes = ['invalid_invitation', 'invalid_reset'];

/**
 * Sends a form whose link works once. Where the answer before was lost, a link that is over may have been used by this very form:
 * whoever its password signs in is in (specification §links-used-unawares).
 */
export const makeUseLink = (ports: { readonly authentication: Pick<Authentication, 'login'> }) => {
  let lost: string | null = null;
  return async (
    { link, email, password }: LinkForm,
    send: () => Promise<Result<SignInStep, Refusal>>,
  ): Promise<Result<SignInStep, Refusal>> => {
    const wasLost = lost === link;
    const answer = await send();
    if (answer.ok) return answer;
    if (isUnanswered(answer.refusal)) lost = link;
    if (!wasLost || !overCodes.includes(answer.refusal.message?.code ?? '')) return answer;
    const signedIn = await ports.authentication.login(email, password);
    return signedIn.ok ? signedIn : answer;
  };
};
