import type { PendingStaffLogin, StaffLogins } from '@connect/core/ports/staff-logins';
import type { SafeStore } from './safe-store.ts';
import { fromJson, orNull, shape, text } from './shape.ts';

const key = 'staff-login-state';
const isPending = shape<PendingStaffLogin>({ state: text, returnTo: orNull(text) });

/** The sign-in of staff under way, as JSON under `staff-login-state` of a store that is the tab's own. A corrupt one is none. */
export const createStorageStaffLogins = (store: SafeStore): StaffLogins => ({
  keep: (pending) => store.put(key, JSON.stringify(pending)),
  take: () => {
    const pending = fromJson(store.get(key));
    store.remove(key);
    return isPending(pending) ? pending : null;
  },
});
