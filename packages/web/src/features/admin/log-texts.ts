import type { LogLevel, LogMinutes } from '@connect/core/domain/administration/log-setting';

import type { Translate } from '../../i18n/translator.ts';

/** What is logged at each level. */
export const levelTexts = (t: Translate): Readonly<Record<LogLevel, string>> => ({
  silent: t('Nothing'),
  error: t('Errors only'),
  warn: t('Errors and warnings'),
  info: t('Every request'),
  debug: t('Every request and database query'),
});

export const minutesTexts = (t: Translate): Readonly<Record<LogMinutes, string>> => ({
  15: t('15 minutes'),
  60: t('1 hour'),
  1440: t('24 hours'),
});
