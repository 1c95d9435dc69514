import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { lines, orderLines } from '../../testing/arbitraries/documents.ts';
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

test.prop([orderLines, fc.nat({ max: 100 })])(
  'shipping more never turns a shipped line into a backorder',
  (line, more) => {
    const later = { ...line, quantityShipped: line.quantityShipped + more };
    expect(orderLineClass(line) === 'shipped' && orderLineClass(later) === 'backorder').toBe(false);
  },
);

test.prop([lines])('a line that is no charge keeps its description', (line) => {
  const itemNo = `X${line.itemNo}`;
  expect(lineDescription({ ...line, itemNo }, { POSTAGE: 'Postage', SPL123: 'Split' })).toBe(line.description);
});
