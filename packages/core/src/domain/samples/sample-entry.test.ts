import { describe, expect, test } from 'vitest';

import { quantityOf } from '../ordering/quantity.ts';
import { skuOf } from '../ordering/sku.ts';
import { day } from '../calendar/day.ts';
import { anOrder, anOrderLine } from '../../testing/examples.ts';
import {
  addItem,
  chosenAddress,
  draftOf,
  emptyEntry,
  entryAgain,
  formOf,
  isStarted,
  shipToOfAddress,
  withCustomer,
} from './sample-entry.ts';
import { sampleFormProblems } from './sample-form.ts';
import type { SampleItem } from './sample-order.ts';

const today = day('2026-11-20');
const empty = emptyEntry('k1', today);
const glove: SampleItem = {
  sku: skuOf('GLV-8841-L'),
  title: 'Grip glove',
  brand: 'Hold',
  thumbnail: null,
  slug: 'grip-glove',
};
const depot = {
  id: 'a1',
  name: 'Leeds depot',
  address: '40 Cross Green Approach',
  address2: '',
  city: 'Leeds',
  county: 'West Yorkshire',
  postCode: 'LS9 0SG',
  country: 'GB',
};
const site = { ...depot, id: 'a2', name: 'Site', address: 'Gate 3', address2: 'Riverside Way' };
const customer = { no: 'C10482', isBlocked: false, addresses: [depot, site] };

test('a form begins with a follow-up in two weeks, and is not begun for that', () => {
  expect(emptyEntry('k1', today)).toEqual({
    idempotencyKey: 'k1',
    customerNo: null,
    addressId: null,
    elsewhere: false,
    written: { name: '', address: '', address2: '', postCode: '' },
    lines: [],
    reason: '',
    followUpOn: '2026-12-04',
  });
  expect(isStarted(empty)).toBe(false);
});

test.each([
  { customerNo: 'C1' },
  { lines: [{ item: glove, quantity: quantityOf(1) }] },
  { reason: ' ' },
  { written: { ...empty.written, postCode: 'L' } },
])('%j is a form that is begun', (part) => {
  expect(isStarted({ ...empty, ...part })).toBe(true);
});

test('a form with fifty items takes no other, but more of one', () => {
  const other = (number: number): SampleItem => ({ ...glove, sku: skuOf(`HAT-${number}`) });
  const items = Array.from({ length: 50 }, (_, index) => other(index));
  const full = items.reduce<ReturnType<typeof addItem>>((lines, item) => addItem(lines, item), []);
  expect(full).toHaveLength(50);
  expect(addItem(full, glove)).toBe(full);
  expect(addItem(full, other(7), 2).map(({ quantity }) => quantity)).toEqual(
    full.map((_, index) => (index === 7 ? 3 : 1)),
  );
});

describe('where it goes', () => {
  test('is the first address of a customer, until another is chosen', () => {
    expect(chosenAddress(empty, customer.addresses)).toBe(depot);
    expect(chosenAddress({ ...empty, addressId: 'a2' }, customer.addresses)).toBe(site);
  });

  test('is what is written where that is wanted, and where the customer has no address', () => {
    expect(chosenAddress({ ...empty, addressId: 'a2', elsewhere: true }, customer.addresses)).toBeNull();
    expect(chosenAddress(empty, [])).toBeNull();
  });

  test('has the town in its second line, as orders have it', () => {
    expect(shipToOfAddress(depot)).toEqual({
      name: 'Leeds depot',
      address: '40 Cross Green Approach',
      address2: 'Leeds',
      postCode: 'LS9 0SG',
    });
    expect(shipToOfAddress(site).address2).toBe('Riverside Way, Leeds');
  });

  test('begins anew with another customer, and what was written stays at hand', () => {
    const written = { name: 'Anna', address: '1 Quay', address2: '', postCode: 'H1' };
    const entry = { ...empty, customerNo: 'C1', elsewhere: true, addressId: 'a2', written };
    expect(withCustomer(entry, 'C1')).toBe(entry);
    expect(withCustomer(entry, 'C2')).toEqual({ ...empty, customerNo: 'C2', written });
  });
});

test('a filled-in form is sent as it stands, with the key of its own', () => {
  const entry = {
    ...withCustomer(empty, 'C10482'),
    lines: addItem(addItem([], glove, 2), glove),
    reason: 'Trial on site',
  };
  const draft = draftOf(entry, customer);
  expect(sampleFormProblems(draft, today)).toEqual([]);
  expect(formOf(entry, draft)).toEqual({
    idempotencyKey: 'k1',
    customerNo: 'C10482',
    shipTo: shipToOfAddress(depot),
    lines: [{ sku: skuOf('GLV-8841-L'), quantity: quantityOf(3) }],
    reason: 'Trial on site',
    followUpOn: day('2026-12-04'),
  });
});

test('a form without a customer is sent without a number, which the server refuses', () => {
  expect(formOf(empty, draftOf(empty, null)).customerNo).toBe('');
});

test('an empty form has a problem in each field that must be filled in', () => {
  const fields = sampleFormProblems(draftOf(empty, null), today).map(({ field }) => field);
  expect(new Set(fields)).toEqual(new Set(['customer', 'shipTo', 'lines', 'reason']));
});

test('ordering again takes customer, place and items, but neither charges nor notes nor the reason', () => {
  const order = anOrder();
  const line = anOrderLine({ itemNo: 'GLV-1', description: 'Glove', quantity: quantityOf(250) });
  const lines = [
    { ...line, slug: 'glove' },
    { ...line, itemNo: 'POSTAGE' },
    { ...line, itemNo: 'N', type: ' ' },
    { ...line, itemNo: 'HAT-2', slug: null },
  ];
  const entry = entryAgain(
    {
      order: { ...order, lines },
      customerNo: 'C7',
      customerName: 'Seven',
      currencyCode: 'GBP',
      reason: 'Once',
      createdBy: null,
      followUpOn: day('2026-01-01'),
      followedUpAt: null,
      followUpDue: false,
    },
    'k2',
    today,
  );
  expect(entry).toMatchObject({
    idempotencyKey: 'k2',
    customerNo: 'C7',
    elsewhere: true,
    written: shipToOfAddress(order.shipTo),
    reason: '',
  });
  expect(entry.followUpOn).toBe('2026-12-04');
  const item = { title: 'Glove', brand: '', thumbnail: line.thumbnail };
  expect(entry.lines).toEqual([
    { item: { ...item, sku: 'GLV-1', slug: 'glove' }, quantity: 99 },
    { item: { ...item, sku: 'HAT-2', slug: '' }, quantity: 99 },
  ]);
});
