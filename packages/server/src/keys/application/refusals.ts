import { keyExists, malformed, tooManyAttempts, type Refusal } from '../../refusal.ts';
import type { KeyRefusal } from './authenticate-key.ts';
import type { KeyFormProblem } from './manage-keys.ts';

/** What is answered to whoever wants a key that cannot be made. */
export const keyFormRefusal = (problem: KeyFormProblem): Refusal => {
  switch (problem.kind) {
    case 'taken':
      return keyExists;
    case 'over':
      return malformed({ expiresAt: ['must be a time to come'] });
    case 'no-address':
      return malformed({ addresses: [`must be such as 192.0.2.7 or 192.0.2.0/24, which ${problem.range} is not`] });
  }
};

/** What a program is answered whose key does not open a call. */
export const keyRefusal = (refusal: KeyRefusal): Refusal => {
  switch (refusal.kind) {
    case 'unknown':
      return {
        message: 'Send an integration key of this portal as "Authorization: Bearer ck_…".',
        code: 'invalid_key',
      };
    case 'revoked':
      return { message: 'This key was revoked. Use another one.', code: 'key_over' };
    case 'expired':
      return { message: 'The time of this key is over. Use another one.', code: 'key_over' };
    case 'address':
      return { message: 'This key may not be used from this address.', code: 'key_address' };
    case 'scope': {
      const { scope } = refusal;
      return { message: `This key lacks the scope ${scope}.`, code: 'key_scope', values: { scope } };
    }
    case 'too-many-calls':
      return tooManyAttempts(refusal.seconds);
  }
};
