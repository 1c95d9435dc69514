import { firstDayOf } from '@connect/core/domain/reports/period';
import { calls } from '@connect/contract/calls';
import { storefronts } from '@connect/core/domain/access/storefront';
import { startOfMonth } from '@connect/core/domain/calendar/day';
import { compare, isNothing } from '@connect/core/domain/money/money';
import { regions } from '@connect/core/domain/reports/region';
import { pence } from '@connect/core/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClient } from '../../testing/test-client.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const reports = [
  calls.salesReport,
  calls.customersReport,
  calls.overdueReport,
  calls.samplesReport,
  calls.signOffReport,
] as const;
const year = { from: '2025-12', to: '2026-11' };

let data: TestDatabase;
let portal: TestPortal;
let robin: ReturnType<typeof createTestClient>;

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  robin = createTestClient(portal, await portal.tokenFor('robin@connect.example'));
});
afterAll(() => data.database.destroy());

it("are for super users only (specification §permissions): another account manager's call is refused", async () => {
  const morgan = createTestClient(portal, await portal.tokenFor('morgan@connect.example'));
  for (const report of reports)
    expect(await morgan.refusal(report, { query: year })).toMatchObject({ status: 403, code: 'super_users_only' });
});

describe.each(reports)('$path', (report) => {
  it.each([
    ['ends before it starts', { from: '2026-02', to: '2026-01' }, 'to'],
    ['is longer than 60 months', { from: '2021-01', to: '2026-01' }, 'to'],
    ['has no such month', { from: '2026-13', to: '2026-01' }, 'from'],
    ['is of the year 0', { from: '0000-01', to: '2026-01' }, 'from'],
    ['has no end', { from: '2026-01' }, 'to'],
    ['has no such region', { ...year, region: 'XX' }, 'region'],
    ['has no such currency', { ...year, currency: 'gbp' }, 'currency'],
    ['has a currency that nobody pays with', { ...year, currency: 'XXX' }, 'currency'],
  ])('refuses a period that %s', async (_, query, field) => {
    const refused = await robin.refusal(report, { query });
    expect(refused).toMatchObject({ status: 400, code: 'malformed_request' });
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
  });
});

it('every period, region and currency there can be is answered', async () => {
  const query = fc
    .record({
      year: fc.integer({ min: 1900, max: 2094 }),
      month: fc.integer({ min: 1, max: 12 }),
      months: fc.integer({ min: 0, max: 59 }),
      region: fc.constantFrom(...regions),
      currency: fc.option(fc.constantFrom('GBP', 'EUR', 'CHF', 'PLN', 'JPY', 'KWD', 'XPF', 'ZWL')),
    })
    .map(({ year: of, month, months, region, currency }) => {
      const from = `${of}-${String(month).padStart(2, '0')}`;
      return { from, to: startOfMonth(firstDayOf(from), months).slice(0, 7), region, ...(currency && { currency }) };
    });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reports), query, async (report, asked) => {
      await robin.ask(report, { query: asked });
    }),
    { numRuns: 40 },
  );
});

describe('of the demo', () => {
  it("sales are in the supplier's own currency unless another is asked for, and name those there are", async () => {
    const own = await robin.ask(calls.salesReport, { query: year });
    expect(own.currency).toBe('GBP');
    expect(own.currencies).toEqual(expect.arrayContaining(['GBP', 'USD']));
    expect(own.months.map(({ month }) => month)).toHaveLength(12);
    expect(own.months.some(({ sales, invoices }) => sales.minor > 0 && invoices > 0)).toBe(true);
    const inDollars = await robin.ask(calls.salesReport, { query: { ...year, currency: 'USD' } });
    expect(inDollars.currency).toBe('USD');
    expect(inDollars.months).not.toEqual(own.months);
    const nobodys = await robin.ask(calls.salesReport, { query: { ...year, currency: 'CHF' } });
    expect(nobodys.months.every(({ sales, lastYear }) => isNothing(sales) && isNothing(lastYear))).toBe(true);
    expect(nobodys.currencies).toEqual(own.currencies);
  });

  it('the months of a period that no document is in are there, with nothing in them', async () => {
    const query = { from: '2026-10', to: '2027-02' };
    const { months } = await robin.ask(calls.salesReport, { query });
    expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
    expect(months.at(-1)).toMatchObject({ sales: pence(0), invoices: 0 });
    const samples = await robin.ask(calls.samplesReport, { query });
    expect(samples.months.at(-1)).toEqual({ month: '2027-02', sent: 0, converted: 0 });
  });

  it('there is something overdue, samples were sent, and every storefront has products', async () => {
    const overdue = await robin.ask(calls.overdueReport, { query: year });
    expect(overdue.ages.map(({ age }) => age)).toEqual(['1-30', '31-60', '61-90', '90+']);
    expect(overdue.ages.some(({ amount, invoices, customers }) => amount.minor > 0 && invoices >= customers)).toBe(
      true,
    );
    const samples = await robin.ask(calls.samplesReport, { query: year });
    expect(samples.months.some(({ sent, converted }) => sent > converted)).toBe(true);
    const signOff = await robin.ask(calls.signOffReport, { query: year });
    expect(signOff.regions.map(({ region }) => region)).toEqual(storefronts.map(({ name }) => name));
    expect(signOff.regions.every(({ unsigned, secondSigned }) => unsigned > 0 && secondSigned > 0)).toBe(true);
    const german = await robin.ask(calls.signOffReport, { query: { ...year, region: 'DE' } });
    expect(german.regions).toEqual(signOff.regions.filter(({ region }) => region === 'DE'));
  });

  it('top customers are the first first, and those that fell furthest too', async () => {
    const { top, falling } = await robin.ask(calls.customersReport, { query: year });
    expect(top.length).toBeGreaterThan(0);
    expect(top.length).toBeLessThanOrEqual(10);
    expect(top).toEqual(top.toSorted((a, b) => compare(b.sales, a.sales)));
    const losses = falling.map((row) => compare(row.sales, row.lastYear));
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect(losses.every((loss) => loss < 0)).toBe(true);
  });
});
