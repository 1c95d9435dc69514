import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { sampleNumbers } from '../../testing/arbitraries/documents.ts';
import { pence } from '../../testing/money.ts';
import { hits } from '../../testing/arbitraries/lists.ts';
import { isSample, isSampleForAccountManager } from './sample.ts';
import { isSampleReference } from './sample-reference.ts';

test.prop([sampleNumbers, fc.stringMatching(/^[^0-9]+$/), fc.string()])(
  'a sample number is one, and no longer with anything but digits round it',
  (number, more, before) => {
    expect(isSampleReference(number)).toBe(true);
    expect(isSampleReference(`${number}${more}`)).toBe(false);
    expect(isSampleReference(`${before}x${number}`)).toBe(false);
  },
);

test.prop([hits])('an account manager sees as many samples as a customer, or more', (hit) => {
  expect(isSample(hit) && !isSampleForAccountManager(hit)).toBe(false);
});

test.prop([hits])('where there is something to pay, both see the same samples', (hit) => {
  const charged = { ...hit, totalIncVat: pence(12_50) };
  expect(isSampleForAccountManager(charged)).toBe(isSample(charged));
});
