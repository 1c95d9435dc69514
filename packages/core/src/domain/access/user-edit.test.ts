import { describe, expect, test } from 'vitest';

import { pence } from '../../testing/money.ts';
import type { Member } from './user-authority.ts';
import {
  deactivationRefusal,
  editRefusal,
  invitationRefusal,
  limitCeiling,
  mayChangeLimit,
  mayDeactivate,
  mayReactivate,
  mayToggle,
  reactivationRefusal,
  secondFactorResetRefusal,
} from './user-edit.ts';
import { userPresets } from './user-presets.ts';

const member = (fields: Partial<Member> = {}): Member => ({
  id: 'sam',
  active: true,
  permissions: userPresets.viewer,
  spendLimit: null,
  ...fields,
});
const priya = member({ id: 'priya', permissions: userPresets.administrator });
const sam = member();
const company = [priya, sam];

const edits = (editor: Member, target: Member, change: Partial<Member>, all: readonly Member[] = company) =>
  editRefusal(editor, target, { ...target, ...change }, all)?.kind ?? 'done';

describe('an administrator', () => {
  test('gives and takes any permission they have, and sets limits', () => {
    expect(edits(priya, sam, { permissions: userPresets.administrator })).toBe('done');
    expect(edits(priya, sam, { permissions: [], spendLimit: pence(0) })).toBe('done');
  });

  test('gives only the six permissions of customers', () => {
    expect(edits(priya, sam, { permissions: ['View Customers'] })).toBe('unknown-permission');
    expect(invitationRefusal(priya, member({ permissions: ['View Customers'] }))?.kind).toBe('unknown-permission');
  });

  test('gives no permission they do not have themselves', () => {
    const editor = member({ id: 'lee', permissions: ['Create and Edit Users', 'View Orders', 'View Invoices'] });
    expect(editRefusal(editor, sam, { ...sam, permissions: [...sam.permissions, 'Place Orders'] }, company)).toEqual({
      kind: 'not-yours-to-give',
      permission: 'Place Orders',
    });
    expect(invitationRefusal(editor, member({ permissions: userPresets.buyer }))?.kind).toBe('not-yours-to-give');
  });

  test('gives no limit above their own, and none at all only without one', () => {
    const editor = { ...priya, spendLimit: pence(500_00) };
    const target = { ...sam, spendLimit: pence(100_00) };
    expect(edits(editor, target, { spendLimit: pence(500_00) })).toBe('done');
    expect(edits(editor, target, { spendLimit: pence(500_01) })).toBe('limit-above-yours');
    expect(edits(editor, target, { spendLimit: null })).toBe('limit-above-yours');
    expect(invitationRefusal(editor, { permissions: [], spendLimit: null })).toEqual({
      kind: 'limit-above-yours',
      limit: pence(500_00),
    });
    expect([limitCeiling(editor), limitCeiling(priya)]).toEqual([pence(500_00), null]);
  });

  test('only renames whoever may do more than they', () => {
    const editor = { ...priya, spendLimit: pence(500_00) };
    for (const target of [sam, member({ permissions: ['View Customers'], spendLimit: pence(0) })]) {
      expect(edits(editor, target, {})).toBe('done');
      expect(edits(editor, target, { permissions: [] })).toBe('exceeds-you');
      expect(deactivationRefusal(editor, target)?.kind).toBe('exceeds-you');
      expect(reactivationRefusal(editor, target)?.kind).toBe('exceeds-you');
      expect(mayChangeLimit(editor, target)).toBe(false);
    }
  });

  test('lowers themselves, but never raises nor deactivates themselves', () => {
    const other = { ...priya, id: 'lee' };
    const editor = { ...priya, permissions: ['Create and Edit Users', 'View Orders'], spendLimit: pence(500_00) };
    expect(edits(editor, editor, { permissions: [], spendLimit: pence(100_00) }, [editor, other])).toBe('done');
    expect(edits(editor, editor, { spendLimit: null }, [editor, other])).toBe('raises-yourself');
    expect(edits(editor, editor, { permissions: userPresets.administrator }, [editor, other])).toBe('raises-yourself');
    expect(deactivationRefusal(editor, editor)?.kind).toBe('deactivates-yourself');
  });

  test('is not stripped when they are the last who is active', () => {
    const away = { ...priya, id: 'lee', active: false };
    expect(edits(priya, priya, { permissions: userPresets.buyer })).toBe('last-administrator');
    expect(edits(priya, priya, { permissions: userPresets.buyer }, [priya, away])).toBe('last-administrator');
    expect(edits(priya, priya, { permissions: userPresets.buyer }, [priya, { ...away, active: true }])).toBe('done');
  });
});

describe('a lost second factor', () => {
  test('is taken by an administrator from somebody else, from themselves with their password and a code alone (specification §second-factor)', () => {
    expect(secondFactorResetRefusal(priya, sam)).toBeNull();
    expect(secondFactorResetRefusal(priya, priya)).toEqual({ kind: 'resets-yourself' });
  });

  test('is not taken by who is no administrator, nor from who may do more', () => {
    for (const target of [sam, member({ id: 'kim' })])
      expect(secondFactorResetRefusal(sam, target)).toEqual({ kind: 'not-an-administrator' });
    const limited = { ...priya, spendLimit: pence(500_00) };
    expect(secondFactorResetRefusal(limited, sam)).toEqual({ kind: 'exceeds-you' });
  });
});

test('whoever is no active administrator changes nothing, not even a name', () => {
  for (const editor of [sam, { ...priya, active: false }]) {
    expect(edits(editor, sam, {})).toBe('not-an-administrator');
    expect(deactivationRefusal(editor, member({ id: 'kim' }))?.kind).toBe('not-an-administrator');
    expect(reactivationRefusal(editor, sam)?.kind).toBe('not-an-administrator');
    expect(invitationRefusal(editor, { permissions: [], spendLimit: pence(0) })?.kind).toBe('not-an-administrator');
    expect(mayChangeLimit(editor, sam)).toBe(false);
  }
});

test('a form lets switch what an edit would take', () => {
  expect(mayToggle(priya, sam, 'Place Orders', company)).toBe(true);
  expect(mayToggle(priya, priya, 'Place Orders', company)).toBe(true);
  expect(mayToggle(priya, priya, 'Create and Edit Users', company)).toBe(false);
  expect([mayDeactivate(priya, sam), mayReactivate(priya, sam), mayDeactivate(priya, priya)]).toEqual([
    true,
    false,
    false,
  ]);
  const gone = { ...sam, active: false };
  expect([mayDeactivate(priya, gone), mayReactivate(priya, gone)]).toEqual([false, true]);
});
