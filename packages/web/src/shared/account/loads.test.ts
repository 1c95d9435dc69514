import type { Customer } from '@connect/core/domain/account/customer';
import type { User } from '@connect/core/domain/access/user';
import { ok, refused } from '@connect/core/domain/result';
import { expect, test } from 'vitest';

import { startDashboard } from './loads.ts';

const user: User = {
  email: 'priya@northgate.example',
  firstName: 'Priya',
  lastName: 'Nair',
  roles: ['customer'],
  permissions: [],
  isSuperUser: false,
  customerNo: 'C10482',
};
const counts = { pending: 6, fulfilled: 38 };
const services = {
  ownCustomer: async (customer: Customer | null) => customer,
  loadPaymentDue: async () => null,
  loadOrderHistory: async () => ok(counts),
  recentDocuments: async () => ({ hits: [], total: 0 }),
  chooseBanner: async () => null,
};

test('a figure that is withheld is null, and no failure (decisions §figures-withheld)', async () => {
  expect(await startDashboard(services, { user, customer: null }, 'UK').payment(false)).toEqual(ok(null));
});

test('each card fails by itself, whether its call is refused or throws', async () => {
  const loads = startDashboard(
    {
      ...services,
      loadPaymentDue: async () => refused('unavailable' as const),
      recentDocuments: () => Promise.reject(new Error('out of order')),
    },
    { user, customer: null },
    'UK',
  );
  expect(await loads.payment(false)).toEqual(refused({ failure: 'unavailable', message: null }));
  expect(await loads.recent(false)).toEqual(refused({ failure: 'unavailable', message: null }));
  expect(await loads.history(false)).toEqual(ok(counts));
});

test('Try again asks again', async () => {
  let works = false;
  const loadOrderHistory = async () => (works ? ok(counts) : refused('unavailable' as const));
  const { history } = startDashboard({ ...services, loadOrderHistory }, { user, customer: null }, 'UK');
  expect(await history(false)).toEqual(refused({ failure: 'unavailable', message: null }));
  works = true;
  expect(await history(true)).toEqual(ok(counts));
});

test('that somebody is signed out is no failure like others', async () => {
  const loadPaymentDue = async () => refused('signed-out' as const);
  const { payment } = startDashboard({ ...services, loadPaymentDue }, { user, customer: null }, 'UK');
  expect(await payment(false)).toEqual(refused({ failure: 'signed-out', message: null }));
});
