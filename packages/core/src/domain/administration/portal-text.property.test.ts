import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { holdsEveryWord } from '../search/words.ts';
import { findTexts, portalTextState, textViews, type PortalText } from './portal-text.ts';

const wording = fc.constantFrom('Order Samples', 'Samples', 'Muster bestellen', 'Näher', 'Sample requests', 'Login');
const texts: fc.Arbitrary<readonly PortalText[]> = fc.array(
  fc.record({
    source: wording,
    original: fc.option(wording),
    own: fc.option(fc.record({ text: wording, over: wording })),
  }),
);
const query = fc.constantFrom('', 'samples', 'MUSTER', 'naher', 'sample order', 'bestellen muster', 'nothing');

test.prop([texts, query, fc.constantFrom(...textViews)])(
  'what is found has every word in one of its wordings, and nothing is left out or found twice',
  (all, text, view) => {
    const found = findTexts(all, { text, view });
    const fits = ({ source, original, own }: PortalText): boolean =>
      [source, original, own?.text].some((each) => typeof each === 'string' && holdsEveryWord(each, text));
    const isInView = (each: PortalText): boolean =>
      view === 'all' || !(view === 'own' ? ['built-in'] : ['built-in', 'own']).includes(portalTextState(each));
    expect(new Set(found)).toEqual(new Set(all.filter((each) => fits(each) && isInView(each))));
    expect(found).toHaveLength(all.filter((each) => fits(each) && isInView(each)).length);
  },
);

test.prop([texts, wording])('a text that is searched for whole comes before all others', (all, text) => {
  const isIt = ({ source, original, own }: PortalText): boolean => [source, original, own?.text].includes(text);
  const found = findTexts(all, { text, view: 'all' }).map(isIt);
  expect(found).toEqual(found.toSorted((one, other) => Number(other) - Number(one)));
});

test.each<[string, PortalText]>([
  ['built-in', { source: 'Login', original: 'Anmelden', own: null }],
  ['own', { source: 'Login', original: 'Anmelden', own: { text: 'Einloggen', over: 'Anmelden' } }],
  ['changed', { source: 'Login', original: 'Anmelden', own: { text: 'Einloggen', over: 'Anmeldung' } }],
  ['unused', { source: 'Login', original: null, own: { text: 'Einloggen', over: 'Anmelden' } }],
])('is %s', (state, text) => {
  expect(portalTextState(text)).toBe(state);
});

const builtIn = (source: string, original: string): PortalText => ({ source, original, own: null });

test('what begins with the text searched for comes after that text, all else by the alphabet', () => {
  const all = ['New order', 'Order samples', 'An order', 'Orders', 'Order'].map((each) => builtIn(each, each));
  expect(findTexts(all, { text: ' ORDER ', view: 'all' }).map(({ source }) => source)).toEqual([
    'Order',
    'Order samples',
    'Orders',
    'An order',
    'New order',
  ]);
});

test('texts stand by the alphabet of what they are built with, and of English where they are built no more', () => {
  const all = [
    builtIn('A', 'Zeile'),
    { source: 'M', original: null, own: { text: 'A', over: 'A' } },
    builtIn('Z', 'Bar'),
  ];
  expect(findTexts(all, { text: '', view: 'all' }).map(({ source }) => source)).toEqual(['Z', 'M', 'A']);
});

test('texts that are built with the same words stay in the order of the program', () => {
  const all = ['Log in', 'Sign in', 'Enter'].map((source) => builtIn(source, 'Anmelden'));
  expect(findTexts(all, { text: 'anmelden', view: 'all' })).toEqual(all);
});

test('a letter that is in no wording of a text does not find it', () => {
  expect(findTexts([builtIn('Login', 'Konto')], { text: 'e', view: 'all' })).toEqual([]);
});

test('words that stand in several wordings of a text do not find it', () => {
  expect(findTexts([builtIn('Order', 'Muster')], { text: 'order muster', view: 'all' })).toEqual([]);
});
