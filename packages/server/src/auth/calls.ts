import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import { tooManyAttempts, wrongPassword } from '../http/refusal.ts';
import type { Serve } from '../http/serve.ts';
import type { Sessions } from './sessions.ts';
import type { makeSignIn } from './sign-in.ts';
import { toUser } from './users.ts';

export const serveAuthCalls = (
  serve: Serve,
  { signIn, sessions }: { signIn: ReturnType<typeof makeSignIn>; sessions: Sessions },
): void => {
  serve(calls.login, async ({ body, address }) => {
    const result = await signIn({ ...body, address });
    if (result.ok) return ok({ token: result.value.token, user: toUser(result.value.user) });
    return refused(result.refusal.kind === 'mismatch' ? wrongPassword : tooManyAttempts(result.refusal.seconds));
  });
  serve(calls.me, async ({ user }) => ok(toUser(user)));
  serve(calls.logout, async ({ sessionId }) => {
    await sessions.close(sessionId);
    return ok(null);
  });
};
