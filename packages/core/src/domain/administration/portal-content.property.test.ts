import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { day } from '../calendar/day.ts';
import type { Shown } from '../content/showing.ts';
import { decideEdit, isSameContent } from './portal-content.ts';

const shown: fc.Arbitrary<Shown> = fc
  .record({ language: fc.constantFrom('en', 'de'), position: fc.nat({ max: 1 }) })
  .map((each) => ({ ...each, regions: [], validFrom: null, validUntil: null }));
const keyOf = ({ position, language }: Shown): string => `${position}|${language}`;
const versions = shown.chain((each) => fc.subarray(['UK', 'US']).map((regions) => ({ ...each, regions })));
const portals = fc.uniqueArray(versions, { selector: keyOf });

/** What stands after an edit, and what the edit was answered. */
const edited = (portal: readonly Shown[], wanted: Shown, was: Shown | null) => {
  const at = (each: Shown | null) => (each && portal.find((one) => keyOf(one) === keyOf(each))) ?? null;
  const edit = decideEdit({
    wanted,
    was,
    there: at(wanted),
    before: at(was),
    stays: was !== null && keyOf(was) === keyOf(wanted),
  });
  const gone = new Set([keyOf(wanted), ...(was ? [keyOf(was)] : [])]);
  const after = edit === 'write' ? [...portal.filter((each) => !gone.has(keyOf(each))), wanted] : portal;
  return { edit, after };
};
const has = (portal: readonly Shown[], each: Shown): boolean => portal.some((one) => isSameContent(one, each));

test.prop([portals, versions, fc.option(versions)])(
  'an edit is there once it was answered well, and is done already when it is asked for again',
  (portal, wanted, was) => {
    const first = edited(portal, wanted, was);
    if (first.edit !== 'write' && first.edit !== 'done') return;
    expect(has(first.after, wanted)).toBe(true);
    expect(edited(first.after, wanted, was)).toEqual({ edit: 'done', after: first.after });
  },
);

test.prop([portals, versions, fc.option(versions)])(
  'nothing that the page did not show is overwritten, and one that was edited is in no second place',
  (portal, wanted, was) => {
    const { edit, after } = edited(portal, wanted, was);
    for (const each of portal) if (!has(after, each)) expect(was !== null && isSameContent(each, was)).toBe(true);
    if (edit === 'write') expect(after.length).toBe(was === null ? portal.length + 1 : portal.length);
  },
);

test.prop([shown])('the order of fields says nothing', (each) => {
  const { language, ...others } = each;
  expect(isSameContent({ ...others, language }, each)).toBe(true);
});

const old: Shown = { language: 'en', position: 1, regions: [], validFrom: null, validUntil: null };
const [wanted, other] = [
  { ...old, regions: ['UK'] },
  { ...old, regions: ['US'] },
];
test.each([
  ['new', { was: null, there: null, before: null, stays: false }, 'write'],
  ['new, and there already', { was: null, there: wanted, before: null, stays: false }, 'done'],
  ['new, where another stands', { was: null, there: other, before: null, stays: false }, 'taken'],
  ['one that is as it was shown', { was: old, there: old, before: old, stays: true }, 'write'],
  ['one that is as wanted already', { was: old, there: wanted, before: wanted, stays: true }, 'done'],
  ['one that somebody edited', { was: old, there: other, before: other, stays: true }, 'changed'],
  ['one that somebody removed', { was: old, there: null, before: null, stays: true }, 'changed'],
  ['one that moves', { was: old, there: null, before: old, stays: false }, 'write'],
  ['one that moves to where another stands', { was: old, there: other, before: old, stays: false }, 'taken'],
  ['one that moves to where its like stands', { was: old, there: wanted, before: old, stays: false }, 'taken'],
  ['one that has moved already', { was: old, there: wanted, before: null, stays: false }, 'done'],
  ['one that moves and that somebody edited', { was: old, there: null, before: other, stays: false }, 'changed'],
  ['one that moves and that somebody removed', { was: old, there: null, before: null, stays: false }, 'changed'],
  ['one that moved elsewhere', { was: old, there: other, before: null, stays: false }, 'changed'],
] as const)('%s: %j is %s', (_, edit, answer) => {
  expect(decideEdit({ wanted, ...edit })).toBe(answer);
});

test('two that differ in one field do not say the same', () => {
  for (const change of [{ position: 2 }, { language: 'de' }, { regions: ['UK'] }, { validFrom: day('2026-11-20') }])
    expect(isSameContent(old, { ...old, ...change })).toBe(false);
});
