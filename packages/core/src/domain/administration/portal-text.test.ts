import { expect, test } from 'vitest';
import { findTexts, portalTextState, textViews, type PortalText } from './portal-text.ts';

test.each<[string, PortalText]>([
  ['built-in', { source: 'Login', original: 'Anmelden', own: null }],
  ['own', { source: 'Login', original: 'Anmelden', own: { text: 'Einloggen', over: 'Anmelden' } }],
  ['changed', { source: 'Login', original: 'Anmelden', own: { text: 'Einloggen', over: 'Anmeldung' } }],
  ['unused', { source: 'Login', original: null, own: { text: 'Einloggen', over: 'Anmelden' } }],
])('is %s', (state, text) => {
  expect(portalTextState(text)).toBe(state);
});

const builtIn = (source: string, original: string): PortalText => ({ source, original, own: null });

const found = (texts: readonly PortalText[], text: string): readonly string[] =>
  findTexts(texts, { text, view: 'all' }).map(({ source }) => source);

test('what begins with the text searched for comes after that text, all else by the alphabet', () => {
  const all = ['New order', 'Order samples', 'An order', 'Orders', 'Order'].map((each) => builtIn(each, each));
  expect(found(all, ' ORDER ')).toEqual(['Order', 'Order samples', 'Orders', 'An order', 'New order']);
});

test('texts stand by the alphabet of what they are built with, and of English where they are built no more', () => {
  const all = [
    builtIn('A', 'Zeile'),
    { source: 'M', original: null, own: { text: 'A', over: 'A' } },
    builtIn('Z', 'Bar'),
  ];
  expect(found(all, '')).toEqual(['Z', 'M', 'A']);
});

test('texts that are built with the same words stay in the order of the program', () => {
  const all = ['Log in', 'Sign in', 'Enter'].map((source) => builtIn(source, 'Anmelden'));
  expect(found(all, 'anmelden')).toEqual(['Log in', 'Sign in', 'Enter']);
});

test('a letter that is in no wording of a text does not find it', () => {
  expect(found([builtIn('Login', 'Konto')], 'e')).toEqual([]);
});

test('words that stand in several wordings of a text do not find it', () => {
  expect(found([builtIn('Order', 'Muster')], 'order muster')).toEqual([]);
});

test('the text that was searched for comes first in whichever of its wordings it is that', () => {
  expect(found([builtIn('Order samples', 'Auftrag'), builtIn('Order', 'Zettel')], 'order')).toEqual([
    'Order',
    'Order samples',
  ]);
  const own = { source: 'Basket', original: 'Korb', own: { text: 'Order', over: 'Korb' } };
  expect(found([builtIn('Order samples', 'Auftrag'), own], 'order')).toEqual(['Basket', 'Order samples']);
});

test('a text of several words is searched for whole, however far they stand apart', () => {
  const all = ['An order of samples', 'Order samples', 'Order samples now'].map((each) => builtIn(each, each));
  expect(found(all, 'order   samples')).toEqual(['Order samples', 'Order samples now', 'An order of samples']);
});

test('a text of which one wording begins with what was searched for comes before those of which none does', () => {
  expect(found([builtIn('An order', 'Eine Order'), builtIn('Order samples', 'Muster')], 'order')).toEqual([
    'Order samples',
    'An order',
  ]);
});

test('those said otherwise are all but built-in ones, those to check are of changed texts and of texts that are no more', () => {
  const own = { text: 'Einloggen', over: 'Anmelden' };
  const all = [
    builtIn('A', 'Anmelden'),
    { source: 'B', original: 'Anmelden', own },
    { source: 'C', original: 'Anmeldung', own },
    { source: 'D', original: null, own },
  ];
  const sources = textViews.map((view) => findTexts(all, { text: '', view }).map(({ source }) => source));
  expect(sources).toEqual([
    ['A', 'B', 'C', 'D'],
    ['B', 'C', 'D'],
    ['C', 'D'],
  ]);
});
