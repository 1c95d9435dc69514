import { createHash } from 'node:crypto';
import { createSigning } from './signing.ts';
import { seconds } from './tokens.ts';
import type { UserAccount } from '../../identity.ts';
import type { KeyRing } from '../../key-ring.ts';

/** Seconds from the right password to the code of the second factor. */
export const mfaTokenLife = 5 * 60;

export interface MfaTokenClaims {
  readonly userId: string;
  readonly passwordMark: string;
}

/** Tokens of people whose password was right and whose second factor is asked for next. */
export interface MfaTokens {
  issue(user: UserAccount): Promise<string>;
  /** Null for whatever is no such token, or is over. */
  read(token: string): Promise<MfaTokenClaims | null>;
}

/** Of another type, audience and key than a sign-in token, so that neither is taken for the other. */
const kind = { typ: 'mfa+jwt', audience: 'second-factor' } as const;

/** Changes with the password, and so ends the tokens that were given for the one of before. */
export const passwordMark = (user: Pick<UserAccount, 'passwordHash'>): string =>
  createHash('sha256')
    .update(user.passwordHash ?? '')
    .digest('base64url');

export const createMfaTokens = (options: { keys: KeyRing; now: () => Date }): MfaTokens => {
  const { sign, read } = createSigning(options.keys, kind);
  return {
    issue: (user) => {
      const iat = seconds(options.now());
      return sign({ pwd: passwordMark(user), sub: user.id, iat, exp: iat + mfaTokenLife });
    },
    read: async (token) => {
      const payload = await read(token, { requiredClaims: ['sub', 'pwd', 'exp'], currentDate: options.now() });
      const { sub, pwd } = payload ?? {};
      return sub !== undefined && typeof pwd === 'string' ? { userId: sub, passwordMark: pwd } : null;
    },
  };
};
