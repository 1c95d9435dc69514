import { tooManyAttempts, type Refusal } from '../../refusal.ts';
import type { KeyRefusal } from './authenticate-key.ts';

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
