import fc from 'fast-check';
import type { ActiveSession } from '../../domain/access/active-session.ts';
import { maxPasskeyName, maxPasskeys, type Passkey } from '../../domain/access/passkey.ts';
import type { SecondFactorState } from '../../domain/access/second-factor.ts';
import {
  signInEventKinds,
  signInMeans,
  type AccountSignInEvent,
  type SignInEvent,
} from '../../domain/access/sign-in-event.ts';
import { instants } from './calendar.ts';

const addresses = fc.option(fc.oneof(fc.ipV4(), fc.ipV6()));
const userAgents = fc.option(fc.string());
/** Two moments, the earlier one first. */
const periods: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(instants, instants)
  .map(([one, other]) => (one < other ? [one, other] : [other, one]));

/** A session of somebody's, seen last after it began; which one is current, the list of them says (`sessionLists`). */
export const activeSessions: fc.Arbitrary<ActiveSession> = periods.chain(([createdAt, lastSeenAt]) =>
  fc.record({
    id: fc.uuid(),
    createdAt: fc.constant(createdAt),
    lastSeenAt: fc.constant(lastSeenAt),
    userAgent: userAgents,
    address: addresses,
    current: fc.boolean(),
  }),
);

/** The sessions of one user, each once, the one last used first; one of them is the current one. */
export const sessionLists: fc.Arbitrary<readonly ActiveSession[]> = fc
  .uniqueArray(activeSessions, { minLength: 1, maxLength: 6, selector: ({ id }) => id })
  .chain((sessions) =>
    fc
      .nat({ max: sessions.length - 1 })
      .map((current) =>
        sessions
          .toSorted(
            (one, other) => Number(one.lastSeenAt < other.lastSeenAt) - Number(one.lastSeenAt > other.lastSeenAt),
          )
          .map((session, at) => ({ ...session, current: at === current })),
      ),
  );

/** A passkey, used after it was made or not yet. */
export const passkeys: fc.Arbitrary<Passkey> = periods.chain(([createdAt, lastUsedAt]) =>
  fc.record({
    id: fc.uuid(),
    name: fc.string({ minLength: 1, maxLength: maxPasskeyName }),
    createdAt: fc.constant(createdAt),
    lastUsedAt: fc.constantFrom(lastUsedAt, null),
  }),
);

/** The passkeys of one user, each once, as many as somebody may have. */
export const passkeyLists: fc.Arbitrary<readonly Passkey[]> = fc.uniqueArray(passkeys, {
  maxLength: maxPasskeys,
  selector: ({ id }) => id,
});

/** The second factor of a user; what is off has no time and no codes. */
export const secondFactors: fc.Arbitrary<SecondFactorState> = fc.oneof(
  fc.constant({ enabled: false, enabledAt: null, recoveryCodesLeft: 0 }),
  fc.record({ enabled: fc.constant(true), enabledAt: instants, recoveryCodesLeft: fc.nat({ max: 10 }) }),
);

const signInParts = {
  id: fc.uuid(),
  at: instants,
  kind: fc.constantFrom(...signInEventKinds),
  means: fc.option(fc.constantFrom(...signInMeans)),
  address: addresses,
  userAgent: userAgents,
};

/** What happened around signing in. */
export const signInEvents: fc.Arbitrary<SignInEvent> = fc.record(signInParts);

/** The same as administrators see it: somebody's, or of an email that no account had. */
export const accountSignInEvents: fc.Arbitrary<AccountSignInEvent> = fc.record({
  ...signInParts,
  account: fc.option(fc.record({ email: fc.emailAddress(), firstName: fc.string(), lastName: fc.string() })),
});
