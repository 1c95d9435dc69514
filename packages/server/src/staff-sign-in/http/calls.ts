import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import { countAttempt, forgetAttempts, type AttemptLimit } from '../../auth/database/login-limiter.ts';
import type { SignInCompletion } from '../../auth/application/second-factor.ts';
import type { Database } from '../../database/open.ts';
import { invalidCode, tooManyAttempts } from '../../refusal.ts';
import type { Serve } from '../../http/serve.ts';
import { useStaffCode } from '../database/codes.ts';

/** Codes that are not good, from one address. */
export const codeLimit: AttemptLimit = { attempts: 20, window: 60 };

/** The last step of a sign-in of staff; their provider has asked for whatever it asks for, so there is no second factor here. */
export const serveStaffSignInCalls = (
  serve: Serve,
  { database, completion, now }: { database: Database; completion: SignInCompletion; now: () => Date },
): void => {
  serve(calls.loginCode, async ({ body, address, userAgent }) => {
    const attempt = { kind: 'staff-code', text: address };
    const seconds = await countAttempt(database, now(), { ...attempt, limit: codeLimit });
    if (seconds !== null) return refused(tooManyAttempts(seconds));
    const user = await useStaffCode(database, body.code, now());
    const signedIn = user && (await completion.signedIn(user, { address, userAgent, time_zone: body.time_zone }));
    if (!signedIn) return refused(invalidCode);
    await forgetAttempts(database, attempt);
    return ok(signedIn);
  });
};
