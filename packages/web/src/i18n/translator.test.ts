import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

import { languageOf } from './language.ts';
import { createTranslator, english } from './translator.ts';

const compiled = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));

test('English needs no catalogue: a text is its own translation', () => {
  expect(english.t('Account Login')).toBe('Account Login');
});

test('values and plurals are put in', () => {
  const { t } = createTranslator('en', compiled({ days: '{n, plural, one {# day} other {# days}}', by: 'by {date}' }));
  expect(t('days', { n: 1 })).toBe('1 day');
  expect(t('days', { n: 12 })).toBe('12 days');
  expect(t('by', { date: '2 December 2026' })).toBe('by 2 December 2026');
});

test('plurals follow the rules of the language', () => {
  const { t } = createTranslator(
    'pl',
    compiled({ days: '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}' }),
  );
  expect([1, 2, 5].map((n) => t('days', { n }))).toEqual(['1 dzień', '2 dni', '5 dni']);
});

test('a text without translation stays English', () => {
  expect(createTranslator('de', {}).t('Account Login')).toBe('Account Login');
});

describe('the language of an address', () => {
  test.each([
    ['fr', 'fr'],
    ['it', 'it'],
    ['pl', 'pl'],
    ['de', 'de'],
    ['en', 'en'],
    [undefined, 'en'],
    ['xx', 'en'],
  ])('%s is %s', (parameter, language) => {
    expect(languageOf(parameter)).toBe(language);
  });
});
