import { useLocation, useNavigate } from '@tanstack/react-router';

import type { BegunSignIn } from '../../features/auth/login-screen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    begunSignIn?: BegunSignIn;
  }
}

/**
 * A sign-in that lacks the code of the second factor yet, as the entry of the browser's history has it: reloading keeps it, Back leads to the
 * password and Forward to the code again, no other tab knows it, and it never stands in an address.
 */
export const useBegunSignIn = ({ replace = false } = {}) => {
  const begun = useLocation({ select: ({ state }) => state.begunSignIn ?? null });
  const navigate = useNavigate();
  const keep = (next: BegunSignIn | null): void =>
    void navigate({
      to: '.',
      search: true,
      state: next === null ? {} : { begunSignIn: next },
      // Who leaves the code by choice is at the password, not one step further.
      replace: replace || next === null,
    });
  return [begun, keep] as const;
};
