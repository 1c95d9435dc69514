import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ownMessage } from './server-message.ts';

test.prop([fc.constantFrom('invalid_invitation' as const, 'short_password' as const, 'unreachable' as const)])(
  'a message that is made here has its code alone: no words, no value and no HTML that a server would send',
  (code) => {
    expect(ownMessage(code)).toEqual({ code, text: '', values: {}, errors: {}, html: null });
  },
);
