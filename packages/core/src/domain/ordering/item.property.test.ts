import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { maxQuantity } from './quantity.ts';
import { day } from '../calendar/day.ts';
import { items, quantitiesOf } from '../../testing/arbitraries/ordering.ts';
import { comparePrices } from '../money/unit-price.ts';
import { isOverStock, lineProblem, orderableQuantity, priceAt, sentOn } from './item.ts';

const lines = items.chain((item) => fc.tuple(fc.constant(item), quantitiesOf(item)));

test.prop([lines, fc.integer({ min: 1, max: 3000 })])(
  'who orders more never pays more for one',
  ([item, quantity], more) => {
    expect(comparePrices(priceAt(item, quantity + more), priceAt(item, quantity))).toBeLessThanOrEqual(0);
    expect(item.prices.map(({ price }) => price)).toContain(priceAt(item, quantity));
  },
);

test.prop([lines])('the quantity offered is the smallest that can be ordered and is not below', ([item, quantity]) => {
  const current = { ...item, discontinued: false };
  const offered = orderableQuantity(current, quantity);
  let smallest: number = quantity;
  while (smallest < offered && lineProblem(current, smallest) !== null) smallest += 1;
  expect(smallest).toBe(offered);
  if (offered <= maxQuantity) expect(lineProblem(current, offered)).toBeNull();
  expect(orderableQuantity(current, offered)).toBe(offered);
});

test.prop([lines])('a line is without a problem exactly when it can be ordered', ([item, quantity]) => {
  const isWhole = quantity % item.packSize === 0 && quantity >= item.minimum && quantity <= maxQuantity;
  expect(lineProblem(item, quantity) === null).toBe(isWhole && !item.discontinued);
  expect(lineProblem(null, quantity)).toBe('unknown');
});

test.prop([lines])('what is over stock is sent later, everything else today', ([item, quantity]) => {
  const today = day('2026-11-20');
  const due = sentOn({ ...item, restockedOn: null }, quantity, today);
  expect(due > today).toBe(isOverStock(item, quantity) && item.leadDays > 0);
  expect(sentOn({ ...item, stock: quantity }, quantity, today)).toBe(today);
});
