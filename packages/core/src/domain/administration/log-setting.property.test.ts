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

  const asked = Date.parse('2026-11-20T12:00:00Z');
  const debug: ChosenLog = { level: 'debug', until: '2026-11-20T13:00:00.000Z' };
  const hour = { level: 'debug', minutes: 60 } as const;

  test.each([
    ['at once', 0, true],
    ['five minutes later', 5 * 60_000, true],
    ['any later', 5 * 60_000 + 1, false],
    ['before it was', -1, false],
  ])('is answered as it stands to who asks again %s: %j', (_, wait, isAnswered) => {
    const decided = decideLog(debug, { choice: hour, was: null, now: asked + wait });
    expect(decided).toEqual(isAnswered ? { chosen: debug } : null);
  });

  test('is not what was asked for where another level stands until the same time', () => {
    const info: ChosenLog = { ...debug, level: 'info' };
    expect(decideLog(info, { choice: hour, was: null, now: asked })).toBeNull();
  });

  test('is told to be otherwise where it was set anew at the same level, or until the same time at another', () => {
    const choice = { level: 'error', minutes: 15 } as const;
    expect(decideLog(debug, { choice, was: { ...debug, until: '2026-11-20T12:15:00.000Z' }, now: asked })).toBeNull();
    expect(decideLog(debug, { choice, was: { ...debug, level: 'info' }, now: asked })).toBeNull();
  });

  test('is the usual for who asks again for that, and told to who wanted it while a colleague set something', () => {
    expect(decideLog(null, { choice: null, was: debug, now: asked })).toEqual({ chosen: null });
    expect(decideLog(debug, { choice: null, was: null, now: asked })).toBeNull();
    expect(decideLog(null, { choice: hour, was: debug, now: asked })).toBeNull();
  });

  test('is what was set until its end, to the millisecond', () => {
    const end = Date.parse(debug.until);
    expect([chosenAt(debug, end - 1), chosenAt(debug, end), chosenAt(null, end)]).toEqual([debug, null, null]);
  });
});
