import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { mayOrder } from './session.ts';
import { permissions } from './user.ts';

const held = fc.subarray<string>(Object.values(permissions));
const staff = fc.subarray(['account_manager', 'brand_manager', 'senior_brand_manager'], { minLength: 1 });

test.prop([held, fc.subarray(['customer', 'administrator'])])(
  'a customer orders with the permission to, and nobody for them',
  (permitted, roles) => {
    const user = { roles, permissions: permitted };
    expect(mayOrder({ user, impersonating: false })).toBe(permitted.includes('Place Orders'));
    expect(mayOrder({ user, impersonating: true })).toBe(false);
  },
);

test.prop([held, staff, fc.boolean()])('staff never order, whatever they may', (permitted, roles, impersonating) => {
  expect(mayOrder({ user: { roles, permissions: permitted }, impersonating })).toBe(false);
});

test('nobody signed in orders nothing', () => {
  expect(mayOrder(null)).toBe(false);
});
