import { expect, test } from 'vitest';

import { addressLines } from './address-lines.ts';

test('the town stands before the post code, which stays in one line; what is empty is left out', () => {
  const address = { address: '4 Mill Lane', address2: '', city: 'Leeds', county: '', postCode: 'LS9 7DN', country: '' };
  expect(addressLines(address)).toEqual(['4 Mill Lane', 'Leeds', 'LS9\u00a07DN']);
});
