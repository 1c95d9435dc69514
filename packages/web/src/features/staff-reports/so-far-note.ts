import type { Day } from '@connect/core/domain/calendar/day';

import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translator.ts';

/** What is counted, and up to which day where the period is not over. */
export const soFarNote = (
  t: Translate,
  note: string,
  format: Pick<Format, 'longDate'>,
  soFar: Day | null | undefined,
): string =>
  soFar ? t('{note}. Up to {day}, and up to the same day last year.', { note, day: format.longDate(soFar) }) : note;
