import type { PendingStaffLogin, StaffLogins } from '../../ports/staff-logins.ts';

/** The sign-in of staff of a tab in memory. A `blocked` store drops whatever it is given. */
export const createMemoryStaffLogins = ({ blocked = false } = {}): StaffLogins => {
  let kept: PendingStaffLogin | null = null;
  return {
    keep: (pending) => {
      if (!blocked) kept = pending;
    },
    take: () => {
      const taken = kept;
      kept = null;
      return taken;
    },
  };
};
