import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { storefronts } from '../access/storefront.ts';
import { languages } from '../access/language.ts';
import { day } from '../calendar/day.ts';
import { days } from '../../testing/arbitraries/calendar.ts';
import { shownArticles, shownBanners, showingState, type Reader, type Shown } from './showing.ts';

const regions = storefronts.map(({ name }) => name);
const written: fc.Arbitrary<Shown & { readonly key: string }> = fc.record({
  key: fc.constantFrom('a', 'b', 'c'),
  language: fc.constantFrom(...languages),
  position: fc.nat({ max: 5 }),
  regions: fc.subarray(regions, { maxLength: 3 }),
  validFrom: fc.option(days),
  validUntil: fc.option(days),
});
const all = fc.uniqueArray(written, { selector: ({ key, language }) => `${key}|${language}`, maxLength: 15 });
const readers: fc.Arbitrary<Reader> = fc.record({
  language: fc.constantFrom(...languages),
  region: fc.constantFrom(...regions),
  today: days,
});
const mayBeSeen = ({ validFrom, validUntil, ...each }: Shown, { region, today }: Reader): boolean =>
  (validFrom ?? today) <= today &&
  today <= (validUntil ?? today) &&
  (each.regions.length === 0 || each.regions.includes(region));

test.prop([written, days])('something is on show from its first day to its last', (each, today) => {
  const { validFrom, validUntil } = each;
  const state = showingState(each, today);
  if (state === 'planned') expect(validFrom !== null && today < validFrom).toBe(true);
  if (state === 'over') expect(validUntil !== null && validUntil < today).toBe(true);
  if (today === validFrom && (validUntil ?? today) >= today) expect(state).toBe('shown');
  if (today === validUntil && (validFrom ?? today) <= today) expect(state).toBe('shown');
});

test.each([
  [null, null, 'shown'],
  ['2026-11-28', null, 'planned'],
  ['2026-11-28', '2026-11-30', 'planned'],
  [null, '2026-11-26', 'over'],
  ['2026-11-01', '2026-11-26', 'over'],
  ['2026-11-27', '2026-11-27', 'shown'],
] as const)('from %s to %s it is %s on 27 November', (from, until, state) => {
  const each = { regions: [], validFrom: from && day(from), validUntil: until && day(until) };
  expect(showingState(each, day('2026-11-27'))).toBe(state);
});

test.prop([all, readers])(
  'nobody sees what is not in force, nor another language than theirs or English',
  (each, reader) => {
    for (const seen of [...shownBanners(each, reader), ...shownArticles(each, reader)]) {
      expect(mayBeSeen(seen, reader)).toBe(true);
      expect([reader.language, 'en']).toContain(seen.language);
    }
  },
);

test.prop([all, readers])(
  'banners are of one language: the English ones where there is none of their own',
  (each, reader) => {
    const seen = shownBanners(each, reader);
    const own = each.filter((one) => one.language === reader.language && mayBeSeen(one, reader));
    const english = each.filter((one) => one.language === 'en' && mayBeSeen(one, reader));
    expect(new Set(seen)).toEqual(new Set(own.length > 0 ? own : english));
  },
);

test.prop([all, readers])('an article that is in force in a language of the reader is seen once', (each, reader) => {
  const inForce = each.filter((one) => ['en', reader.language].includes(one.language) && mayBeSeen(one, reader));
  const seen = shownArticles(each, reader);
  expect(seen.map(({ key }) => key).toSorted()).toEqual([...new Set(inForce.map(({ key }) => key))].toSorted());
  for (const { key, language } of seen)
    if (inForce.some((one) => one.key === key && one.language === reader.language))
      expect(language).toBe(reader.language);
});

test.prop([all, readers, fc.constantFrom(shownArticles, shownBanners)])(
  'they are in their order',
  (each, reader, seen) => {
    const positions = seen(each, reader).map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  },
);

test.each([shownArticles, shownBanners])('of three that are on show the lowest place is the first', (seen) => {
  const always = { language: 'en', regions: [], validFrom: null, validUntil: null };
  const three = [2, 1, 3].map((position) => ({ ...always, key: `${position}`, position }));
  const reader: Reader = { language: 'en', region: 'UK', today: day('2026-11-27') };
  expect(seen(three, reader).map(({ position }) => position)).toEqual([1, 2, 3]);
});

test.prop([all, readers])(
  'what is seen stands by its place, the lowest first, and is the same however it came',
  (each, reader) => {
    for (const seen of [shownBanners(each, reader), shownArticles(each, reader)]) {
      const places = seen.map(({ position }) => position);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    expect(new Set(shownArticles(each.toReversed(), reader))).toEqual(new Set(shownArticles(each, reader)));
  },
);
