import { kinds } from '@connect/contract/integration/kinds';
import type { Scope } from '@connect/contract/operator/scope';
import { keyState } from '@connect/core/domain/administration/integration-key';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isAddressRange, isNameTaken, isWithinRanges, keyProblem } from './integration-key.ts';

const scopes = fc
  .tuple(fc.constantFrom('read' as const, 'write' as const), fc.constantFrom(...kinds, '*' as const))
  .map(([act, kind]): Scope => `${act}:${kind}`);
const asked = scopes.filter((scope) => !scope.endsWith('*'));
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
const use = { scope: 'write:customers', address: '192.0.2.7', now: new Date('2026-11-20') } as const;
const open = { scopes: ['write:*'] as Scope[], addresses: [] as string[], expiresAt: null, revokedAt: null };

const bytes = (text: string): number[] => text.split('.').map(Number);
/** The first bits of an address of IPv4 as text. */
const head = (address: string, bits: number): string =>
  bytes(address)
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .slice(0, bits);

describe('what a key opens', () => {
  test.prop([fc.array(scopes), asked])('is what a scope of it says, or all of an act', (held, scope) => {
    const all: Scope = scope.startsWith('read:') ? 'read:*' : 'write:*';
    const expected = held.includes(scope) || held.includes(all) ? null : 'scope';
    expect(keyProblem({ ...open, scopes: held }, { ...use, scope })).toBe(expected);
  });

  test.prop([fc.array(scopes), scopes, asked])('is never less with one scope more', (held, more, scope) => {
    if (keyProblem({ ...open, scopes: held }, { ...use, scope }) === null)
      expect(keyProblem({ ...open, scopes: [...held, more] }, { ...use, scope })).toBeNull();
  });

  test.prop([moments, moments])('is nothing from its last moment on, whatever else it may', (expiresAt, now) => {
    const problem = keyProblem({ ...open, expiresAt }, { ...use, now });
    expect(problem).toBe(now < expiresAt ? null : 'expired');
  });

  test.prop([moments, moments, fc.option(moments), fc.array(scopes), asked])(
    'is nothing once it was revoked, whatever the clocks say',
    (revokedAt, now, expiresAt, held, scope) => {
      expect(keyProblem({ ...open, scopes: held, revokedAt, expiresAt }, { ...use, scope, now })).toBe('revoked');
    },
  );

  test.prop([fc.option(moments), fc.option(moments), moments])(
    'is nothing just when it is shown as over',
    (revokedAt, expiresAt, now) => {
      const shown = { revokedAt: revokedAt?.toISOString() ?? null, expiresAt: expiresAt?.toISOString() ?? null };
      const problem = keyProblem({ ...open, revokedAt, expiresAt }, { ...use, now });
      expect(problem ?? 'active').toBe(keyState(shown, now.getTime()));
    },
  );

  test.prop([fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 })])(
    'is bound to a network by its first bits',
    (net, address, bits) => {
      const isIn = head(net, bits) === head(address, bits);
      expect(isWithinRanges(address, [`${net}/${bits}`])).toBe(isIn);
      expect(isWithinRanges(`::ffff:${address}`, [`${net}/${bits}`])).toBe(isIn);
      expect(keyProblem({ ...open, addresses: [`${net}/${bits}`] }, { ...use, address })).toBe(isIn ? null : 'address');
    },
  );

  test.prop([fc.array(fc.oneof(fc.ipV4(), fc.ipV6())), fc.oneof(fc.ipV4(), fc.ipV6())])(
    'from any of several addresses is what it is from one of them',
    (ranges, address) => {
      expect(ranges.every(isAddressRange)).toBe(true);
      expect(isWithinRanges(address, ranges)).toBe(ranges.some((range) => isWithinRanges(address, [range])));
      expect(isWithinRanges(address, [...ranges, address])).toBe(true);
    },
  );

  test.each([
    '',
    'localhost',
    '192.0.2.0/33',
    '192.0.2/24',
    '2001:db8::/129',
    '192.0.2.0/24/8',
    '192.0.2.1/-1',
    'fe80::1%eth0',
  ])('%j is no network, and nothing is within it', (range) => {
    expect(isAddressRange(range)).toBe(false);
    expect(isWithinRanges('192.0.2.1', [range])).toBe(false);
  });

  test.each([
    ['2001:db8::7', '2001:db8::/32', true],
    ['2001:db9::7', '2001:db8::/32', false],
    ['2001:0DB8:0:0::7', '2001:db8::7', true],
    ['unknown', '0.0.0.0/0', false],
    ['192.0.2.1', '2001:db8::/32', false],
  ])('%s in %s: %s', (address, range, expected) => {
    expect(isWithinRanges(address, [range])).toBe(expected);
  });
});

describe('the name of a key', () => {
  const words = fc.array(fc.stringMatching(/^[a-zß-öø-ÿ0-9-]+$/), { minLength: 1, maxLength: 4 });

  test.prop([
    words,
    fc.array(fc.constantFrom(' ', '  ', '\t', '\u00a0'), { minLength: 5, maxLength: 5 }),
    fc.boolean(),
  ])('is taken however its blanks and capitals are written', (parts, blanks, isLoud) => {
    const name = parts.join(' ');
    const spaced = blanks[4] + parts.map((part, at) => part + (blanks[at] ?? ' ')).join('');
    const written = isLoud ? spaced.replace(/[a-z]/gu, (sign) => sign.toUpperCase()) : spaced;
    expect(isNameTaken(written, [{ ...open, name }], use.now)).toBe(true);
  });

  test.prop([words, words, fc.option(moments), moments])(
    'is free where it is another, or its key is over',
    (parts, others, revokedAt, expiresAt) => {
      const key = { ...open, name: parts.join(' '), revokedAt, expiresAt };
      const isSame = others.join(' ') === key.name;
      const isInUse = revokedAt === null && use.now < expiresAt;
      expect(isNameTaken(others.join(' '), [key], use.now)).toBe(isSame && isInUse);
    },
  );
});
