import { administrationErrorCodes } from '@connect/contract/error-codes';
import type { Refusal } from '@connect/core/ports/failure';
import { expect, test } from 'vitest';

import { loadTranslator } from '../../i18n/load-translator.ts';
import { adminRefusalText } from './admin-refusal.ts';

const refusal = (code: string): Refusal => ({
  failure: 'rejected',
  message: { code, text: 'In the words of the server.', values: {}, errors: {}, html: null },
});

test.each(administrationErrorCodes)('%s is told in every language', async (code) => {
  const texts = await Promise.all(
    (['en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE'] as const).map(async (locale) => {
      const { t } = await loadTranslator(locale, '/connect/admin/{-$part}');
      return adminRefusalText(t, refusal(code));
    }),
  );
  expect(texts).not.toContain('In the words of the server.');
  expect(new Set(texts).size).toBe(texts.length);
});
