import { orderingErrorCodes } from '@connect/contract/error-codes';
import type { Refusal } from '@connect/core/ports/failure';
import { expect, test } from 'vitest';

import { loadTranslator } from '../../i18n/load-translator.ts';
import { orderingRefusalText } from './ordering-refusal.ts';

const refusal = (code: string): Refusal => ({
  failure: 'rejected',
  message: { code, text: 'In the words of the server.', values: {}, errors: {}, html: null },
});

test.each(orderingErrorCodes)('%s is told in every language', async (code) => {
  const texts = await Promise.all(
    (['en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE'] as const).map(async (locale) => {
      const { t } = await loadTranslator(locale, '/connect/checkout');
      return orderingRefusalText(t, refusal(code));
    }),
  );
  expect(texts).not.toContain('In the words of the server.');
  expect(new Set(texts).size).toBe(texts.length);
});

test('what is no matter of ordering is told as elsewhere', async () => {
  const { t } = await loadTranslator('de-DE', '/connect/checkout');
  expect(orderingRefusalText(t, refusal('something_new'))).toBe('In the words of the server.');
  expect(orderingRefusalText(t, { failure: 'unavailable', message: null })).toContain('Server');
});
