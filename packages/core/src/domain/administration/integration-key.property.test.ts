import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addressesIn, keyState } from './integration-key.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const moments = fc.option(fc.integer({ min: -1000, max: 1000 }).map((offset) => new Date(now + offset).toISOString()));

describe('a key of another program (specification §administration)', () => {
  test.prop([moments, moments])(
    'is active where it was not revoked and its end has not come',
    (revokedAt, expiresAt) => {
      const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
      const expected = revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'active';
      expect(keyState({ revokedAt, expiresAt }, now)).toBe(expected);
    },
  );

  test.prop([
    fc.array(fc.constantFrom('192.0.2.7', '2001:db8::/32', '10.0.0.0/8')),
    fc.constantFrom(' ', ',', ', ', '\n', ' ; '),
  ])('has the addresses that were typed, each once, however they stand apart', (addresses, between) => {
    expect(addressesIn(addresses.join(between))).toEqual([...new Set(addresses)]);
  });

  test.each([
    ['a moment before it', 1, 'active'],
    ['at that moment', 0, 'expired'],
    ['after it', -1, 'expired'],
  ])('ends when it was said to: %s', (_, left, state) => {
    expect(keyState({ revokedAt: null, expiresAt: new Date(now + left).toISOString() }, now)).toBe(state);
  });

  test.each(['', '  ', ',\n;'])('has no addresses where %j was typed', (typed) => {
    expect(addressesIn(typed)).toEqual([]);
  });
});
