import type { AttemptLimit, Attempts } from './attempts.ts';
import { networkOf } from './network-of.ts';
import { createLoginLimiter, type LoginLimits } from './login-limiter.ts';

/**
 * Wrong passwords for one account from one place, beside those of a minute: whoever goes on guessing waits longer and longer.
 */
export const longer: readonly AttemptLimit[] = [
  { attempts: 20, window: 60 * 60 },
  { attempts: 50, window: 24 * 60 * 60 },
];

/**
 * Wrong passwords for one account from everywhere, before those wait who come from where its owner never signed in; and from all of
 * its known browsers together, so that many that somebody made known are worth no more than many addresses.
 */
export const perAccountFromAnywhere: AttemptLimit = { attempts: 100, window: 60 * 60 };

interface Parts {
  readonly attempts: Attempts;
  readonly limits: LoginLimits;
  /** Whether somebody signed in to an account from an address before. */
  readonly knowsAddress: (email: string, address: string) => Promise<boolean>;
}

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The browser, where it is known to the account of this email; null for any other. */
  readonly deviceId: string | null;
}

export interface SignInLimiter {
  /** Counts an attempt before its password is looked at. Answers the seconds to wait when there have been too many, else null. */
  take(attempt: Attempt): Promise<number | null>;
  /** Takes a count back: the attempt was right. */
  forgive(attempt: Attempt): Promise<void>;
}

/**
 * Limits wrong passwords by account and place together, so that no stranger keeps an owner out who signs in from where they did before
 * (specification §signing-in). The place is a browser that is known to the account, else the address.
 */
export const createSignInLimiter = ({ attempts, limits, knowsAddress }: Parts): SignInLimiter => {
  const perMinute = createLoginLimiter(attempts, limits);
  const placed = ({ email, deviceId, ...from }: Attempt) => {
    const address = networkOf(from.address);
    return {
      /** Of a device it has another form, so that no address is taken for one. */
      pair: JSON.stringify(deviceId === null ? [email, address] : { email, deviceId }),
      /** A known browser has the limit of an address to itself, which nobody else there uses up. */
      from: deviceId === null ? address : JSON.stringify({ deviceId }),
      anywhere: { kind: deviceId === null ? 'account anywhere' : 'account in known browsers', text: email },
    };
  };
  const kindOf = ({ window }: AttemptLimit): string => `account at place, ${window}`;
  return {
    take: async (attempt) => {
      const { pair, from, anywhere } = placed(attempt);
      const soon = await perMinute.take({ email: pair, address: from });
      if (soon !== null) return soon;
      for (const limit of longer) {
        const wait = await attempts.count({ kind: kindOf(limit), text: pair, limit });
        if (wait !== null) return wait;
      }
      const wait = await attempts.count({ ...anywhere, limit: perAccountFromAnywhere });
      if (wait === null || attempt.deviceId !== null) return wait;
      return (await knowsAddress(attempt.email, attempt.address)) ? null : wait;
    },
    forgive: async (attempt) => {
      const { pair, from, anywhere } = placed(attempt);
      await perMinute.forgive({ email: pair, address: from });
      for (const limit of longer) await attempts.forget({ kind: kindOf(limit), text: pair });
      await attempts.takeBack(anywhere);
    },
  };
};
