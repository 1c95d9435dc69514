import { describe, expect, test } from 'vitest';
import {
  isSecondSignedOff,
  isSignedOff,
  maySignOff,
  productsToSignOff,
  signOffRights,
  whyNotSignOff,
} from './sign-off.ts';
import { signedBeforeHistory } from './product.ts';
import type { LocalSignOffs, SignOffState } from './sign-off.ts';

const none: LocalSignOffs = { first: new Map(), second: new Map() };
const product = (fields: Partial<SignOffState> = {}): SignOffState => ({
  sku: 'GLV-1',
  region: 'fr_fr',
  classification: 'Gloves',
  signedOffAt: -1,
  secondSignedOffAt: -1,
  ...fields,
});
const first = { first: true, second: false };
const second = { first: false, second: true };
const both = { first: true, second: true };

test('the rights come from the permissions by name (specification §sign-off-rights)', () => {
  expect(signOffRights({ permissions: ['Sign Off Products'] })).toEqual(first);
  expect(signOffRights({ permissions: ['Second Sign Off Products', 'Sign Off Products'] })).toEqual(both);
  expect(signOffRights({ permissions: ['View Orders'] })).toEqual({ first: false, second: false });
});

describe('the products to sign off', () => {
  test.each([
    [
      'first level, of the own categories',
      first,
      ['Gloves', 'Eye'],
      { kind: 'lack-first', categories: ['Gloves', 'Eye'] },
    ],
    ['second level, of every category', second, ['Gloves'], { kind: 'lack-second' }],
    ['either, for both', both, [], { kind: 'lack-either' }],
  ])('%s (specification §sign-off-rights, §sign-off-filter)', (_, rights, categories, products) => {
    expect(productsToSignOff(rights, categories)).toEqual(products);
  });

  test('are none without a category, or without a right (decisions §no-categories)', () => {
    expect(productsToSignOff(first, [])).toBeNull();
    expect(productsToSignOff({ first: false, second: false }, ['Gloves'])).toBeNull();
  });
});

test('a product shows as signed off by a timestamp above −1, 0 too, or by the local list (specification §sign-off-marks)', () => {
  const local = { first: new Map([['GLV-1', null]]), second: new Map([['GLV-2', new Set(['fr_fr'])]]) };
  expect(isSignedOff(product(), none)).toBe(false);
  expect(isSignedOff(product({ signedOffAt: 0 }), none)).toBe(true);
  expect(isSignedOff(product(), local)).toBe(true);
  expect(isSecondSignedOff(product(), local)).toBe(false);
  expect(isSecondSignedOff(product({ sku: 'GLV-2' }), local)).toBe(true);
  expect(isSecondSignedOff(product({ sku: 'GLV-2', region: 'it_it' }), local)).toBe(false);
  expect(isSecondSignedOff(product({ secondSignedOffAt: 1 }), none)).toBe(true);
});

test('the second sign-off comes only after the first, the own one in the local list included (decisions §second-after-first)', () => {
  expect(maySignOff(second, product(), none, 'second')).toBe(false);
  expect(maySignOff(both, product(), { ...none, first: new Map([['GLV-1', null]]) }, 'second')).toBe(true);
  expect(maySignOff(second, product({ signedOffAt: 5 }), none, 'second')).toBe(true);
  expect(maySignOff(first, product({ signedOffAt: 5 }), none, 'second')).toBe(false);
  expect(maySignOff(first, product(), none, 'first')).toBe(true);
  expect(maySignOff(first, product({ signedOffAt: 5 }), none, 'first')).toBe(false);
});

test('says why a product cannot be signed off now', () => {
  expect(whyNotSignOff(both, product({ signedOffAt: 5 }), none, 'first')).toBe('already');
  expect(whyNotSignOff(both, product(), none, 'second')).toBe('needs-first');
  expect(whyNotSignOff(first, product({ signedOffAt: 5 }), none, 'second')).toBe('not-allowed');
  expect(whyNotSignOff(both, product(), none, 'first')).toBeNull();
});

test('what was signed off before its history began', () => {
  const entry = (level: 'first' | 'second', undo: boolean) => ({ level, undo });
  expect(signedBeforeHistory(product(), [])).toEqual([]);
  expect(signedBeforeHistory(product({ signedOffAt: 5, secondSignedOffAt: 6 }), [])).toEqual(['first', 'second']);
  expect(signedBeforeHistory(product({ signedOffAt: 5 }), [entry('first', false)])).toEqual([]);
  expect(signedBeforeHistory(product(), [entry('first', false), entry('first', true)])).toEqual(['first']);
});
