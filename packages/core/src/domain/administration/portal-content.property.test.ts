import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
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
  const turned = Object.fromEntries(Object.entries(each).toReversed());
  expect(isSameContent({ ...each, ...turned }, each)).toBe(true);
});
