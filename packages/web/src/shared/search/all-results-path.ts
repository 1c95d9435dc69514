import { presetRange } from '@connect/core/domain/calendar/date-range';
import type { Day } from '@connect/core/domain/calendar/day';

/** The list with all a text finds, of all time: the panel searches without dates, so the list must not leave any out. */
export const allResultsPath = (text: string, today: Day): string => {
  const { from, to } = presetRange('all-time', today);
  return `/connect/orders?${new URLSearchParams({ show: 'both', q: text.trim(), from, to }).toString()}`;
};
