import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isForAnother } from './link-owner.ts';

test.prop([fc.emailAddress(), fc.emailAddress()])(
  'an address is its owner’s in whatever case, and no one else’s',
  (own, other) => {
    expect(isForAnother(` ${own.toUpperCase()} `, { email: own })).toBe(false);
    expect(isForAnother(own, { email: other })).toBe(own.toLowerCase() !== other.toLowerCase());
  },
);
