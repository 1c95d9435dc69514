import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { RenewalCookies } from '../../http/renewal-cookies.ts';
import type { Serve } from '../../http/serve.ts';
import { invalidCode, tooManyAttempts } from '../../refusal.ts';
import type { makeSignInWithCode } from '../application/sign-in-with-code.ts';

export const serveStaffSignInCalls = (
  serve: Serve,
  signInWithCode: ReturnType<typeof makeSignInWithCode>,
  renewal: RenewalCookies,
): void => {
  serve(calls.loginCode, async ({ body, address, userAgent, language, cookies }) => {
    const result = await signInWithCode(body.code, { address, userAgent, language, time_zone: body.time_zone });
    if (result.ok) return ok(await renewal.signedIn(cookies, result.value));
    const { refusal } = result;
    return refused(refusal.kind === 'invalid' ? invalidCode : tooManyAttempts(refusal.seconds));
  });
};
