import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endpointState, isSameKinds } from './webhook-endpoint.ts';

const moment = fc.option(fc.constant('2026-11-25T12:00:00.000Z'));

test('an endpoint that is paused is not said to fail, and one that takes what comes does neither', () => {
  fc.assert(
    fc.property(moment, moment, (failingSince, pausedAt) => {
      const state = endpointState({ failingSince, pausedAt });
      expect(state === 'paused').toBe(pausedAt !== null);
      expect(state === 'active').toBe(pausedAt === null && failingSince === null);
    }),
  );
});

test('events are the same in any order and however often they are named, and no others are', () => {
  const kinds = fc.uniqueArray(fc.constantFrom('order.placed', 'order.approved', 'user.invited', 'sample.created'));
  fc.assert(
    fc.property(kinds, (all) => {
      expect(isSameKinds(all, [...all, ...all].toReversed())).toBe(true);
      expect(isSameKinds(all, [...all, 'import.finished'])).toBe(false);
    }),
  );
});

test.each([
  [null, null, 'active'],
  ['2026-11-25T12:00:00.000Z', null, 'failing'],
  [null, '2026-11-25T12:00:00.000Z', 'paused'],
  ['2026-11-25T12:00:00.000Z', '2026-11-25T13:00:00.000Z', 'paused'],
] as const)('an endpoint that fails since %s and is paused since %s is %s', (failingSince, pausedAt, state) => {
  expect(endpointState({ failingSince, pausedAt })).toBe(state);
});

test('no events are not all of them that are named, and two lists in other orders say the same', () => {
  expect(isSameKinds([], ['order.placed'])).toBe(false);
  expect(isSameKinds(['order.placed'], [])).toBe(false);
  expect(isSameKinds(['user.invited', 'order.placed'], ['order.placed', 'user.invited', 'user.invited'])).toBe(true);
  expect(isSameKinds(['order.placed', 'user.invited', 'user.invited'], ['user.invited', 'order.placed'])).toBe(true);
});
