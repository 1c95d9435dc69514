import { describe, expect, test } from 'vitest';

import { messageForms, messagePlaces } from './message-form.ts';
import { pluralFormsOf } from './plural-forms.ts';
import { hasStrayBraces } from './stray-braces.ts';

const placesOf = (message: string) => [...message.matchAll(messagePlaces)].map(([, name, forms]) => [name, forms]);
const formsOf = (plural: string) => [...plural.matchAll(messageForms)].map(([, name, text]) => [name, text]);

describe('a message', () => {
  test('has values by their names', () => {
    expect(placesOf('Order {no} of {customerName}')).toEqual([
      ['no', undefined],
      ['customerName', undefined],
    ]);
    expect(placesOf('nothing to put in, and {two words} neither')).toEqual([]);
  });

  test('has a plural with its forms, which may have values', () => {
    const message = 'by {date}: {n, plural, one {# day of {name}} few {} other {all {n} days}}.';
    const [date, [name, forms = ''] = []] = placesOf(message);
    expect([date, name]).toEqual([['date', undefined], 'n']);
    expect(formsOf(forms)).toEqual([
      ['one', '# day of {name}'],
      ['few', ''],
      ['other', 'all {n} days'],
    ]);
  });

  test.each([
    ['{no} and {n, plural, one {a day} other {{n} days}}', false],
    ['no value at all', false],
    ['a } by itself', true],
    ['{ no }', true],
    ['{n, plural, one {a day}', true],
    ['{n, plural, one {{n, plural, one {a} other {b}}} other {c}}', true],
  ])('%j has braces that mean nothing: %s', (message, strays) => {
    expect(hasStrayBraces(message)).toBe(strays);
  });
});

test.each([
  ['en', ['other', 'one']],
  ['de', ['other', 'one']],
  ['fr', ['one', 'other']],
  ['pl', ['many', 'one', 'few', 'other']],
])('whole numbers in %s take the forms %j, whoever asks first and again', (locale, forms) => {
  // Forms are kept by the tag: this one, of the same language, nobody has asked for.
  const tag = `${locale}-x-${crypto.randomUUID().slice(0, 8)}`;
  expect(pluralFormsOf(tag)).toEqual(forms);
  expect(pluralFormsOf(tag)).toBe(pluralFormsOf(tag));
});
