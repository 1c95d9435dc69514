import type { PendingStaffLogin, StaffLogins } from '@connect/core/ports/staff-logins';
import type { SafeStore } from './safe-store.ts';
import { fromJson, orNull, shape, text } from './shape.ts';

const key = 'staff-login-state';
const isPending = shape<PendingStaffLogin>({ state: text, returnTo: orNull(text) });

/**
 * The sign-in of staff under way, as JSON under `staff-login-state` of stores: the tab's own, and after it one that a tab has, too, which is
 * opened for the way. A corrupt one is none.
 */
export const createStorageStaffLogins = (...stores: readonly SafeStore[]): StaffLogins => ({
  keep: (pending) => {
    for (const store of stores) store.set(key, JSON.stringify(pending));
  },
  take: () => {
    let kept: string | null = null;
    for (const store of stores) {
      kept ??= store.get(key);
      if (kept === store.get(key)) store.remove(key);
    }
    const pending = fromJson(kept);
    return isPending(pending) ? pending : null;
  },
});
