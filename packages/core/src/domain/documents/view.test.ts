import { describe, expect, test } from 'vitest';

import { chosenView, documentViews, offeredViews, viewKinds } from './view.ts';

test('orders only or invoices only is one query, both is two (specification §list-search)', () => {
  expect(documentViews.map((view) => viewKinds(view).length)).toEqual([1, 1, 2]);
});

describe('the chosen view', () => {
  const all = documentViews;

  test('of query show wins over the stored view (decisions §address-before-store)', () => {
    expect(chosenView('orders', 'invoices', all)).toBe('orders');
  });

  test('that is stored wins over both (decisions §address-before-store)', () => {
    expect(chosenView(undefined, 'invoices', all)).toBe('invoices');
  });

  test('is both by default (specification §list-views)', () => {
    expect(chosenView(undefined, null, all)).toBe('both');
  });

  test.each(['Orders', 'all', 1, ['orders'], ''])('is not %j: a value nobody knows is skipped', (junk) => {
    expect(chosenView(junk, 'invoices', all)).toBe('invoices');
    expect(chosenView(undefined, junk, all)).toBe('both');
  });

  test('is never one whose documents the user may not see (decisions §permitted-indexes)', () => {
    expect(chosenView('both', 'invoices', offeredViews(['order']))).toBe('orders');
  });
});

test('a view is offered when all its kinds are permitted (decisions §permitted-indexes)', () => {
  expect(offeredViews(['order', 'invoice'])).toEqual(['orders', 'invoices', 'both']);
  expect(offeredViews(['order'])).toEqual(['orders']);
  expect(offeredViews(['invoice'])).toEqual(['invoices']);
  expect(offeredViews([])).toEqual([]);
});
