import { expect, test } from 'vitest';
import { sentBy } from './file-import.ts';

test.each([
  ['Anna', 'Kerr', 'Anna Kerr: prices.csv'],
  ['Anna', '', 'Anna: prices.csv'],
  ['', 'Kerr', 'Kerr: prices.csv'],
])('a file that %s %s hands over is named with them: %s', (firstName, lastName, named) => {
  expect(sentBy({ firstName, lastName }, 'prices.csv')).toBe(named);
});
