import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test, vi } from 'vitest';

import { createTranslator, english, loadTranslator } from './translator.ts';

const compiled = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));

test('English needs no catalogue: a text is its own translation', () => {
  expect(english.t('Account Login')).toBe('Account Login');
});

test('values are put into a text that is its own translation, as they are', () => {
  expect(english.t('Page {page} of {total}', { page: 2, total: '{page}' })).toBe('Page 2 of {page}');
  expect(english.t('by {date}')).toBe('by {date}');
});

test('values and plurals are put in', () => {
  const { t } = createTranslator(
    'en-GB',
    compiled({ days: '{n, plural, one {# day} other {# days}}', by: 'by {date}' }),
  );
  expect(t('days', { n: 1 })).toBe('1 day');
  expect(t('days', { n: 12 })).toBe('12 days');
  expect(t('by', { date: '2 December 2026' })).toBe('by 2 December 2026');
});

test('values that a text does not name change nothing and are not complained of', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(english.t('Account Login', {})).toBe('Account Login');
  expect(english.t('Account Login', { limit: 100 })).toBe('Account Login');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('plurals follow the rules of the language', () => {
  const { t } = createTranslator(
    'pl-PL',
    compiled({ days: '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}' }),
  );
  expect([1, 2, 5].map((n) => t('days', { n }))).toEqual(['1 dzień', '2 dni', '5 dni']);
});

test('a text without translation stays English', () => {
  expect(createTranslator('de-DE', {}).t('Account Login')).toBe('Account Login');
});

test('American English differs where it is spelt differently, and nowhere else', async () => {
  const { t } = await loadTranslator('en-US');
  expect([t('Favourites'), t('Account Login')]).toEqual(['Favorites', 'Account Login']);
  expect(t('{n, plural, one {# day} other {# days}}', { n: 2 })).toBe('2 days');
});

test.each(['en-GB', 'en-AU'] as const)('%s is written as the texts are', async (locale) => {
  const { t } = await loadTranslator(locale);
  expect(t('Favourites')).toBe('Favourites');
  expect(t('{n, plural, one {# day} other {# days}}', { n: 1 })).toBe('1 day');
});

test('a storefront’s translator is the same every time, so that nothing is drawn again for it', async () => {
  expect(await loadTranslator('de-DE')).toBe(await loadTranslator('de-DE'));
  expect(await loadTranslator('en-GB')).toBe(english);
});
