import { expect, test } from 'vitest';

import { since } from './since.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', 'en-GB', 'now'],
  ['2026-11-20T12:05:00Z', 'en-GB', 'now'],
  ['2026-11-20T11:58:59Z', 'en-GB', '1 minute ago'],
  ['2026-11-20T09:00:00Z', 'en-GB', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'en-GB', 'yesterday'],
  ['2026-11-10T11:00:00Z', 'de-DE', 'vor 10 Tagen'],
])('%s in %s is %s', (iso, locale, text) => {
  expect(since(iso, now, locale)).toBe(text);
});
