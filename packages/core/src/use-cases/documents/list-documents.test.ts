import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import { documentNoOf } from '../../domain/documents/number.ts';
import { day, addDays } from '../../domain/calendar/day.ts';
import type { DateRange } from '../../domain/calendar/date-range.ts';
import { documentViews } from '../../domain/documents/view.ts';
import { ranges } from '../../testing/arbitraries/calendar.ts';
import { aHit, aListRequest, aUser } from '../../testing/examples.ts';
import { createMemoryClock, createMemoryPreferences } from '../../testing/memory/browser.ts';
import { createMemoryDocumentSearch } from '../../testing/memory/document-search.ts';
import { makeKeepListChoices, makeListCriteria } from './list-choices.ts';
import { makeListDocuments, makeRecentDocuments, makeSearchDocuments } from './list-documents.ts';

const everything = aUser();
const ordersOnly = aUser({ permissions: ['View Orders'] });
const invoicesOnly = aUser({ permissions: ['View Invoices'] });
const nothing = aUser({ permissions: [] });

const index = Array.from({ length: 24 }, (_, count) =>
  aHit({
    kind: count % 2 === 0 ? 'order' : 'invoice',
    number: documentNoOf(count % 2 === 0 ? `SO-${count}` : `SI-${count}`),
    poNumber: count < 3 ? 'PO depot' : null,
    documentDate: addDays(day('2026-01-01'), count),
  }),
);
const range: DateRange = { from: day('2026-01-01'), to: day('2026-03-31') };
const criteria = { text: '', range, view: 'both' as const };

const makePorts = () => ({
  search: createMemoryDocumentSearch(index, 'C10482'),
  clock: createMemoryClock(day('2026-11-20'), 'Europe/London'),
});
let ports = makePorts();
beforeEach(() => {
  ports = makePorts();
});

describe('the list', () => {
  const list = (request = aListRequest({ criteria }), user = everything) => makeListDocuments(ports)(request, user);

  test('asks for 10 documents from (page - 1) x 10 on (specification §list-search)', async () => {
    const { hits, total } = await list(aListRequest({ criteria, page: 3 }));
    expect(ports.search.asked[0]).toMatchObject({ offset: 20, limit: 10 });
    expect([hits.length, total]).toEqual([4, 24]);
  });

  test('is the search of the list, whatever the view (specification §list-search)', async () => {
    for (const view of documentViews) await list(aListRequest({ criteria: { ...criteria, view } }));
    expect(ports.search.asked.map(({ purpose }) => purpose)).toEqual(['list', 'list', 'list']);
  });

  test('asks for documents between start and end of the range as unix timestamps (specification §list-search)', async () => {
    await list(aListRequest({ criteria: { ...criteria, range: { from: day('2026-06-01'), to: day('2026-06-30') } } }));
    // In London, where summer time is an hour ahead of UTC: 1 June 00:00:00 to 30 June 23:59:59.
    expect(ports.search.asked[0]?.dates).toEqual({
      from: Date.UTC(2026, 4, 31, 23) / 1000,
      to: Date.UTC(2026, 5, 30, 22, 59, 59) / 1000,
    });
  });

  test('holds documents of the first and of the last day of the range (decisions §inclusive-ranges)', async () => {
    const days = { from: day('2026-01-03'), to: day('2026-01-05') };
    const { hits } = await list(aListRequest({ criteria: { ...criteria, range: days } }));
    expect(hits.map(({ documentDate }) => documentDate).toSorted()).toEqual(['2026-01-03', '2026-01-04', '2026-01-05']);
  });

  test.each(['', 'd', ' d '])(
    'is unfiltered for a term of 0-1 characters, %j (decisions §short-terms)',
    async (text) => {
      expect((await list(aListRequest({ criteria: { ...criteria, text } }))).total).toBe(24);
      expect(ports.search.asked[0]?.text).toBe('');
    },
  );

  test('is filtered by a term of 2 characters and more (specification §search-terms)', async () => {
    expect((await list(aListRequest({ criteria: { ...criteria, text: 'de' } }))).total).toBe(3);
  });

  test.each([
    ['orders', ['order']],
    ['invoices', ['invoice']],
    ['both', ['order', 'invoice']],
  ] as const)('of %s searches %j (specification §list-search)', async (view, kinds) => {
    await list(aListRequest({ criteria: { ...criteria, view } }));
    expect(ports.search.asked[0]?.kinds).toEqual(kinds);
  });

  test('leaves out the kinds the user may not see (specification §visible-documents)', async () => {
    const { hits } = await list(aListRequest({ criteria }), ordersOnly);
    expect(new Set(hits.map(({ kind }) => kind))).toEqual(new Set(['order']));
  });

  test('of kinds the user may not see is empty, and nothing is asked', async () => {
    const request = aListRequest({ criteria: { ...criteria, view: 'invoices' } });
    expect(await list(request, ordersOnly)).toEqual({ hits: [], total: 0 });
    expect(await list(aListRequest(), nothing)).toEqual({ hits: [], total: 0 });
    expect(ports.search.asked).toEqual([]);
  });

  test('throws when the search service fails', async () => {
    ports.search.down = true;
    await expect(list()).rejects.toThrow('out of order');
  });
});

describe('the search panel', () => {
  const search = (text: string, user = everything) => makeSearchDocuments(ports)(text, user);

  test.each(['', 'S', ' S '])(
    'is empty for 1 character or fewer, %j, and nothing is asked (specification §search-terms)',
    async (text) => {
      expect(await search(text)).toBeNull();
      expect(ports.search.asked).toEqual([]);
    },
  );

  test('searches orders and invoices when both are permitted, one index when one is (decisions §permitted-indexes)', async () => {
    await search('SO');
    await search('SO', ordersOnly);
    await search('SO', invoicesOnly);
    expect(ports.search.asked.map(({ kinds }) => kinds)).toEqual([['order', 'invoice'], ['order'], ['invoice']]);
  });

  test('is the search of the dashboard (specification §dashboard-search)', async () => {
    await search('SO');
    expect(ports.search.asked.map(({ purpose }) => purpose)).toEqual(['dashboard']);
  });

  test('is empty for who may see neither, and nothing is asked', async () => {
    expect(await search('SO', nothing)).toBeNull();
    expect(ports.search.asked).toEqual([]);
  });

  test('finds documents of every date', async () => {
    expect((await search('depot'))?.total).toBe(3);
    expect(ports.search.asked[0]?.dates).toBeNull();
  });
});

describe('the recent documents', () => {
  const recent = (user = everything) => makeRecentDocuments(ports)(user, 5);

  test('are the newest, of any date', async () => {
    expect((await recent()).hits.map(({ number }) => number)).toEqual(['SI-23', 'SO-22', 'SI-21', 'SO-20', 'SI-19']);
  });

  test('are of the kinds the user may see, and none without any', async () => {
    expect((await recent(ordersOnly)).hits.map(({ number }) => number)).toContain('SO-14');
    expect(await recent(nothing)).toEqual({ hits: [], total: 0 });
  });
});

describe('the criteria of an address', () => {
  const preferences = createMemoryPreferences();
  const from = (address: Parameters<ReturnType<typeof makeListCriteria>>[0], stored = preferences, user = everything) =>
    makeListCriteria({ preferences: stored, clock: ports.clock })(address, user);

  test('that says nothing are no text, the last 90 days, both (specification §list-views, §date-range)', () => {
    expect(from({})).toEqual({ text: '', range: { from: '2026-08-22', to: '2026-11-20' }, view: 'both' });
  });

  test('win over the stored ones, the stored over the defaults (decisions §address-before-store)', () => {
    const stored = createMemoryPreferences();
    makeKeepListChoices({ preferences: stored })({ range, view: 'invoices' }, from({}, stored));
    expect(from({}, stored)).toEqual({ text: '', range, view: 'invoices' });
    const named = { q: 'depot', show: 'orders', from: '2026-05-01', to: '2026-05-31' };
    expect(from(named, stored)).toEqual({
      text: 'depot',
      range: { from: '2026-05-01', to: '2026-05-31' },
      view: 'orders',
    });
  });

  test('that are junk are skipped (decisions §address-before-store)', () => {
    const junk = { q: ['a'], show: 'everything', from: '2026-02-30', to: 'today' };
    expect(from(junk)).toEqual(from({}));
  });

  test('that name one day only have no range of their own', () => {
    expect(from({ from: '2026-05-01' }).range).toEqual(from({}).range);
  });

  test('never ask for what the user may not see (decisions §permitted-indexes)', () => {
    expect(from({ show: 'both' }, preferences, ordersOnly).view).toBe('orders');
    expect(from({ show: 'orders' }, preferences, invoicesOnly).view).toBe('invoices');
  });

  test('a range that nobody chose is not kept: tomorrow it would hide what is new', () => {
    const stored = createMemoryPreferences();
    const keep = makeKeepListChoices({ preferences: stored });
    keep({ range: from({}, stored).range, view: 'orders' }, from({}, stored));
    expect([stored.range(), stored.view()]).toEqual([null, 'orders']);
    fc.assert(
      fc.property(ranges, ranges, (before, next) => {
        const kept = createMemoryPreferences();
        makeKeepListChoices({ preferences: kept })({ range: next }, { range: before });
        expect(kept.range()).toEqual(before.from === next.from && before.to === next.to ? null : next);
      }),
    );
  });

  test.each(documentViews)('come back as they were kept, view %s (specification §list-address)', (view) => {
    const stored = createMemoryPreferences();
    makeKeepListChoices({ preferences: stored })({ range, view }, from({}, stored));
    expect(from({}, stored)).toMatchObject({ range, view });
  });
});
