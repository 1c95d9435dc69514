import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { customerNoOf } from './customer-no.ts';

test.prop([fc.stringMatching(/^[a-zA-Z]\d{1,8}$/)])(
  'a customer’s number is the same however it is typed, and often read',
  (typed) => {
    const no = customerNoOf(` ${typed.toLowerCase()} `);
    expect(no).toBe(customerNoOf(typed.toUpperCase()));
    expect(customerNoOf(no)).toBe(no);
  },
);
