import { expect, test } from 'vitest';

import { contactPath } from './contact.ts';

test('the tracking fallback leads to /connect/contact (specification §contact-message), with the number of the page one comes from', () => {
  expect(contactPath('SO-1')).toBe('/connect/contact?order=SO-1');
  expect(contactPath('SO 1&x=2')).toBe('/connect/contact?order=SO%201%26x%3D2');
});

test('without a number the contact page stands alone', () => {
  expect(contactPath(null)).toBe('/connect/contact');
  expect(contactPath('')).toBe('/connect/contact');
});
