import { useLocation, useNavigate } from '@tanstack/react-router';

import type { PendingSignIn } from '../../features/auth/login-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    pendingSignIn?: PendingSignIn;
  }
}

/**
 * A sign-in that lacks the code of the second factor yet, as the entry of the browser's history has it: reloading keeps it, Back leads to the
 * password and Forward to the code again, no other tab knows it, and it never stands in an address.
 */
export const usePendingSignIn = ({ replace = false } = {}) => {
  const pending = useLocation({ select: ({ state }) => state.pendingSignIn ?? null });
  const navigate = useNavigate();
  const keep = (next: PendingSignIn | null): void =>
    void navigate({
      to: '.',
      search: true,
      state: next === null ? {} : { pendingSignIn: next },
      // Who leaves the code by choice is at the password, not one step further.
      replace: replace || next === null,
    });
  return [pending, keep] as const;
};
