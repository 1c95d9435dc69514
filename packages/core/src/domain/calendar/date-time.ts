import { DateTime } from 'luxon';

import { day, type Day } from './day.ts';

/** A day as luxon has it, at its start in UTC. For all that the first page needs not: `day.ts` spares it the library (docs/adr/0002-calendar-days.md). */
export const toDateTime = (day: Day): DateTime => DateTime.fromISO(day, { zone: 'utc' });

/** The day a moment is in, in that moment's own zone. */
export const toDay = (moment: DateTime): Day => day(moment.toFormat('yyyy-MM-dd'));
