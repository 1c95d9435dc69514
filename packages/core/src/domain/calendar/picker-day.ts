import { DateTime } from 'luxon';

import { toDay } from './date-time.ts';
import type { Day } from './day.ts';

/** The day a person typed as `dd/MM/yyyy` (specification §date-picker), single digits allowed; null when there is no such day. */
export const parsePickerDay = (text: string): Day | null => {
  const typed = DateTime.fromFormat(text.trim(), 'd/M/yyyy', { zone: 'utc', locale: 'en-GB' });
  return typed.isValid ? toDay(typed) : null;
};
