import type { PasskeyAnswer } from '../../domain/access/passkey.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Result } from '../../domain/result.ts';
import type { Authentication } from '../../ports/authentication.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { StaffLogins } from '../../ports/staff-logins.ts';
import { beginSession } from './begin-session.ts';
import type { SessionStores } from './session-stores.ts';

/** What the address says that staff come back to, or that they were given. */
export interface StaffLoginAnswer {
  readonly state?: string;
  /** Absent when they were not signed in. */
  readonly code?: string;
  /** Why not, where that is known: their account at the provider is nobody's of staff here. */
  readonly error?: 'unknown_user';
  /** The secret of a one-time link, for which nobody went to their provider. */
  readonly link?: string;
  /** What a passkey of theirs answered, for which nobody went to a provider either. */
  readonly passkey?: PasskeyAnswer;
}

/** Why staff were not signed in; of a passkey what the server said. */
export type StaffLoginRefusal = 'failed' | 'not-staff' | Refusal;

/**
 * Finishes a sign-in of staff with the code they came back from their provider with (specification §staff-sign-in), and tells where they wanted to. Only
 * for an answer to what this tab asked (decisions §staff-state), and once: whoever comes again, with the same address too, is refused, or
 * stays signed in as they are. A one-time link needs no question before it, nor does a passkey, which was asked by its own.
 */
export const makeFinishStaffLogin =
  (ports: SessionStores & { readonly authentication: Authentication; readonly staffLogins: StaffLogins }) =>
  async ({
    state,
    code,
    error,
    link,
    passkey,
  }: StaffLoginAnswer): Promise<Result<{ readonly returnTo: string | null }, StaffLoginRefusal>> => {
    const signIn = async (secret: string, returnTo: string | null) => {
      const answer = await ports.authentication.loginWithCode({ code: secret });
      if (!answer.ok) return refused('failed' as const);
      beginSession(ports, answer.value);
      return ok({ returnTo });
    };
    if (passkey !== undefined) {
      const answer = await ports.authentication.loginWithCode({ passkey });
      if (!answer.ok) return answer;
      beginSession(ports, answer.value);
      // Kept until then: who is refused tries again.
      return ok({ returnTo: ports.staffLogins.take()?.returnTo ?? null });
    }
    if (link !== undefined) return signIn(link, null);
    const pending = ports.staffLogins.take();
    if (!pending || pending.state !== state)
      return ports.tokens.current() === null ? refused('failed') : ok({ returnTo: null });
    if (code) return signIn(code, pending.returnTo);
    return refused(error === 'unknown_user' ? 'not-staff' : 'failed');
  };

export type FinishStaffLogin = ReturnType<typeof makeFinishStaffLogin>;
