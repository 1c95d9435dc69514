import type { AttemptLimit, Attempts } from './attempts.ts';
import { createLoginLimiter, type LoginLimiter, type LoginLimits } from './login-limiter.ts';

/**
 * Wrong passwords for one account from one address, beside those of a minute: whoever goes on guessing waits longer and longer.
 */
export const longer: readonly AttemptLimit[] = [
  { attempts: 20, window: 60 * 60 },
  { attempts: 50, window: 24 * 60 * 60 },
];

/** Wrong passwords for one account from everywhere, before those wait who come from where its owner never signed in. */
export const perAccountFromAnywhere: AttemptLimit = { attempts: 100, window: 60 * 60 };

interface Parts {
  readonly attempts: Attempts;
  readonly limits: LoginLimits;
  /** Whether somebody signed in to an account from an address before. */
  readonly knowsAddress: (email: string, address: string) => Promise<boolean>;
}

/**
 * Limits wrong passwords by account and address together, so that no stranger keeps an owner out who signs in from where they did
 * before (specification §signing-in).
 */
export const createSignInLimiter = ({ attempts, limits, knowsAddress }: Parts): LoginLimiter => {
  const perMinute = createLoginLimiter(attempts, limits);
  const pairOf = ({ email, address }: { email: string; address: string }): string => JSON.stringify([email, address]);
  const kindOf = ({ window }: AttemptLimit): string => `account at address, ${window}`;
  return {
    take: async (attempt) => {
      const pair = pairOf(attempt);
      const soon = await perMinute.take({ email: pair, address: attempt.address });
      if (soon !== null) return soon;
      for (const limit of longer) {
        const wait = await attempts.count({ kind: kindOf(limit), text: pair, limit });
        if (wait !== null) return wait;
      }
      const wait = await attempts.count({
        kind: 'account anywhere',
        text: attempt.email,
        limit: perAccountFromAnywhere,
      });
      return wait === null || (await knowsAddress(attempt.email, attempt.address)) ? null : wait;
    },
    forgive: async (attempt) => {
      const pair = pairOf(attempt);
      await perMinute.forgive({ email: pair, address: attempt.address });
      for (const limit of longer) await attempts.forget({ kind: kindOf(limit), text: pair });
      await attempts.takeBack({ kind: 'account anywhere', text: attempt.email });
    },
  };
};
