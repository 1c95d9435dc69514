import { describe, expect, test } from 'vitest';
import { signOffOutcome, undoTime } from './sign-off-outcome.ts';

const first = { first: true, second: false };
const second = { first: false, second: true };
const both = { first: true, second: true };

describe('what an asked for sign-off comes to', () => {
  const open = { signedOffAt: -1, secondSignedOffAt: -1 };
  const once = { signedOffAt: 5, secondSignedOffAt: -1 };
  const twice = { signedOffAt: 5, secondSignedOffAt: 6 };

  const own = { by: 'brook', action: 'a', at: 0, undo: false };
  const others = { by: 'sasha', action: 'b', at: 0, undo: false };

  test.each([
    ['a first sign-off', first, open, { level: 'first', undo: false, last: null }, 'done'],
    ['one that is given already', first, once, { level: 'first', undo: false, last: null }, 'same'],
    ['a second before the first', both, open, { level: 'second', undo: false, last: null }, 'not-signed-first'],
    ['a second', second, once, { level: 'second', undo: false, last: null }, 'done'],
    ['taking back what is not given', first, open, { level: 'first', undo: true, last: null }, 'same'],
    ['taking back the own one at once', first, once, { level: 'first', undo: true, last: own }, 'done'],
    ['taking it back later', first, once, { level: 'first', undo: true, last: own, now: undoTime + 1 }, 'undo-over'],
    ['taking back another’s', first, once, { level: 'first', undo: true, last: others }, 'undo-over'],
    [
      'undoing an action of which nothing stands',
      both,
      once,
      { level: 'first', undo: true, action: 'a', last: others },
      'signed-by-other',
    ],
    ['a senior taking it back later', second, once, { level: 'first', undo: true, last: null }, 'done'],
    ['taking back the first under a second', both, twice, { level: 'first', undo: true, last: own }, 'signed-twice'],
    ['a senior taking back the second', second, twice, { level: 'second', undo: true, last: null }, 'done'],
  ] as const)('%s (decisions §confirmed-marks)', (_, rights, state, ask, outcome) => {
    expect(signOffOutcome(rights, state, { person: 'brook', action: null, now: 0, ...ask })).toBe(outcome);
  });
});
