import { activityKinds, customerPermissions } from '@connect/core/domain/access/company-user';
import type { Activity } from '@connect/core/domain/access/company-user';
import type { UserRefusal } from '@connect/core/domain/access/user-edit';
import { userPresetNames, userPresets } from '@connect/core/domain/access/user-presets';
import type { Money } from '@connect/core/domain/money/money';
import { aRefusal, pence } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';

import { english } from '../../i18n/translator.ts';
import {
  permissionName,
  permissionText,
  presetText,
  refusalReason,
  roleName,
} from '../../shared/forms/access-texts.ts';
import { activityDetails, activityText } from './activity-text.ts';
import { problemOf, ruleProblem } from '../../shared/forms/form-problem.ts';

const { t } = english;
const money = (amount: Money): string => `£${amount.minor / 100}`;
const anActivity = (fields: Partial<Activity> = {}): Activity => ({
  at: '2026-11-18T10:00:00Z',
  kind: 'invited',
  actor: 'Priya Nair',
  subject: 'jo@northgate.example',
  added: [],
  removed: [],
  spendLimit: null,
  ...fields,
});

test.each(customerPermissions)('%s has its name and a line saying what it allows', (permission) => {
  expect(permissionName(t, permission)).toBe(permission);
  expect(permissionText(t, permission)).toMatch(/^[A-Z].+\.$/);
});

test('roles are called by their preset, a choice of somebody’s own is Custom', () => {
  expect(userPresetNames.map((name) => roleName(t, userPresets[name]))).toEqual([
    'Administrator',
    'Buyer',
    'Accounts team',
    'Viewer',
  ]);
  expect(roleName(t, ['View Orders'])).toBe('Custom');
  expect(new Set(userPresetNames.map((name) => presetText(t, name))).size).toBe(4);
});

test.each<UserRefusal>([
  { kind: 'not-an-administrator' },
  { kind: 'unknown-permission', permission: 'X' },
  { kind: 'exceeds-you' },
  { kind: 'raises-yourself' },
  { kind: 'not-yours-to-give', permission: 'X' },
  { kind: 'limit-above-yours', limit: pence(100_00) },
  { kind: 'deactivates-yourself' },
  { kind: 'last-administrator' },
])('a refusal by the rules ($kind) is said in words', (refusal) => {
  expect(refusalReason(t, refusal)).toMatch(/^[A-Z].+\.$/);
});

describe('the log', () => {
  test.each(activityKinds)('says who did what to whom: %s', (kind) => {
    const text = activityText(t, anActivity({ kind }), money);
    expect(text).toContain('Priya Nair');
    // A demand is of everyone.
    if (!/^second-factor-(demanded|left-open)$/.test(kind)) expect(text).toContain('jo@northgate.example');
    expect(text).not.toContain('{');
  });

  test('tells every kind in words of its own, a limit from none', () => {
    const texts = activityKinds.map((kind) => activityText(t, anActivity({ kind }), money));
    expect(new Set(texts).size).toBe(activityKinds.length);
    const limited = activityText(t, anActivity({ kind: 'spend-limit-changed', spendLimit: pence(250_00) }), money);
    expect(limited).toContain('£250');
  });

  test('names the permissions that were given and taken', () => {
    const entry = anActivity({ kind: 'permissions-changed', added: ['View Orders'], removed: ['View Balance'] });
    expect(activityDetails(t, entry)).toEqual(['Added: View Orders', 'Removed: View Balance']);
    expect(activityDetails(t, anActivity({ added: ['View Orders'] }))).toEqual([]);
  });
});

describe('what is wrong with a form stands', () => {
  test.each([
    ['limit_above_yours', 'limit'],
    ['raises_yourself', 'limit'],
    ['already_a_user', 'email'],
    ['already_invited', 'email'],
    ['last_administrator', 'form'],
    ['exceeds_you', 'form'],
    ['unheard_of', 'form'],
  ])('for the code %s at %s', (code, place) => {
    expect(Object.keys(problemOf(t, aRefusal('rejected', code, 'In words.')))).toEqual([place]);
  });

  test('at each field the server names', () => {
    const { failure, message } = aRefusal('rejected', 'malformed_request', 'The request is not valid.');
    const errors = { firstName: ['is required'], spendLimit: ['is too large'] };
    const problem = problemOf(t, { failure, message: message && { ...message, errors } });
    expect(problem).toMatchObject({ firstName: 'Enter a first name.', limit: expect.stringMatching(/./) });
    expect(problem.form).toBeUndefined();
  });

  test('below it all when nothing was answered', () => {
    expect(problemOf(t, { failure: 'unavailable', message: null }).form).toMatch(/can’t reach the server/);
  });

  test('at the limit when the rules refuse the limit', () => {
    expect(Object.keys(ruleProblem(t, { kind: 'limit-above-yours', limit: pence(1) }))).toEqual(['limit']);
    expect(Object.keys(ruleProblem(t, { kind: 'last-administrator' }))).toEqual(['form']);
  });
});
