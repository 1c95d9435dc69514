import { describe, expect, test } from 'vitest';

import { documentNoOf } from '../../domain/documents/number.ts';
import { day } from '../../domain/calendar/day.ts';
import type { ListCriteria } from '../../domain/documents/list-state.ts';
import { aHit, aUser } from '../../testing/examples.ts';
import { createMemoryClock } from '../../testing/memory/browser.ts';
import { createMemoryDocumentSearch } from '../../testing/memory/document-search.ts';
import { makeSearchAllTime } from './search-all-time.ts';

const old = Array.from({ length: 12 }, (_, count) =>
  aHit({
    kind: count < 9 ? 'order' : 'invoice',
    number: documentNoOf(`N-${count}`),
    poNumber: 'PO 85',
    documentDate: day('2019-03-04'),
  }),
);
const criteria: ListCriteria = {
  text: 'PO 85',
  range: { from: day('2026-08-22'), to: day('2026-11-20') },
  view: 'both',
};

const makePorts = () => ({
  search: createMemoryDocumentSearch(old, 'C10482'),
  clock: createMemoryClock(day('2026-11-20'), 'Europe/London'),
});

describe('the same search over all time', () => {
  test('says how many a wider search finds, and what it is', async () => {
    const found = await makeSearchAllTime(makePorts())(criteria, aUser());
    expect(found).toEqual({
      criteria: { text: 'PO 85', range: { from: day('1994-01-01'), to: day('2026-11-20') }, view: 'both' },
      total: 12,
    });
  });

  test('counts what the user may see, of the view that is on show', async () => {
    const search = makeSearchAllTime(makePorts());
    expect((await search(criteria, aUser({ permissions: ['View Orders'] })))?.total).toBe(9);
    expect((await search({ ...criteria, view: 'invoices' }, aUser()))?.total).toBe(3);
  });

  test('counts those of one customer where one is named', async () => {
    const ports = makePorts();
    await makeSearchAllTime(ports)(criteria, aUser(), 'C10482');
    expect(ports.search.asked[0]?.customerNo).toBe('C10482');
  });

  test('of what is nowhere is 0', async () => {
    const found = await makeSearchAllTime(makePorts())({ ...criteria, text: 'nowhere' }, aUser());
    expect(found?.total).toBe(0);
  });

  test('is not asked for where all time was searched already', async () => {
    const ports = makePorts();
    const range = { from: day('1994-01-01'), to: day('2026-11-20') };
    expect(await makeSearchAllTime(ports)({ ...criteria, range }, aUser())).toBeNull();
    expect(ports.search.asked).toEqual([]);
  });
});
