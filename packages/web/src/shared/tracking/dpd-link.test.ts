import { expect, test } from 'vitest';

import { dpdLink } from './dpd-link.ts';

test('DPD gets a link to its tracking search with the tracking number (specification §tracking-panels)', () => {
  expect(dpdLink('https://carrier.example/search', '1550 & 2')).toBe(
    'https://carrier.example/search?reference=1550+%26+2',
  );
});

test('an address that is none is left as it is', () => {
  expect(dpdLink('nowhere', '1')).toBe('nowhere');
});
