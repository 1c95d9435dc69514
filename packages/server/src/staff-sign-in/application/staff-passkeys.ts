import { networkOf } from '../../auth/application/network-of.ts';
import type { PasskeyAnswer, PasskeyOptions } from '@connect/core/domain/access/passkey';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from '../../auth/application/accounts.ts';
import type { Attempts } from '../../auth/application/attempts.ts';
import type { At, PasskeyCeremony } from '../../auth/application/passkey-ceremony.ts';
import type { PasskeyRepository } from '../../auth/application/passkey-repository.ts';
import type { SignedInAt, StaleSignIn } from '../../auth/application/recent-sign-in.ts';
import { makeStaleSignIn } from '../../auth/application/recent-sign-in.ts';
import type { SecurityEvents, Origin } from '../../auth/application/security-events.ts';
import type { UserAccount } from '../../identity.ts';
import { startLimit } from './sign-ins.ts';
import { isStaff } from './staff-users.ts';

/** So long ago, in milliseconds, has somebody signed in at most who changes what they sign in with. */
export const changesWithin = 60 * 60 * 1000;

/** The proof that staff change their own passkeys: their session, which began lately. */
export const makeProveRecent = (parts: { readonly signedInAt: SignedInAt; readonly now: () => Date }) => {
  const staleSignIn = makeStaleSignIn(parts);
  return async (_: string, sessionId: string): Promise<Result<null, StaleSignIn>> => {
    const stale = await staleSignIn(sessionId, changesWithin);
    return stale === null ? ok(null) : refused(stale);
  };
};

/** Signing staff in with a passkey of theirs, without another word (specification §passkeys-of-staff). */
export interface StaffPasskeySignIn {
  /** Counted by address with the sign-ins of staff that begin; answers the seconds to wait after too many. */
  ask(address: string, at: At): Promise<Result<PasskeyOptions, number>>;
  /** Whose it is; null for nobody's of staff, or who is kept out. It is used up. */
  userOf(answer: PasskeyAnswer, from: At & Origin): Promise<UserAccount | null>;
}

export const createStaffPasskeySignIn = (parts: {
  readonly repository: PasskeyRepository;
  readonly ceremony: PasskeyCeremony;
  readonly accounts: Accounts;
  readonly attempts: Attempts;
  readonly events: SecurityEvents;
}): StaffPasskeySignIn => ({
  ask: async (address, at) => {
    const seconds = await parts.attempts.count({ kind: 'staff-start', text: networkOf(address), limit: startLimit });
    if (seconds !== null) return refused(seconds);
    return ok(await parts.ceremony.ask({ kind: 'staff', userId: null, named: [] }, at));
  },
  userOf: async (answer, from) => {
    const kept = await parts.repository.find('staff', String(answer['id']));
    const user = kept && (await parts.accounts.active(kept.owner.id));
    if (!kept || !user || !isStaff(user)) return null;
    if (await parts.ceremony.used(kept, { userId: null, answer }, from)) return user;
    await parts.events.note({ kind: 'code-refused', means: null, userId: user.id }, from);
    return null;
  },
});
