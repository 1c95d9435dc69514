import { calls } from '@connect/contract/calls';
import { refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { tooManyAttempts, wrongOwnPassword } from '../../refusal.ts';
import type { makeChangePassword } from '../application/change-password.ts';
import { newPasswordRefusal } from '../application/password-refusals.ts';

/** The call that changes the own password. */
export const serveOwnPasswordCall = (serve: Serve, changePassword: ReturnType<typeof makeChangePassword>): void => {
  serve(calls.changePassword, async ({ user, sessionId, body }) => {
    const result = await changePassword({ id: user.id, sessionId }, body);
    if (result.ok) return result;
    switch (result.refusal.kind) {
      case 'wrong-password':
        return refused(wrongOwnPassword);
      case 'too-many-attempts':
        return refused(tooManyAttempts(result.refusal.seconds));
      case 'invalid-password':
        return refused(newPasswordRefusal(result.refusal.problem, 'newPassword'));
    }
  });
};
