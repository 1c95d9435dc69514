import { formatter } from '@lingui/format-po';
import type { LinguiConfig } from '@lingui/conf';

/** English texts are the message ids, so that a missing translation still reads. */
const config: LinguiConfig = {
  sourceLocale: 'en',
  locales: ['en', 'en-US', 'fr', 'it', 'pl', 'de'],
  catalogs: [{ path: '<rootDir>/src/i18n/locales/{locale}/messages', include: ['src'] }],
  format: formatter({ explicitIdAsDefault: true }),
};

export default config;
