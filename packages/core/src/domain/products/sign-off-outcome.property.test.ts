import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { SignOffLevel } from './sign-off.ts';
import { signOffOutcome, undoTime, wasDoneBy } from './sign-off-outcome.ts';
import type { LastSignOff } from './sign-off-outcome.ts';

const people = {
  brook: { first: true, second: false },
  anna: { first: true, second: false },
  sasha: { first: true, second: true },
} as const;
type Name = keyof typeof people;
const names = ['brook', 'anna', 'sasha'] as const;

/** Actions of one page each: `brook-1` is one press of Brook's, however often it is sent. */
const step = fc.record({
  person: fc.constantFrom(...names),
  press: fc.integer({ min: 1, max: 3 }),
  level: fc.constantFrom<SignOffLevel>('first', 'second'),
  undo: fc.boolean(),
  named: fc.boolean(),
  later: fc.constantFrom(0, 1000, undoTime, undoTime + 1),
});

interface World {
  last: Record<SignOffLevel, LastSignOff | null>;
  now: number;
}

const run = (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[], world: World) =>
  steps.map(({ person, press, level, undo, named, later }) => {
    world.now += later;
    const before = { ...world.last };
    const times = { signedOffAt: isGiven(before.first) ? 5 : -1, secondSignedOffAt: isGiven(before.second) ? 6 : -1 };
    // A press signs at one level; that it is named differs from the other's.
    const action = named ? `${person}-${level}-${press}` : null;
    const ask = { level, undo, action, person, last: before[level], now: world.now };
    const outcome = signOffOutcome(people[person], times, ask);
    if (outcome === 'done') world.last[level] = { by: person, action, at: world.now, undo };
    return { person, level, undo, action, outcome, before, after: { ...world.last }, now: world.now };
  });

const isGiven = (last: LastSignOff | null): boolean => last !== null && !last.undo;
const fresh = (): World => ({ last: { first: null, second: null }, now: 1_000_000 });

test.prop([fc.array(step, { maxLength: 30 })])(
  'an undo that names an action takes back that one’s sign-off alone, whatever others did meanwhile',
  (steps) => {
    for (const { undo, action, outcome, before, level, person } of run(steps, fresh()))
      if (undo && action !== null && outcome === 'done')
        expect(before[level]).toMatchObject({ by: person, action, undo: false });
  },
);

test.prop([fc.array(step, { maxLength: 20 }), fc.constantFrom<Name>(...names)])(
  'of two who press from stale pages one changes it; the undo of the other changes nothing',
  (steps, other) => {
    const world = fresh();
    run(steps, world);
    world.last = { first: { by: 'anna', action: 'anna-x', at: world.now, undo: false }, second: null };
    const [sign, undo] = [false, true].map((takesBack) =>
      signOffOutcome(
        people[other],
        { signedOffAt: 5, secondSignedOffAt: -1 },
        { level: 'first', undo: takesBack, action: 'late', person: other, last: world.last.first, now: world.now },
      ),
    );
    expect([sign, undo]).toEqual(['same', 'signed-by-other']);
  },
);

test.prop([fc.array(step, { maxLength: 30 })])(
  'an action that is sent twice answers the second time that it did it, and changes nothing more',
  (steps) => {
    for (const { person, level, undo, action, outcome, after, now } of run(steps, fresh())) {
      if (outcome !== 'done' || action === null) continue;
      const times = { signedOffAt: isGiven(after.first) ? 5 : -1, secondSignedOffAt: isGiven(after.second) ? 6 : -1 };
      const again = signOffOutcome(people[person], times, { level, undo, action, person, last: after[level], now });
      expect(again).toBe('again');
      expect([wasDoneBy(outcome), wasDoneBy(again), wasDoneBy('same')]).toEqual([true, true, false]);
    }
  },
);

test.prop([fc.array(step, { maxLength: 30 })])(
  'there is never a second sign-off without a first, and only seniors take back what is not just theirs',
  (steps) => {
    for (const { after, before, undo, action, outcome, person, level, now } of run(steps, fresh())) {
      expect(isGiven(after.second) && !isGiven(after.first)).toBe(false);
      if (!undo || outcome !== 'done' || people[person].second) continue;
      expect(before[level]).toMatchObject({ by: person });
      if (action === null) expect(now - (before[level]?.at ?? 0)).toBeLessThanOrEqual(undoTime);
    }
  },
);
