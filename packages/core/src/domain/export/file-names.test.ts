import { expect, test } from 'vitest';

import { day } from '../calendar/day.ts';
import { exportFileName, statementFileName } from './file-names.ts';

test.each([
  ['orders', 'csv', 'orders-2026-11-27.csv'],
  ['invoices', 'xlsx', 'invoices-2026-11-27.xlsx'],
  ['both', 'zip', 'orders-and-invoices-2026-11-27.zip'],
] as const)('a file of %s is named by what is in it and its day', (view, ending, name) => {
  expect(exportFileName(view, day('2026-11-27'), ending)).toBe(name);
});

test('a statement is named by its month', () => {
  expect(statementFileName('2026-11')).toBe('statement-2026-11.pdf');
});
