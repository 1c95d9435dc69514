import { IANAZone } from 'luxon';

/** Whether a text names a zone that times can be told in. */
export const isTimeZone = (zone: string | null | undefined): zone is string =>
  Boolean(zone) && IANAZone.isValidZone(zone ?? '');
