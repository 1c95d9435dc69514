import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isNamed, passwordProblem } from './new-password.ts';

const owner = {
  email: 'priya.shah@northgate.example',
  firstName: 'Priya',
  lastName: 'Shah',
  company: 'Northgate Site Supplies Ltd',
};

const word = fc.constantFrom(
  'priya',
  'SHAH',
  'PriyaShah',
  'shahpriya',
  'Northgate',
  'supplies',
  'Northgate Site',
  'site-supplies',
  'priya.shah',
  'Northgate Site Supplies Ltd',
);
/** Digits and signs that are no letters. */
const around = fc.string({ unit: fc.constantFrom(...'0123456789!-_.$ '), maxLength: 6 });

describe('a new password', () => {
  it.prop([around, word, around])(
    'is never a name of its owner or company, whatever stands around it',
    (before, own, after) => {
      fc.pre([...before, ...own, ...after].length >= 8);
      expect(passwordProblem(before + own + after, owner, false)).toBe('password_about_you');
    },
  );

  it.prop([around, fc.constantFrom('connect', 'Safety Supplies', 'CONNECT-Safety-Supplies Ltd'), around])(
    'is never a name of the portal, whatever stands around it',
    (before, name, after) => {
      expect(isNamed(['Connect', 'Connect Safety Supplies Ltd'], before + name + after)).toBe(true);
    },
  );

  it('may have the name of the portal among others', () => {
    expect(isNamed(['Connect'], 'a connected world')).toBe(false);
  });

  it.prop([fc.string({ maxLength: 7 })])('has at least eight characters', (password) => {
    expect(passwordProblem(password, owner, false)).toBe('password_too_short');
  });

  it.prop([fc.string({ minLength: 8 })])('is none that lists of guessers hold', (password) => {
    expect(passwordProblem(password, owner, true)).not.toBeNull();
  });

  it.prop([fc.string({ minLength: 1, maxLength: 4 }), fc.integer({ min: 8, max: 20 })])(
    'is no few signs again and again',
    (unit, times) => {
      fc.pre(unit.trim() === unit && !/^\p{L}+$/u.test(unit));
      expect(passwordProblem(unit.repeat(times), owner, false)).not.toBeNull();
    },
  );

  it.prop([fc.integer({ min: 32, max: 110 }), fc.integer({ min: 8, max: 16 }), fc.boolean()])(
    'is no row of signs, up or down',
    (first, length, up) => {
      const signs = String.fromCharCode(...Array.from({ length }, (_, index) => first + index));
      const row = up ? signs : [...signs].toReversed().join('');
      fc.pre(row.trim() === row && row.toLowerCase() === row);
      expect(passwordProblem(row, owner, false)).toBe('password_too_common');
    },
  );

  it.prop([
    fc.constantFrom('a fine long one', 'Connect-demo-1', 'northgate owns a blue van', 'priyasomething', 'tr0ub4dor&3x'),
  ])('may have such a word among others', (password) => {
    expect(passwordProblem(password, owner, false)).toBeNull();
  });
});
