import type { Attempts } from './attempts.ts';

export interface LoginLimits {
  /** Failed sign-ins to one account before it has to wait. */
  readonly perAccount: number;
  /** Failed sign-ins from one address before it has to wait. */
  readonly perAddress: number;
  /** Seconds after the first failure at which the count starts again. */
  readonly window: number;
}

export const loginLimits: LoginLimits = { perAccount: 5, perAddress: 40, window: 60 };

interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

export interface LoginLimiter {
  /**
   * Counts an attempt before its password is looked at, so that attempts made at once are counted too. Answers the seconds to wait
   * when there have been too many, else null.
   */
  take(attempt: LoginAttempt): Promise<number | null>;
  /** Takes a count back: the attempt was right. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

/** Limits failed sign-ins per account and per address. */
export const createLoginLimiter = (attempts: Attempts, limits: LoginLimits): LoginLimiter => {
  const count = (kind: string, text: string, most: number): Promise<number | null> =>
    attempts.count({ kind, text, limit: { attempts: most, window: limits.window } });
  return {
    take: async ({ email, address }) => {
      // An address that has to wait counts against nobody's account: it could fill the table with emails it makes up.
      const wait = await count('address', address, limits.perAddress);
      return wait ?? count('account', email, limits.perAccount);
    },
    forgive: async ({ email, address }) => {
      await attempts.forget({ kind: 'account', text: email });
      await attempts.takeBack({ kind: 'address', text: address });
    },
  };
};
