import { expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { dueDay } from './due-day.ts';

test.each([
  ['30D', '2026-03-02', '2026-04-01'],
  ['30D+CM', '2026-03-01', '2026-03-31'],
  ['30D+CM', '2026-03-02', '2026-04-30'],
  ['CM+30D', '2026-03-02', '2026-04-30'],
  ['cm + 10d', '2026-02-02', '2026-03-10'],
  ['2W', '2026-12-24', '2027-01-07'],
  ['1M', '2026-01-31', '2026-02-28'],
  ['1M', '2028-01-31', '2028-02-29'],
  ['CM', '2026-02-28', '2026-02-28'],
  ['0D', '2026-03-02', '2026-03-02'],
  ['', '2026-03-02', '2026-03-02'],
  ['30D+COD', '2026-03-02', '2026-03-02'],
  ['cash on delivery', '2026-03-02', '2026-03-02'],
])('by %j an invoice of %s is due on %s (specification §payment-terms)', (calculation, date, due) => {
  expect(dueDay(day(date), calculation)).toBe(due);
});
