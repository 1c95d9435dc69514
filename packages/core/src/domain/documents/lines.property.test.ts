import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { lineQuantities, lines, orderLines } from '../../testing/arbitraries/documents.ts';
import { lineQuantity, together } from './line-quantity.ts';
import { lineDescription, orderLineClass, orderLineClasses, splitInvoiceLines } from './lines.ts';

const documents = fc.array(lines, { maxLength: 12 });

test.prop([documents])('shipped and not-shipped lines never overlap', (all) => {
  const { shipped, notShipped } = splitInvoiceLines(all);
  expect(shipped.filter((line) => notShipped.includes(line))).toEqual([]);
});

test.prop([documents])('both lists keep the lines in their order', (all) => {
  const { shipped, notShipped } = splitInvoiceLines(all);
  for (const list of [shipped, notShipped]) {
    const places = list.map((line) => all.indexOf(line));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test.prop([documents])('a line that is in neither list has nothing on it: no quantity and no type', (all) => {
  const { shipped, notShipped } = splitInvoiceLines(all);
  const dropped = all.filter((line) => !shipped.includes(line) && !notShipped.includes(line));
  for (const line of dropped) expect([line.quantity, line.type.trim()]).toEqual([0, '']);
});

test.prop([orderLines])('every order line has exactly one class', (line) => {
  expect(orderLineClasses).toContain(orderLineClass(line));
});

test.prop([orderLines, lineQuantities])('shipping more never turns a shipped line into a backorder', (line, more) => {
  const later = { ...line, quantityShipped: together(line.quantityShipped, more) };
  expect(orderLineClass(line) === 'shipped' && orderLineClass(later) === 'backorder').toBe(false);
});

test.prop([orderLines, lineQuantities])(
  'a line is open while any part of a unit is, and shipped with the last',
  (line, left) => {
    const item = { ...line, itemNo: 'HOSE-1', quantity: together(line.quantityShipped, left) };
    expect(orderLineClass(item)).toBe(left > 0 ? 'backorder' : 'shipped');
    expect(orderLineClass({ ...item, quantityShipped: together(item.quantityShipped, left) })).toBe('shipped');
  },
);

test('0.5 of 2.5 is open; 0.1 and 0.2 together are all of 0.3', () => {
  const hose = { itemNo: 'HOSE-1', quantity: lineQuantity(2.5), quantityShipped: lineQuantity(0.5) };
  expect(orderLineClass(hose)).toBe('backorder');
  const sent = together(lineQuantity(0.1), lineQuantity(0.2));
  expect(orderLineClass({ ...hose, quantity: lineQuantity(0.3), quantityShipped: sent })).toBe('shipped');
});

test.prop([lines])('a line that is no charge keeps its description', (line) => {
  const itemNo = `X${line.itemNo}`;
  expect(lineDescription({ ...line, itemNo }, { POSTAGE: 'Postage', SPL123: 'Split' })).toBe(line.description);
});
