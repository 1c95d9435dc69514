import { describe, expect, test } from 'vitest';
import { noSignOffs } from './local-sign-offs.ts';
import { mayTakeBack, signOffOutcome, undoTime } from './sign-off-outcome.ts';

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
    [
      'what was pressed and taken back, and is given all the same',
      first,
      once,
      { level: 'first', undo: false, action: 'a', last: { ...own, undo: true } },
      'same',
    ],
    [
      'taking back the own one at the last moment',
      first,
      once,
      { level: 'first', undo: true, last: { ...own, at: 1000 }, now: 1000 + undoTime },
      'done',
    ],
    ['taking back the own one at once', first, once, { level: 'first', undo: true, last: own }, 'done'],
    ['taking it back later', first, once, { level: 'first', undo: true, last: own, now: undoTime + 1 }, 'undo-over'],
    [
      'taking it back later as what was pressed',
      first,
      once,
      { level: 'first', undo: true, action: 'a', last: own, now: undoTime + 1 },
      'done',
    ],
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

describe('taking a sign-off back is offered on the list', () => {
  const of = (signedOffAt: number, secondSignedOffAt: number) => ({
    sku: 'GLV-8841',
    region: 'uk',
    classification: 'Gloves',
    signedOffAt,
    secondSignedOffAt,
  });
  const onItsWay = new Map([['GLV-8841', new Set(['uk'])]]);

  test.each([
    ['a senior', second, of(5, -1), noSignOffs, { first: true, second: false }],
    ['a senior, the second before the first', both, of(5, 6), noSignOffs, { first: false, second: true }],
    ['nobody else', first, of(5, -1), noSignOffs, { first: false, second: false }],
    ['nobody, where nothing is given', both, of(-1, -1), noSignOffs, { first: false, second: false }],
    [
      'nobody, where the mark is on its way',
      both,
      of(-1, -1),
      { ...noSignOffs, first: onItsWay },
      { first: false, second: false },
    ],
    [
      'nobody, where a second over it is on its way',
      both,
      of(5, -1),
      { ...noSignOffs, second: onItsWay },
      { first: false, second: false },
    ],
  ])('to %s (decisions §second-after-first)', (_, rights, product, local, offered) => {
    expect({
      first: mayTakeBack(rights, product, local, 'first'),
      second: mayTakeBack(rights, product, local, 'second'),
    }).toEqual(offered);
  });
});
