import { moneyOfMajor } from '@connect/core/domain/money/major';
import { pence } from '@connect/core/testing';
import { expect, test } from 'vitest';

import { parseAmount } from '../../i18n/parse-amount.ts';
import { aCompanyUser } from './testing.ts';
import { changeOf, isChanged } from './user-draft.ts';

const user = aCompanyUser({ permissions: ['View Orders', 'View Invoices'], spendLimit: pence(1000_00) });
const draft = { firstName: user.firstName, lastName: user.lastName, permissions: user.permissions, limit: '1,000.00' };

const readLimit = (typed: string) => {
  const amount = parseAmount(typed, 'en-GB', 'GBP');
  if (amount.kind === 'amount') return moneyOfMajor(amount.value, 'GBP');
  return amount.kind === 'empty' ? null : undefined;
};
const changed = (part: Partial<typeof draft>) => isChanged(changeOf({ ...draft, ...part }, readLimit), user);

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
  expect(changeOf({ ...draft, limit: ' ' }, readLimit)?.spendLimit).toBeNull();
  expect(changeOf({ ...draft, limit: 'much' }, readLimit)).toBeNull();
});
