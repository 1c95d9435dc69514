import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { hits } from '../../testing/arbitraries/lists.ts';
import { hitDestination, shownNumbers, visibleSkus } from './hit.ts';

const viewers = fc.constantFrom('customer' as const, 'account-manager' as const);

test.prop([hits])('what is hidden of a result is a charge or nothing, and the rest keeps its order', (hit) => {
  const shown = visibleSkus(hit);
  const hidden = hit.skus.filter((sku) => !shown.includes(sku)).map((sku) => sku.trim());
  expect(['POSTAGE', 'FEE', '']).toEqual(expect.arrayContaining(hidden));
  expect(hit.skus.filter((sku) => shown.includes(sku))).toEqual(shown);
});

test.prop([hits, viewers])('every row has a number to click on, one of the document itself', (hit, viewer) => {
  const { main } = shownNumbers(hit, viewer);
  expect(main).not.toBe('');
  expect([hit.number, hit.orderNumber, hit.poNumber, hit.srNumber]).toContain(main);
});

test.prop([hits, viewers])('every result leads somewhere, by a number of its own', (hit, viewer) => {
  expect([hit.number, hit.orderNumber]).toContain(hitDestination(hit, viewer).id);
});

test.prop([hits])('a customer is never taken to a screen of the staff', (hit) => {
  expect(['order', 'invoice']).toContain(hitDestination(hit, 'customer').screen);
});
