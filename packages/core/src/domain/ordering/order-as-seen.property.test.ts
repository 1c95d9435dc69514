import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createMemoryOrdering } from '../../testing/memory/checkouts.ts';
import { pence } from '../../testing/money.ts';
import { items } from '../../testing/arbitraries/ordering.ts';
import { day } from '../calendar/day.ts';
import { basketLine, basketTotals, type Basket } from './basket.ts';
import { emptyCheckout } from './checkout-entry.ts';
import { orderAsSeen, type CheckoutView } from './order-as-seen.ts';
import type { WaitReason } from './placement.ts';
import { quantityOf } from './quantity.ts';

const buyer = { email: 'ann@northgate.example', spendLimit: null };
const answer = await createMemoryOrdering({ today: day('2026-11-20'), credit: pence(100_00) })
  .checkoutsOf(buyer)
  .load();
const details = answer.ok ? answer.value : null;

const baskets: fc.Arbitrary<Basket> = fc
  .uniqueArray(fc.tuple(items, fc.integer({ min: 1, max: 3 }).map(quantityOf)), {
    selector: ([{ sku }]) => sku,
    maxLength: 2,
  })
  .map((of) => of.map(([item, quantity]) => basketLine(item, quantity)))
  .map((lines) => ({ version: 1, lines, ...basketTotals(lines, { vatPercent: 20, currency: 'GBP' }), notices: [] }));
const waits = fc.subarray<WaitReason>(['over-credit', 'over-limit']);
const viewOf = (basket: Basket, wouldWait: readonly WaitReason[]): CheckoutView => ({
  basket,
  checkout: details && { ...details, wouldWait },
  isSettled: true,
  hasFailed: false,
  storefront: 'de/de',
});

test.prop([baskets, waits, fc.subarray<WaitReason>(['over-credit', 'over-limit'])])(
  'what was looked at goes, as it is now, if it waits for nothing that was not said',
  (basket, shown, would) => {
    const later = { ...basket, version: basket.version + 1 };
    const decided = orderAsSeen({ ...emptyCheckout, notes: ' ring ' }, viewOf(basket, shown), viewOf(later, would));
    const wasShown = would.every((reason) => shown.includes(reason));
    expect(decided.kind).toBe(wasShown ? 'ready' : 'stopped');
    if (decided.kind === 'ready')
      expect(decided.order).toMatchObject({ basketVersion: later.version, notes: 'ring', storefront: 'de/de' });
  },
);

test.prop([baskets, baskets])('a basket of other items, quantities or prices does not go', (seen, now) => {
  const looks = ({ lines }: Basket) => lines.map(({ item, quantity, amount }) => [item.sku, quantity, amount.minor]);
  const { kind } = orderAsSeen(emptyCheckout, viewOf(seen, []), viewOf(now, []));
  if (JSON.stringify(looks(seen)) !== JSON.stringify(looks(now))) expect(kind).toBe('changed');
});

test.prop([baskets, fc.record({ isSettled: fc.boolean(), hasFailed: fc.boolean() })])(
  'nothing goes while something is on its way, and nothing is waited for that failed',
  (basket, state) => {
    const view = viewOf(basket, []);
    const { kind } = orderAsSeen(emptyCheckout, view, { ...view, ...state });
    if (state.hasFailed) expect(kind).toBe('stopped');
    else expect(kind).toBe(state.isSettled ? 'ready' : 'pending');
  },
);
