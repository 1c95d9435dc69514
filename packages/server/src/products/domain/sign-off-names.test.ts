import { permissions } from '@connect/core/domain/access/user';
import { describe, expect, test } from 'vitest';
import { lackedPermission, withNames } from './sign-off-names.ts';

describe('for a sign-off', () => {
  const brand = { permissions: [permissions.signOff] };
  const senior = { permissions: [permissions.secondSignOff] };

  test.each([
    ['the first, by whoever may give it', brand, { level: 'first', undo: false }, null],
    ['the first, by a senior without it', senior, { level: 'first', undo: false }, permissions.signOff],
    ['the second, by nobody less', brand, { level: 'second', undo: false }, permissions.secondSignOff],
    ['taking the first back, by a senior', senior, { level: 'first', undo: true }, null],
    ['taking the second back, by nobody less', brand, { level: 'second', undo: true }, permissions.secondSignOff],
  ] as const)('%s', (_, person, form, lacked) => {
    expect(lackedPermission(person, form)).toBe(lacked);
  });
});

describe('who signed off is named', () => {
  const entry = { by: 'id', action: null, at: 0, undo: false, name: 'Brook Hale' };
  const state = { sku: 'GLV-8841', region: 'uk', signedOffAt: 5, secondSignedOffAt: -1 };

  test.each([
    ['where the sign-off stands', { first: entry }, 'Brook Hale'],
    ['not where it is older than the history', undefined, null],
    ['not where the last was its taking back', { first: { ...entry, undo: true } }, null],
  ])('%s', (_, last, name) => {
    expect(withNames(state, last)).toEqual({ ...state, signedOffBy: name, secondSignedOffBy: null });
  });

  test('not where there is none, whatever the history has', () => {
    expect(withNames({ ...state, signedOffAt: -1 }, { first: entry }).signedOffBy).toBeNull();
  });
});
