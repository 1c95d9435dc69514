import type { PasskeyAnswer } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AttemptLimit, Attempts } from '../../auth/application/attempts.ts';
import { networkOf } from '../../auth/application/network-of.ts';
import type { SignedIn, SignInCompletion } from '../../auth/application/second-factor.ts';
import type { Browser } from '../../auth/application/sessions.ts';
import type { StaffPasskeySignIn } from './staff-passkeys.ts';
import { isStaff, type StaffCodes } from './staff-users.ts';

/** Codes that are not good, from one address. */
export const codeLimit: AttemptLimit = { attempts: 20, window: 60 };

export type CodeRefusal =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

interface Given {
  /** Empty where it is a passkey's answer. */
  readonly code: string;
  readonly passkey: PasskeyAnswer | null;
  /** Where the browser asks. */
  readonly origin: string;
}

interface Parts {
  readonly codes: StaffCodes;
  /** Null where staff have a provider: it alone says who is staff. */
  readonly passkeys: Pick<StaffPasskeySignIn, 'userOf'> | null;
  readonly attempts: Attempts;
  readonly completion: SignInCompletion;
}

/**
 * The last step of a sign-in of staff. Their provider has asked for whatever it asks for, and a passkey is two factors in one, so there is no
 * second factor here.
 */
export const makeSignInWithCode = ({ codes, passkeys, attempts, completion }: Parts) => {
  const withCode = async (code: string, browser: Browser): Promise<SignedIn | null> => {
    const used = await codes.use(code);
    if (!used || !isStaff(used.user)) return null;
    return completion.signedIn(used.user, { ...browser, providerSession: used.providerSession }, used.means);
  };
  const withPasskey = async (answer: PasskeyAnswer, origin: string, browser: Browser): Promise<SignedIn | null> => {
    const user = await passkeys?.userOf(answer, { ...browser, origin });
    return user ? completion.signedIn(user, browser, 'passkey') : null;
  };
  return async ({ code, passkey, origin }: Given, browser: Browser): Promise<Result<SignedIn, CodeRefusal>> => {
    const attempt = { kind: 'staff-code', text: networkOf(browser.address) };
    const seconds = await attempts.count({ ...attempt, limit: codeLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const signedIn = passkey ? await withPasskey(passkey, origin, browser) : await withCode(code, browser);
    if (!signedIn) return refused({ kind: 'invalid' });
    await attempts.forget(attempt);
    return ok(signedIn);
  };
};
