import { presetRange } from '../calendar/date-range.ts';
import type { Day } from '../calendar/day.ts';
import type { ListCriteria } from './list-state.ts';

/**
 * The same of all time, for a list that found nothing in its days (specification §list-loading); null where those are all time already.
 */
export const overAllTime = (criteria: ListCriteria, today: Day): ListCriteria | null => {
  const range = presetRange('all-time', today);
  const isAllTime = criteria.range.from <= range.from && criteria.range.to >= range.to;
  return isAllTime ? null : { ...criteria, range };
};
