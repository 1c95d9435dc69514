import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chosenAt, chosenLevels, decideLog, levelOf, logLevels, logMinutes, type ChosenLog } from './log-setting.ts';

const times = fc.integer({ min: 0, max: 4e12 });
const chosen = fc.record({
  level: fc.constantFrom(...chosenLevels),
  until: times.map((at) => new Date(at).toISOString()),
});
const kept = fc.option(chosen);
const choices = fc.option(
  fc.record({ level: fc.constantFrom(...chosenLevels), minutes: fc.constantFrom(...logMinutes) }),
);
const usual = fc.constantFrom(...logLevels);

describe('how much is logged (specification §log)', () => {
  test.prop([kept, times, usual])('is the usual again once the time is over, whatever was set', (set, now, level) => {
    const at = (time: number) => levelOf({ usual: level, chosen: chosenAt(set, time) });
    const end = set ? Date.parse(set.until) : 0;
    expect(at(Math.max(now, end))).toBe(level);
    if (set && now < end) expect(at(now)).toBe(set.level);
  });

  test.prop([kept, choices, times])(
    'is what was asked for, for as long as was asked, by who saw what stands',
    (was, choice, now) => {
      const decided = decideLog(was, { choice, was, now });
      expect(decided?.chosen?.level).toBe(choice?.level);
      const until = decided?.chosen?.until;
      if (choice && until) expect(Date.parse(until) - now).toBe(choice.minutes * 60_000);
    },
  );

  test.prop([kept, choices, times, times])(
    'is the same for who asks again, as the answer got lost',
    (was, choice, now, wait) => {
      const first = decideLog(was, { choice, was, now });
      const standing = first?.chosen ?? null;
      const again = decideLog(standing, { choice, was, now: now + (wait % 20_000) });
      if (standing?.until !== was?.until) expect(again?.chosen).toEqual(standing);
      expect(again?.chosen?.level).toBe(choice?.level);
    },
  );

  test.prop([kept, kept, choices, times])('is not changed by who saw something else', (stands, was, choice, now) => {
    const same = (a: ChosenLog | null, b: ChosenLog | null) => a?.level === b?.level && a?.until === b?.until;
    const decided = decideLog(stands, { choice, was, now });
    if (!same(stands, was)) expect(decided?.chosen ?? stands).toEqual(stands);
    else expect(decided).not.toBeNull();
  });

  test.prop([choices, choices, kept, times])(
    'is told to who would take from a colleague what they chose',
    (theirs, choice, was, now) => {
      fc.pre(theirs?.level !== choice?.level || theirs?.minutes !== choice?.minutes);
      const stands = decideLog(was, { choice: theirs, was, now })?.chosen ?? null;
      fc.pre(stands?.level !== was?.level || stands?.until !== was?.until);
      expect(decideLog(stands, { choice, was, now: now + 1000 })).toBeNull();
    },
  );
});
