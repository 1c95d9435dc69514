import { expect, test } from 'vitest';

import { sourceName } from './text-words.ts';

test('a text is named in English beside another language, and wherever two have the same words', () => {
  expect(sourceName('Samples', 'de')).toBe('Samples');
  expect(sourceName('Samples', 'en')).toBeNull();
  expect(sourceName('customers|All', 'de')).toBe('All (customers)');
  expect(sourceName('customers|All', 'en')).toBe('All (customers)');
});
