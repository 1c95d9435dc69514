import { expect, test } from 'vitest';
import { makeSearchCustomers } from '../use-cases/account/search-customers.ts';
import { auditedWrites, auditLogContract } from './contracts/audit-log.ts';
import { managedCustomersContract, managerProfileContract } from './contracts/managed-customers.ts';
import { reportsContract } from './contracts/reports.ts';
import { sampleOrdersContract } from './contracts/sample-orders.ts';
import { customerSearchContract, productSearchContract } from './contracts/staff-searches.ts';
import { aManagedCustomer, anAuditEntry, aSampleItem } from './examples.ts';
import { createMemoryAuditLog } from './memory/audit-log.ts';
import { createMemoryManagedCustomers, createMemoryManagerProfile } from './memory/managed-customers.ts';
import { createMemoryReports } from './memory/reports.ts';
import type { MemorySale } from './memory/reports.ts';
import { createMemorySampleOrders } from './memory/sample-orders.ts';
import { createMemoryCustomerSearch, createMemoryProductSearch } from './memory/staff-searches.ts';

managedCustomersContract('the managed customers in memory', async () => ({
  customers: createMemoryManagedCustomers(
    Array.from({ length: 60 }, (_, index) =>
      aManagedCustomer({
        no: `C${10_000 + index}`,
        name: `Customer ${String.fromCodePoint(90 - (index % 26))}`,
        totalOwed: (index * 997) % 6000,
        overdue: index % 4 === 0 ? 10 : 0,
        isBlocked: index % 7 === 0,
      }),
    ),
  ),
  known: ['C10005', 'C10031'],
  unknown: 'C9',
}));

managerProfileContract('the manager profile in memory', async () =>
  createMemoryManagerProfile({
    name: 'Morgan Reed',
    email: 'morgan@connect.example',
    firstName: 'Morgan',
    lastName: 'Reed',
    isSuperUser: false,
  }),
);

const customers = [
  { id: 'C10482', no: 'C10482', name: 'Northgate Site Supplies', postCode: 'LS1 4AB' },
  { id: 'C20915', no: 'C20915', name: 'Harbour Safety', postCode: 'SE1 9GF' },
];
customerSearchContract('the customer search in memory', async () => ({
  search: createMemoryCustomerSearch(customers),
  customer: { no: 'C10482', name: 'Northgate Site Supplies', postCode: 'LS1 4AB' },
}));

productSearchContract('the product search in memory', async () => {
  const item = aSampleItem();
  return {
    search: createMemoryProductSearch({ 'uk_en-gb': [aSampleItem({ sku: 'HV1020-MX' }), item] }),
    indexSuffix: 'uk_en-gb',
    item,
  };
});

let keys = 0;
sampleOrdersContract('the sample orders in memory', async () => ({
  samples: createMemorySampleOrders({ C10482: 'Northgate Site Supplies' }, '2026-11-20'),
  customerNo: 'C10482',
  sku: 'HV1020-M',
  today: '2026-11-20',
  unknown: { customerNo: 'C9', orderNo: 'SO-0' },
  newKey: () => `key-${(keys += 1)}`,
}));

const sale = (no: string, region: string, month: string, amount: number, currency = 'GBP'): MemorySale => ({
  customer: { no, name: no, region },
  month,
  amount,
  currency,
});
reportsContract('the reports in memory', async () => ({
  reports: createMemoryReports({
    sales: [
      sale('C1', 'UK', '2026-01', 100.1),
      sale('C1', 'UK', '2026-08', 20.2),
      sale('C1', 'UK', '2025-08', 300.3),
      sale('C2', 'FR', '2026-02', 50),
      sale('C2', 'FR', '2025-03', 60),
      sale('C3', 'US', '2026-03', 70, 'USD'),
    ],
    samples: [
      { month: '2026-02', converted: true },
      { month: '2026-02', converted: false },
    ],
  }),
  year: { from: '2026-01', to: '2026-12' },
  firstHalf: { from: '2026-01', to: '2026-06' },
  secondHalf: { from: '2026-07', to: '2026-12' },
  regions: ['UK', 'US', 'FR'],
}));

auditLogContract('the audit log in memory', async () => {
  const request = { method: 'GET', path: '/api/v3/orders/SO-1', status: 200 };
  const looks = [anAuditEntry({ request, impersonating: true })];
  const acting = (['stopped', 'started'] as const).map((kind) => anAuditEntry({ kind, request: null }));
  const others = [anAuditEntry({ customer: null, actorEmail: 'robin@connect.example' })];
  const writes = Array.from({ length: auditedWrites }, () => anAuditEntry());
  return {
    log: createMemoryAuditLog([...looks, ...acting, ...others, ...writes]),
    customerNo: 'C10482',
    actorEmail: 'morgan@connect.example',
  };
});

test.each([
  ['', null],
  [' n ', null],
  ['no', 1],
  ['  Northgate ', 1],
])('a search for “%s” finds %s (specification §search-terms: more than one character)', async (text, total) => {
  const search = makeSearchCustomers({ customerSearch: createMemoryCustomerSearch(customers) });
  expect((await search(text))?.total ?? null).toBe(total);
});
