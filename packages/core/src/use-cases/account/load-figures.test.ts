import { beforeEach, describe, expect, test } from 'vitest';

import { day, parseDay } from '../../domain/calendar/day.ts';
import type { Money } from '../../domain/money/money.ts';
import { aUser } from '../../testing/examples.ts';
import { createMemoryClock, createMemoryFigureCache, createMemoryRandom } from '../../testing/memory/browser.ts';
import { createMemoryCustomerAccount } from '../../testing/memory/customer-account.ts';
import { pence } from '../../testing/money.ts';
import { makeChooseBanner } from './choose-banner.ts';
import { makeLoadOrderHistory, makeLoadPaymentDue } from './load-figures.ts';

const minutes = (count: number): number => count * 60_000;
const user = aUser();

const makePorts = () => ({
  account: createMemoryCustomerAccount({
    nextDue: day('2026-12-02'),
    pending: [day('2026-11-19'), day('2026-10-20')],
    fulfilled: [day('2026-10-21'), day('2026-11-01'), day('2026-11-20')],
  }),
  figureCache: createMemoryFigureCache(),
  clock: createMemoryClock(day('2026-11-20')),
});
let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
});

describe('the next payment', () => {
  const load = (who = user, overdue?: Money, totalOwed: Money | null = pence(9000)) => {
    const customer = overdue && { overdueByDay: [{ on: day('2026-11-20'), amount: overdue }], totalOwed };
    return makeLoadPaymentDue(ports)(who, customer);
  };

  test('is told in days from today', async () => {
    expect(await load()).toMatchObject({ ok: true, value: { kind: 'due-in', days: 12 } });
  });

  test('is cached locally 1 hour (specification §cached-figures)', async () => {
    await load();
    ports.clock.advance(minutes(60) - 1);
    await load();
    expect(ports.account.asked).toEqual(['nextDue']);
    ports.clock.advance(1);
    await load();
    expect(ports.account.asked).toEqual(['nextDue', 'nextDue']);
  });

  test('comes nearer while it is cached: the date is cached, not the days', async () => {
    ports.clock.set('2026-11-20T23:30');
    await load();
    ports.clock.set('2026-11-21T00:10');
    expect(await load()).toMatchObject({ ok: true, value: { days: 11 } });
    expect(ports.account.asked).toEqual(['nextDue']);
  });

  test('that there is none is cached like any other', async () => {
    ports.account.records = { ...ports.account.records, nextDue: null };
    expect(await load()).toEqual({ ok: true, value: { kind: 'none' } });
    await load();
    expect(ports.account.asked).toEqual(['nextDue']);
  });

  test.each([
    ['nothing is to be paid', null, 5000, true],
    ['something was to be paid before today', '2026-11-11', 0, true],
    ['something was to be paid before today', '2026-11-11', 5000, false],
    ['the next is to be paid today', '2026-11-20', 0, false],
    ['the next is to be paid some day', '2026-12-02', 5000, false],
  ])(
    'of the cache, that %s (%s), is asked for again where the account speaks against it: overdue %i',
    async (_, kept, overdue, again) => {
      ports.figureCache.set('next-due', parseDay(kept), ports.clock.now());
      await load(user, pence(overdue));
      expect(ports.account.asked).toEqual(again ? ['nextDue'] : []);
    },
  );

  test.each([
    ['2026-12-02', 0, true],
    ['2026-12-02', -500, true],
    ['2026-12-02', 500, false],
    ['2026-12-02', null, false],
    [null, 0, false],
    [null, -500, false],
    [null, null, false],
    [null, 500, true],
  ])(
    'of the cache, %s, is asked for again where what is owed speaks against it: owed %s',
    async (kept, owed, again) => {
      ports.figureCache.set('next-due', parseDay(kept), ports.clock.now());
      await load(user, pence(0), owed === null ? null : pence(owed));
      expect(ports.account.asked).toEqual(again ? ['nextDue'] : []);
    },
  );

  test('is null without View Invoices, and nothing is asked (specification §withheld-figures, decisions §figures-withheld)', async () => {
    expect(await load(aUser({ permissions: ['View Orders'] }))).toBeNull();
    expect(ports.account.asked).toEqual([]);
  });

  test('that could not be loaded is a refusal, and is asked for again at once', async () => {
    ports.account.failure = 'unavailable';
    expect(await load()).toEqual({ ok: false, refusal: 'unavailable' });
    ports.account.failure = null;
    expect((await load())?.ok).toBe(true);
  });
});

describe('the order history', () => {
  const load = (who = user) => makeLoadOrderHistory(ports)(who);

  test('counts the orders of the last 30 days to today (specification §order-history)', async () => {
    expect(await load()).toEqual({ ok: true, value: { pending: 1, fulfilled: 3 } });
    expect(ports.account.asked).toEqual(['ordersCount 2026-10-21 2026-11-20']);
  });

  test('is cached 5 minutes (specification §cached-figures)', async () => {
    await load();
    ports.clock.advance(minutes(5) - 1);
    await load();
    expect(ports.account.asked).toHaveLength(1);
    ports.clock.advance(1);
    await load();
    expect(ports.account.asked).toHaveLength(2);
  });

  test('is null without View Orders, and nothing is asked (specification §withheld-figures, decisions §figures-withheld)', async () => {
    expect(await load(aUser({ permissions: ['View Invoices'] }))).toBeNull();
    expect(ports.account.asked).toEqual([]);
  });

  test('works in a browser whose storage is blocked: it is asked for each time (decisions §broken-storage)', async () => {
    ports.figureCache = createMemoryFigureCache({ blocked: true });
    await load();
    expect((await load())?.ok).toBe(true);
    expect(ports.account.asked).toHaveLength(2);
  });
});

test('the two figures do not share a cache', async () => {
  await makeLoadPaymentDue(ports)(user);
  expect(await makeLoadOrderHistory(ports)(user)).toMatchObject({ ok: true, value: { pending: 1 } });
});

describe('the promotional banner', () => {
  const banners = ['a', 'b'].map((img) => ({ img, link: null, alt: '' }));
  const choose = (random: number) =>
    makeChooseBanner({ account: ports.account, random: createMemoryRandom(random) })('UK');

  test('is a random one (specification §banners)', async () => {
    ports.account.records = { ...ports.account.records, banners };
    expect([await choose(0.2), await choose(0.8)]).toEqual(banners);
  });

  test('is none when there are none, or when they could not be loaded', async () => {
    expect(await choose(0)).toBeNull();
    ports.account.records = { ...ports.account.records, banners };
    ports.account.failure = 'unavailable';
    expect(await choose(0)).toBeNull();
  });
});
