import { ownTextsElementId } from '@connect/contract/config-element';
import { expect, onTestFinished, test, vi } from 'vitest';

import { messageId } from './message-id.ts';
import { loadTranslator } from './load-translator.ts';
import { createTranslator, english } from './translator.ts';

const login = '/connect/login';
const byId = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([text, translation]) => [messageId(text), translation]));

test('English needs no catalogue: a text is its own translation', () => {
  expect(english.t('Account Login')).toBe('Account Login');
  expect(english.t('{n, plural, one {# day} other {# days}}', { n: 1 })).toBe('1 day');
});

test('what a text is of is told apart in a catalogue, and is no part of the text', () => {
  expect(english.t('customers|All')).toBe('All');
  const { t } = createTranslator('pl-PL', byId({ 'customers|All': 'Wszyscy', 'storefronts|All': 'Wszystkie' }));
  expect([t('customers|All'), t('storefronts|All'), t('All')]).toEqual(['Wszyscy', 'Wszystkie', 'All']);
  expect(english.t('A | B')).toBe('A | B');
});

test('a text is found in the messages, and stays English without translation', () => {
  const { t } = createTranslator('de-DE', byId({ 'by {date}': 'bis {date}' }));
  expect([t('by {date}', { date: '2. Dezember' }), t('Account Login')]).toEqual(['bis 2. Dezember', 'Account Login']);
});

test('American English differs where it is spelt differently, and nowhere else', async () => {
  const { t } = await loadTranslator('en-US', login);
  expect([t('Favourites'), t('Account Login')]).toEqual(['Favorites', 'Account Login']);
  expect(t('{n, plural, one {# day} other {# days}}', { n: 2 })).toBe('2 days');
});

test.each(['en-GB', 'en-AU'] as const)('%s is written as the texts are', async (locale) => {
  const { t } = await loadTranslator(locale, login);
  expect(t('Favourites')).toBe('Favourites');
  expect(t('{n, plural, one {# day} other {# days}}', { n: 1 })).toBe('1 day');
});

test('a storefront’s translator is the same every time, so that nothing is drawn again for it', async () => {
  expect(await loadTranslator('de-DE', login)).toBe(await loadTranslator('de-DE', '/connect/help'));
  expect(await loadTranslator('en-GB', login)).toBe(await loadTranslator('en-GB', '/connect/help'));
});

test('the texts of a page come with it: those of the sign-in first, the portal’s with the first page of it', async () => {
  // Files share what they import: another one may have loaded Polish for a page before.
  vi.resetModules();
  const { loadTranslator } = await import('./load-translator.ts');
  const { t } = await loadTranslator('pl-PL', login);
  expect(t('Login')).toBe('Zaloguj się');
  expect([t('Credit Limit'), t('Need Help?')]).toEqual(['Credit Limit', 'Need Help?']);
  await loadTranslator('pl-PL', '/connect/');
  expect([t('Login'), t('Credit Limit'), t('Need Help?')]).toEqual([
    'Zaloguj się',
    'Limit kredytowy',
    'Potrzebna pomoc?',
  ]);
});

test('an address without a page has the texts of the frame', async () => {
  const { t } = await loadTranslator('it-IT', '/nonsense');
  expect([t('Page not found'), t('Logout')]).not.toContain('Logout');
});

test('what an administrator says instead goes before what was built, in its language, whenever the texts of a page come', async () => {
  vi.resetModules();
  const { loadTranslator } = await import('./load-translator.ts');
  const own = { de: byId({ Login: '<b>Einloggen</b>' }), en: byId({ 'by {date}': 'until {date}' }) };
  const page = {
    getElementById: (id: string) => (id === ownTextsElementId ? { textContent: JSON.stringify(own) } : null),
  };
  vi.stubGlobal('document', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { t } = await loadTranslator('de-DE', login);
  expect(t('Login')).toBe('<b>Einloggen</b>');
  await loadTranslator('de-DE', '/connect/');
  expect([t('Login'), t('Credit Limit')]).toEqual(['<b>Einloggen</b>', 'Kreditlimit']);
  for (const locale of ['en-GB', 'en-US', 'en-AU'] as const)
    expect((await loadTranslator(locale, login)).t('by {date}', { date: 'today' })).toBe('until today');
  expect((await loadTranslator('pl-PL', login)).t('Login')).toBe('Zaloguj się');
});
