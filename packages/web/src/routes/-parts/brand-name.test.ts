import { expect, test } from 'vitest';

import { brandName } from './brand-name.ts';

test.each([
  ['inner', 'Northgate Site Supplies', 'Northgate Site Supplies'],
  ['inner', undefined, 'Trade Desk'],
  ['dashboard', 'Northgate Site Supplies', 'Trade Desk'],
  ['accountManagerDashboard', 'Northgate Site Supplies', 'Trade Desk'],
] as const)('the branding block of %s with company %s is called %s', (sidebar, company, name) => {
  expect(brandName(sidebar, company, 'Trade Desk')).toBe(name);
});
