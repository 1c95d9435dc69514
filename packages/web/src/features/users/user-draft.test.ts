import { moneyOfMajor } from '@connect/core/domain/money/major';
import type { Money } from '@connect/core/domain/money/money';
import { pence } from '@connect/core/testing';
import { expect, test } from 'vitest';

import { parseAmount } from '../../i18n/parse-amount.ts';
import { aCompanyUser } from './testing.ts';
import { changeOf, isChanged, settled, standingDraft, touch, untouched } from './user-draft.ts';
import type { TouchedUser, UserDraft } from './user-draft.ts';

const user = aCompanyUser({ permissions: ['View Orders', 'View Invoices'], spendLimit: pence(1000_00) });

const readLimit = (typed: string) => {
  const amount = parseAmount(typed, 'en-GB', 'GBP');
  if (amount.kind === 'amount') return moneyOfMajor(amount.value, 'GBP');
  return amount.kind === 'empty' ? null : undefined;
};
const writeLimit = (limit: Money | null) => (limit === null ? '' : limit.minor === 1000_00 ? '1,000.00' : '50.00');
/** What is kept once a part of the form was typed, of the user as they stand. */
const typed = (part: Partial<UserDraft>, kept: TouchedUser = untouched(user), of = user) => {
  const standing = standingDraft(of, writeLimit);
  return touch(kept, { ...standing, ...kept.touched, ...part }, { user: of, standing });
};
const changed = (part: Partial<UserDraft>) => isChanged(changeOf(typed(part).touched, user, readLimit));

test('a form that says the same in another way is unchanged', () => {
  expect(changed({})).toBe(false);
  expect(changed({ firstName: ` ${user.firstName} ` })).toBe(false);
  expect(changed({ limit: '£1000' })).toBe(false);
  expect(changed({ permissions: user.permissions.toReversed() })).toBe(false);
});

test.each([
  { firstName: 'Other' },
  { lastName: '' },
  { limit: '' },
  { limit: 'junk' },
  { permissions: ['View Orders'] },
])('%j is a change', (part) => {
  expect(changed(part)).toBe(true);
});

test('an empty limit is none, and one that is no amount is not saved', () => {
  expect(changeOf(typed({ limit: ' ' }).touched, user, readLimit)).toEqual({ spendLimit: null });
  expect(changeOf(typed({ limit: 'much' }).touched, user, readLimit)).toBeNull();
});

const lowered = { ...user, permissions: ['View Orders'], spendLimit: pence(50_00) };

test('a first name that was typed, as it was kept, gives nothing back that somebody else has taken since', () => {
  const kept = typed({ firstName: 'Robin' });
  expect(kept.touched).toEqual({ firstName: 'Robin' });
  expect(changeOf(kept.touched, lowered, readLimit)).toEqual({ firstName: 'Robin' });
});

test('what was touched is in place of what stood there then, and what is touched later of what stands then', () => {
  const kept = typed({ permissions: ['View Invoices'] });
  const later = typed({ limit: '75.00' }, kept, lowered);
  expect(later.touched).toEqual({ permissions: ['View Invoices'], limit: '75.00' });
  expect(later.was).toEqual({ permissions: user.permissions, spendLimit: pence(50_00) });
});

test('what was set back to what stands there is not touched any more', () => {
  const back = typed({ permissions: user.permissions }, typed({ permissions: [], limit: '2' }));
  expect(back.touched).toEqual({ limit: '2' });
  expect(typed({ permissions: [] }, back, lowered).was.permissions).toEqual(lowered.permissions);
});

test('what somebody else has saved as it was typed is no change', () => {
  const kept = typed({ permissions: ['View Orders'], limit: '50' });
  expect(changeOf(kept.touched, lowered, readLimit)).toEqual({});
});

test('what was saved is not touched any more, however it was typed; what was typed meanwhile is, in place of what was saved', () => {
  const kept = typed({ firstName: 'Robin', limit: '50' });
  const sent = { firstName: 'Robin', spendLimit: pence(50_00) };
  const saved = { ...user, ...sent };
  const notation = { read: readLimit, write: writeLimit };
  expect(settled(kept, { sent, now: saved }, notation).touched).toEqual({});
  const meanwhile = typed({ limit: '75' }, kept);
  expect(settled(meanwhile, { sent, now: saved }, notation)).toEqual({
    touched: { limit: '75' },
    was: { permissions: user.permissions, spendLimit: pence(50_00) },
  });
});

test('what somebody else has changed first stays as it was typed, and is in place of theirs from then on', () => {
  const kept = typed({ permissions: ['View Invoices'], limit: '75' });
  const sent = { permissions: ['View Invoices'] };
  expect(settled(kept, { sent, now: lowered }, { read: readLimit, write: writeLimit })).toEqual({
    touched: { permissions: ['View Invoices'], limit: '75' },
    was: { permissions: lowered.permissions, spendLimit: user.spendLimit },
  });
});
