import { calls } from '@connect/contract/calls';
import { refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { tooManyAttempts, wrongOwnPassword } from '../../refusal.ts';
import type { makeChangePassword } from '../application/change-password.ts';
import type { SecurityEvents } from '../application/security-events.ts';
import { newPasswordRefusal } from '../application/password-refusals.ts';

/** The call that changes the own password. */
export const serveOwnPasswordCall = (
  serve: Serve,
  { changePassword, events }: { changePassword: ReturnType<typeof makeChangePassword>; events: SecurityEvents },
): void => {
  serve(calls.changePassword, async ({ user, sessionId, body, ...origin }) => {
    const result = await changePassword({ id: user.id, sessionId }, body);
    if (result.ok) {
      await events.note({ kind: 'password-changed', means: 'password', userId: user.id }, origin);
      return result;
    }
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
