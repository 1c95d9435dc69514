import fc from 'fast-check';
import { addDays, day, type Day } from '../../domain/calendar/day.ts';
import type { DateRange } from '../../domain/calendar/date-range.ts';

const dayBetween = (min: string, max: string): fc.Arbitrary<Day> =>
  fc
    .date({ min: new Date(`${min}T00:00:00Z`), max: new Date(`${max}T00:00:00Z`), noInvalidDate: true })
    .map((date) => day(date.toISOString().slice(0, 10)));

/** Any day a document can carry: from the portal's first year to a good while ahead. */
export const days: fc.Arbitrary<Day> = dayBetween('1994-01-01', '2099-12-31');

/** Any day that a person can type as `dd/MM/yyyy`. */
export const typedDays: fc.Arbitrary<Day> = dayBetween('0001-01-01', '9999-12-31');

/** Any range, a single day included. */
export const ranges: fc.Arbitrary<DateRange> = fc
  .tuple(days, fc.integer({ min: 0, max: 4000 }))
  .map(([from, count]) => ({ from, to: addDays(from, count) }));

const zonesOfStorefronts = [
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Asia/Dubai',
  'Australia/Sydney',
  'Australia/Perth',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Warsaw',
  'Europe/Berlin',
];

/** Zones in which the storefronts' customers are. */
export const storefrontZones: fc.Arbitrary<string> = fc.constantFrom(...zonesOfStorefronts);

/** Zones of the storefronts, and some with offsets of their own. */
export const zones: fc.Arbitrary<string> = fc.constantFrom(
  ...zonesOfStorefronts,
  'UTC',
  'Asia/Kathmandu',
  'Pacific/Auckland',
  'Pacific/Pago_Pago',
);

/** A moment as milliseconds since 1970, within the life of the portal. */
export const moments: fc.Arbitrary<number> = fc.integer({
  min: Date.UTC(1995, 0, 1),
  max: Date.UTC(2095, 0, 1),
});

/** The same as the portal's records have it: ISO 8601 in UTC. */
export const instants: fc.Arbitrary<string> = moments.map((moment) => new Date(moment).toISOString());
