import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  hasNoSignOffs,
  marksBeyond,
  noSignOffs,
  notSignedAtServer,
  unconfirmedSignOffs,
  withMarks,
  withoutMarks,
} from './local-sign-offs.ts';
import type { SignOffTimes } from './product.ts';
import { isSecondSignedOff, isSignedOff, notSignedOff, signOffLevels } from './sign-off.ts';
import type { LocalMarks, LocalSignOffs, SignOffLevel } from './sign-off.ts';

const regions = ['uk_en-gb', 'fr_fr'] as const;
const skus = ['A', 'B', 'C'] as const;
const places = regions.flatMap((region) => skus.map((sku) => ({ region, sku })));
type Place = (typeof places)[number];
type Level = SignOffLevel;
/** The sign-offs somebody has: `region sku level`. */
type Known = ReadonlySet<string>;
const nameOf = ({ region, sku }: Place, level: Level): string => `${region} ${sku} ${level}`;

const timesOf = (known: Known, place: Place): SignOffTimes => ({
  ...place,
  signedOffAt: known.has(nameOf(place, 'first')) ? 5 : -1,
  secondSignedOffAt: known.has(nameOf(place, 'second')) ? 6 : -1,
});
const ticked = (place: Place, level: Level, index: Known, local: LocalSignOffs): boolean =>
  (level === 'first' ? isSignedOff : isSecondSignedOff)(timesOf(index, place), local);

/** The products of a load that lack one of the sign-offs, as the search filter has it, or only the first few of them. */
const hitsOf = (index: Known, isComplete: boolean): SignOffTimes[] => {
  const hits = places
    .map((place) => timesOf(index, place))
    .filter(({ signedOffAt, secondSignedOffAt }) => signedOffAt === -1 || secondSignedOffAt === -1);
  return isComplete ? hits : hits.slice(0, 2);
};

/** What a page does with the marks when it has loaded (see `reconcileMarks`). */
const reload = (local: LocalSignOffs, index: Known, server: Known | null, isComplete: boolean): LocalSignOffs => {
  const open = unconfirmedSignOffs(local, hitsOf(index, isComplete), isComplete);
  const left = { ...local };
  for (const level of signOffLevels) {
    for (const [region, done] of marksBeyond(local[level], open[level]))
      left[level] = withoutMarks(left[level], region, done);
    for (const [region, asked] of marksBeyond(open[level], noSignOffs[level])) {
      if (server === null) continue;
      const answer = places.filter((place) => place.region === region).map((place) => timesOf(server, place));
      left[level] = withoutMarks(left[level], region, notSignedAtServer(asked, level, answer));
    }
  }
  return left;
};

const place = fc.constantFrom(...places);
const level = fc.constantFrom(...signOffLevels);
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom('sign' as const, 'sign, lost' as const, 'undo' as const), place, level }),
    fc.record({ does: fc.constant('index' as const) }),
    fc.record({ does: fc.constant('reload' as const), reached: fc.boolean(), isComplete: fc.boolean() }),
  ),
  { maxLength: 25 },
);

test.prop([steps])(
  'signing then reloading before the index caught up never un-ticks, and nothing else is ticked',
  (all) => {
    let [local, index]: [LocalSignOffs, Known] = [noSignOffs, new Set()];
    const server = new Set<string>();
    for (const step of all) {
      if (step.does === 'index') index = new Set(server);
      else if (step.does === 'reload') {
        local = reload(local, index, step.reached ? server : null, step.isComplete);
        if (step.reached) {
          for (const each of places)
            for (const at of signOffLevels) {
              const isShown = hitsOf(index, step.isComplete).some(
                ({ sku, region }) => sku === each.sku && region === each.region,
              );
              if (isShown && ticked(each, at, index, local))
                expect(index.has(nameOf(each, at)) || server.has(nameOf(each, at))).toBe(true);
            }
        }
      } else {
        const name = nameOf(step.place, step.level);
        const { region, sku } = step.place;
        if (step.does === 'undo') {
          server.delete(name);
          local = { ...local, [step.level]: withoutMarks(local[step.level], region, [sku]) };
        } else {
          local = { ...local, [step.level]: withMarks(local[step.level], region, [sku]) };
          // A page that is left at once may take its call with it.
          if (step.does === 'sign') server.add(name);
        }
      }
      // Every product the server has a sign-off of, all of which were given here, shows it.
      for (const each of places)
        for (const at of signOffLevels)
          if (server.has(nameOf(each, at))) expect(ticked(each, at, index, local)).toBe(true);
    }
  },
);

test.prop([fc.array(fc.record({ place, level }), { maxLength: 8 }), fc.subarray([...places])])(
  'a mark is of its storefront alone, and goes with what takes it away',
  (signed, taken) => {
    let local = noSignOffs;
    for (const each of signed)
      local = { ...local, [each.level]: withMarks(local[each.level], each.place.region, [each.place.sku]) };
    const isMarked = (each: Place, at: Level): boolean => ticked(each, at, new Set(), local);
    for (const each of places)
      for (const at of signOffLevels)
        expect(isMarked(each, at)).toBe(signed.some((mark) => mark.place === each && mark.level === at));
    for (const each of taken) local = { ...local, first: withoutMarks(local.first, each.region, [each.sku]) };
    for (const each of taken) expect(isMarked(each, 'first')).toBe(false);
    const left = places.some((each) => signOffLevels.some((at) => isMarked(each, at)));
    expect(hasNoSignOffs(local)).toBe(!left);
  },
);

test('a mark whose storefront is not known stays while a product of its SKU lacks the sign-off (specification §sign-off-marks)', () => {
  const local: LocalSignOffs = {
    first: new Map([
      ['A', null],
      ['B', null],
    ]),
    second: new Map([['A', null]]),
  };
  const hits = [timesOf(new Set(['fr_fr A first']), { region: 'fr_fr', sku: 'A' })];
  const left = unconfirmedSignOffs(local, hits, true);
  expect(left).toEqual({ first: new Map(), second: new Map([['A', null]]) });
  expect(marksBeyond(local.first, left.first)).toEqual(new Map([['', ['A', 'B']]]));
  expect(unconfirmedSignOffs(local, hits, false)).toEqual(local);
});

/** Marks of any kind, those among them whose storefront is not known. */
const anyMarks: fc.Arbitrary<LocalMarks> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...skus), fc.option(fc.subarray([...regions], { minLength: 1 }))), {
    selector: ([sku]) => sku,
  })
  .map((marks) => new Map(marks.map(([sku, at]) => [sku, at && new Set<string>(at)])));
const anyTime = fc.constantFrom(notSignedOff, 0, 5);
const anyProducts = fc
  .subarray(places)
  .chain((some) =>
    fc.tuple(
      ...some.map((each) =>
        fc.record({ signedOffAt: anyTime, secondSignedOffAt: anyTime }).map((at) => ({ ...each, ...at })),
      ),
    ),
  );
/** The places that are marked, one without a storefront as `? sku`. */
const marked = (marks: LocalMarks): string[] =>
  [...marks].flatMap(([sku, at]) => [...(at ?? ['?'])].map((region) => `${region} ${sku}`)).toSorted();
const timeAt = (product: SignOffTimes, at: Level): number =>
  at === 'first' ? product.signedOffAt : product.secondSignedOffAt;

test.prop([anyMarks, anyMarks, anyProducts, fc.boolean()])(
  'a mark stays as long as a product lacks the sign-off, or could, not being in the list',
  (first, second, products, isComplete) => {
    const left = unconfirmedSignOffs({ first, second }, products, isComplete);
    for (const at of signOffLevels) {
      const stays = (mark: string): boolean => {
        const of = products.filter(({ region, sku }) => [`${region} ${sku}`, `? ${sku}`].includes(mark));
        if (of.some((product) => timeAt(product, at) === notSignedOff)) return true;
        return !isComplete && (mark.startsWith('?') || of.length === 0);
      };
      expect(marked(left[at])).toEqual(marked({ first, second }[at]).filter(stays));
      expect([...left[at].values()].every((at) => at === null || at.size > 0)).toBe(true);
    }
  },
);

test.prop([anyMarks, place])(
  'a mark without a storefront is of all of them, and goes with any',
  (marks, { region, sku }) => {
    const isOfAll = marks.get(sku) === null;
    const here = `${region} ${sku}`;
    const others = marked(marks).filter((mark) => mark !== here);
    const more = withMarks(marks, region, [sku]);
    expect(marked(more)).toEqual(isOfAll ? marked(marks) : [...others, here].toSorted());
    const fewer = withoutMarks(marks, region, [sku]);
    expect(marked(fewer)).toEqual(others.filter((mark) => mark !== `? ${sku}`));
    expect(fewer.has(sku)).toBe(marked(fewer).some((mark) => mark.endsWith(` ${sku}`)));
  },
);

test.prop([anyMarks, anyMarks])(
  'marks beyond others are those that the others have neither there nor of all',
  (marks, others) => {
    const beyond = [...marksBeyond(marks, others)].flatMap(([region, of]) =>
      of.map((sku) => `${region || '?'} ${sku}`),
    );
    const isElsewhere = (mark: string): boolean => {
      const sku = mark.split(' ')[1] ?? '';
      return others.get(sku) === null || marked(others).includes(mark);
    };
    expect(beyond.toSorted()).toEqual(marked(marks).filter((mark) => !isElsewhere(mark)));
  },
);

test.prop([fc.subarray([...skus]), level, anyProducts])(
  'not signed at the server is what it has no time of',
  (asked, at, answered) => {
    const isSigned = (sku: string): boolean =>
      answered.some((each) => each.sku === sku && timeAt(each, at) > notSignedOff);
    expect(notSignedAtServer(asked, at, answered)).toEqual(asked.filter((sku) => !isSigned(sku)));
  },
);

test.prop([anyMarks, anyMarks])('nothing is marked where neither level has a mark', (first, second) => {
  expect(hasNoSignOffs({ first, second })).toBe(marked(first).length + marked(second).length === 0);
});
