import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createMemoryQuickOrderDrafts } from '../../testing/memory/quick-order-drafts.ts';
import { makeKeepQuickOrder, type TypedOrder } from './keep-quick-order.ts';

const typed: fc.Arbitrary<TypedOrder> = fc.record({
  lines: fc.array(fc.record({ sku: fc.string(), quantity: fc.string() }), { maxLength: 3 }),
  pasted: fc.string(),
});
let versions = 0;
const open = (drafts = createMemoryQuickOrderDrafts(), isSignedIn = () => true) =>
  makeKeepQuickOrder({ drafts, isSignedIn, newVersion: () => `v${(versions += 1)}` });

test.prop([fc.array(fc.record({ tab: fc.nat(2), order: fc.option(typed) }), { minLength: 1 })])(
  'of several tabs each catches up with what another kept last, once, and never with its own',
  (steps) => {
    const keepQuickOrder = open();
    const tabs = [0, 1, 2].map(() => keepQuickOrder('ann'));
    let last: { readonly by: number; readonly order: TypedOrder } | null = null;
    const knows = new Set([0, 1, 2]);
    for (const { tab, order } of steps) {
      if (order) {
        expect(tabs[tab]?.keep(order)).toBe(true);
        last = { by: tab, order };
        knows.clear();
      } else {
        const news = knows.has(tab) ? null : (last?.order ?? null);
        if (news) expect(tabs[tab]?.catchUp()).toMatchObject(news);
        else expect(tabs[tab]?.catchUp()).toBeNull();
      }
      knows.add(tab);
    }
    if (last) expect(keepQuickOrder('ann').found).toMatchObject(last.order);
    expect(keepQuickOrder('ben').found).toBeNull();
  },
);

test.prop([typed, fc.nat(12)])('where there is no room for a list that is pasted the lines are kept', (order, room) => {
  const memory = createMemoryQuickOrderDrafts();
  const keepQuickOrder = open({
    ...memory,
    keep: (owner, draft) => draft.pasted.length <= room && memory.keep(owner, draft),
  });
  const isAllKept = keepQuickOrder('ann').keep(order);
  expect(isAllKept).toBe(order.pasted.length <= room);
  expect(keepQuickOrder('ann').found).toMatchObject(isAllKept ? order : { ...order, pasted: '' });
});

test.prop([typed, typed])('what a screen would keep once its user has signed out is not kept', (before, after) => {
  const drafts = createMemoryQuickOrderDrafts();
  let isSignedIn = true;
  const order = open(drafts, () => isSignedIn)('ann');
  order.keep(before);
  isSignedIn = false;
  // There was no lack of room to tell of.
  expect(order.keep(after)).toBe(true);
  expect(open(drafts)('ann').found).toMatchObject(before);
});
