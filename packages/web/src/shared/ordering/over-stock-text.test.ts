import { day } from '@connect/core/domain/calendar/day';
import { expect, test } from 'vitest';

import { formatOf } from '../../i18n/format.ts';
import { loadTranslator } from '../../i18n/load-translator.ts';
import { overStockText } from './over-stock-text.ts';

test.each([
  [1200, 'Only 1,200 in stock. We expect to ship the full quantity on 18 December 2026.'],
  [0, 'Not in stock. We expect to ship the full quantity on 18 December 2026.'],
  [-3, 'Not in stock. We expect to ship the full quantity on 18 December 2026.'],
])('with %i in stock', async (stock, text) => {
  const { t } = await loadTranslator('en-GB', '/connect/quick-order');
  expect(overStockText(t, formatOf('en-GB'), stock, day('2026-12-18'))).toBe(text);
});
