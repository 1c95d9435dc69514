import type { PresetName } from '@connect/core/domain/calendar/date-range';

import { msg } from '../../../i18n/translator.ts';

/** What the presets of the picker are called (specification §presets). */
export const presetTexts: Readonly<Record<PresetName, string>> = {
  'all-time': msg('All time'),
  today: msg('Today'),
  yesterday: msg('Yesterday'),
  'last-30-days': msg('Last 30 days'),
  'last-90-days': msg('Last 90 days'),
  'this-week': msg('This week'),
  'last-week': msg('Last week'),
  'this-month': msg('This month'),
  'last-month': msg('Last month'),
  'this-year': msg('This year'),
  'last-year': msg('Last year'),
};
