import { DateTime } from 'luxon';
import type { FigureName } from '../../domain/account/figures.ts';
import type { DateRange } from '../../domain/calendar/date-range.ts';
import { toDay } from '../../domain/calendar/date-time.ts';
import { day, type Day } from '../../domain/calendar/day.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FigureCache, Figures } from '../../ports/figure-cache.ts';
import type { Preferences } from '../../ports/preferences.ts';
import type { Random } from '../../ports/random.ts';
import type { SampleDrafts } from '../../ports/sample-drafts.ts';
import type { SampleEntry } from '../../domain/samples/sample-entry.ts';

/** A clock that stands still until it is set. */
export interface MemoryClock extends Clock {
  /** Milliseconds since 1970, or an ISO time in the clock's zone. */
  set(moment: number | string): void;
  advance(milliseconds: number): void;
  zone: string;
}

/** A clock at noon of a day in a zone. */
export const createMemoryClock = (today: Day = day('2026-11-20'), zone = 'Europe/London'): MemoryClock => {
  let moment = DateTime.fromISO(`${today}T12:00`, { zone }).toMillis();
  const here = (day: Day): DateTime => DateTime.fromISO(day, { zone: clock.zone });
  const clock: MemoryClock = {
    zone,
    now: () => moment,
    today: () => toDay(DateTime.fromMillis(moment, { zone: clock.zone })),
    startOf: (day) => here(day).startOf('day').toUnixInteger(),
    endOf: (day) => here(day).endOf('day').toUnixInteger(),
    set: (to) => {
      moment = typeof to === 'number' ? to : DateTime.fromISO(to, { zone: clock.zone }).toMillis();
    },
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
  return clock;
};

/** Cached figures in memory. A `blocked` store drops whatever it is given. */
export const createMemoryFigureCache = ({ blocked = false } = {}): FigureCache => {
  type Entry<Name extends FigureName> = { readonly value: Figures[Name]; readonly storedAt: number };
  let stored: { [Name in FigureName]?: Entry<Name> } = {};
  return {
    get: (name) => stored[name] ?? null,
    set: (name, value, storedAt) => {
      if (!blocked) stored = { ...stored, [name]: { value, storedAt } };
    },
    clear: () => {
      stored = {};
    },
  };
};

/** Choices in memory. A `blocked` store drops whatever it is given. */
export const createMemoryPreferences = ({ blocked = false } = {}): Preferences => {
  let range: DateRange | null = null;
  let view: string | null = null;
  let censored = true;
  let email: string | null = null;
  return {
    range: () => range,
    setRange: (chosen) => {
      if (!blocked) range = chosen;
    },
    view: () => view,
    setView: (chosen) => {
      if (!blocked) view = chosen;
    },
    censored: () => censored,
    setCensored: (chosen) => {
      if (!blocked) censored = chosen;
    },
    rememberedEmail: () => email,
    rememberEmail: (remembered) => {
      if (!blocked) email = remembered;
    },
  };
};

/** Sample orders not sent yet, in memory. A `blocked` store drops whatever it is given. */
export const createMemorySampleDrafts = ({ blocked = false } = {}): SampleDrafts => {
  const kept = new Map<string, SampleEntry>();
  return {
    find: (email) => kept.get(email) ?? null,
    keep: (email, entry) => {
      if (!blocked) kept.set(email, entry);
    },
    forget: (email) => kept.delete(email),
  };
};

/** Random numbers that are not: the given ones in turn, again and again. */
export const createMemoryRandom = (...numbers: readonly number[]): Random => {
  let count = 0;
  return () => numbers[count++ % numbers.length] ?? 0;
};
