import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { day } from '../../domain/calendar/day.ts';
import { pageSize } from '../../domain/documents/paging.ts';
import { indexes, views } from '../../testing/arbitraries/lists.ts';
import { storefrontZones, zones } from '../../testing/arbitraries/calendar.ts';
import { permissionSets } from '../../testing/arbitraries/account.ts';
import { createMemoryClock } from '../../testing/memory/browser.ts';
import { createMemoryDocumentSearch } from '../../testing/memory/document-search.ts';
import { makeListDocuments } from './list-documents.ts';

// A day longer than documents can be: far east of Greenwich their noon is the next day's.
const allTime = { from: day('1994-01-01'), to: day('2100-01-01') };
const customerNo = 'C1';
const ownIndexes = indexes().map((index) => index.map((hit) => ({ ...hit, customerNo })));

test.prop([ownIndexes, views, permissionSets, zones])(
  'walking the pages shows every permitted document of the view exactly once, the partial page included',
  async (index, view, permissions, zone) => {
    const search = createMemoryDocumentSearch(index, customerNo);
    const list = makeListDocuments({ search, clock: createMemoryClock(day('2026-11-20'), zone) });
    const request = { criteria: { text: '', range: allTime, view }, page: 1 };
    const { total } = await list(request, { permissions });
    const seen: string[] = [];
    for (let page = 1; (page - 1) * pageSize < total; page += 1)
      seen.push(...(await list({ ...request, page }, { permissions })).hits.map(({ number }) => number));
    const permitted = index
      .filter(({ documentDate }) => documentDate !== null)
      .filter(({ kind }) => view === 'both' || view === `${kind}s`)
      .filter(({ kind }) => permissions.includes(kind === 'order' ? 'View Orders' : 'View Invoices'))
      .map(({ number }) => number);
    expect(seen.toSorted()).toEqual(permitted.toSorted());
  },
);

test.prop([ownIndexes, fc.nat({ max: 59 }), storefrontZones])(
  "in every storefront's zone a document is in the list of its own day, and in that day's alone",
  async (index, nth, zone) => {
    const hit = index[nth % Math.max(index.length, 1)];
    if (!hit?.documentDate) return;
    const search = createMemoryDocumentSearch(index, customerNo);
    const clock = createMemoryClock(day('2026-11-20'), zone);
    const list = makeListDocuments({ search, clock });
    const range = { from: hit.documentDate, to: hit.documentDate };
    const { hits } = await list(
      { criteria: { text: '', range, view: 'both' }, page: 1 },
      { permissions: ['View Orders', 'View Invoices'] },
    );
    expect(new Set(hits.map(({ documentDate }) => documentDate))).toEqual(new Set([hit.documentDate]));
  },
);
