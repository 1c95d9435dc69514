import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AttemptLimit, Attempts } from '../../auth/application/attempts.ts';
import type { SignedIn, SignInCompletion } from '../../auth/application/second-factor.ts';
import type { Browser } from '../../auth/application/sessions.ts';
import { isStaff, type StaffCodes } from './staff-users.ts';

/** Codes that are not good, from one address. */
export const codeLimit: AttemptLimit = { attempts: 20, window: 60 };

export type CodeRefusal =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

/** The last step of a sign-in of staff; their provider has asked for whatever it asks for, so there is no second factor here. */
export const makeSignInWithCode =
  ({ codes, attempts, completion }: { codes: StaffCodes; attempts: Attempts; completion: SignInCompletion }) =>
  async (code: string, browser: Browser): Promise<Result<SignedIn, CodeRefusal>> => {
    const attempt = { kind: 'staff-code', text: browser.address };
    const seconds = await attempts.count({ ...attempt, limit: codeLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const used = await codes.use(code);
    const signedIn =
      used && isStaff(used.user)
        ? await completion.signedIn(used.user, { ...browser, providerSession: used.providerSession }, 'provider')
        : null;
    if (!signedIn) return refused({ kind: 'invalid' });
    await attempts.forget(attempt);
    return ok(signedIn);
  };
