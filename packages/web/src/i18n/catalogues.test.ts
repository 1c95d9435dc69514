import { languageOfCode } from '@connect/core/domain/access/language';
import { textProblems } from '@connect/core/domain/administration/text-problems';
import { pluralFormsOf } from '@connect/core/domain/figures/plural-forms';
import { describe, expect, test } from 'vitest';

import { britishWords } from './british-words.ts';
import { catalogueProblems } from './catalogue-problems.ts';
import { textsOf } from './extract-texts.ts';
import { pluralsOf, valuesOf } from './message-parts.ts';
import { catalogueNames, readCatalogue } from './read-catalogue.ts';
import { usedTexts } from './text-areas.ts';

test('the texts of a source are the first arguments of t and msg, quotes and line ends included', () => {
  const source = `t('Plain'); t("It's"); t('It\\'s'); t(\n  'Wrapped {n}',\n  { n }); msg('Marked'); format('no'); t(variable)`;
  expect(textsOf(source)).toEqual(['Plain', "It's", "It's", 'Wrapped {n}', 'Marked']);
});

test('the values of a message are found in plurals too', () => {
  expect(valuesOf('Plain')).toEqual([]);
  const message = '{n, plural, one {# day of {name}} other {# days of {name}}} by {date}';
  expect(valuesOf(message)).toEqual(['date', 'n', 'name']);
  expect(pluralsOf(message)).toEqual([['one', 'other']]);
});

test('the forms of a language are those its whole numbers take', () => {
  expect(pluralFormsOf('de-DE')).toEqual(['other', 'one']);
  expect(pluralFormsOf('pl-PL').toSorted()).toEqual(['few', 'many', 'one', 'other']);
});

test('British words are known by their spelling', () => {
  expect(britishWords('Favourites, in the colours you recognise; the cheque was cancelled')).toEqual([
    'Favourites',
    'colours',
    'recognise',
    'cheque',
    'cancelled',
  ]);
  expect(britishWords('Your hour is otherwise precise; four of our promises')).toEqual([]);
});

test('the scan finds the texts of the source tree', () => {
  expect(usedTexts()).toEqual(expect.arrayContaining(['Need Help?', 'Being Prepared']));
});

describe('the rule of a catalogue', () => {
  const problems = (name: 'pl' | 'en-US', texts: string[], catalogue: Record<string, string>) =>
    catalogueProblems(name, texts, new Map(Object.entries(catalogue)));
  const days = '{n, plural, one {# day} other {# days}}';

  test('finds what is missing, what nobody uses, and what has other values', () => {
    expect(problems('pl', ['Both', 'by {date}'], { Neither: 'Żadne', 'by {date}': 'do {day}' })).toEqual([
      'pl: nobody uses "Neither"',
      'pl: "Both" is missing',
      'pl: "by {date}" asks for other values',
    ]);
  });

  test('finds a plural without the forms of its language, and a number without plural', () => {
    expect(problems('pl', [days], { [days]: '{n, plural, one {# dzień} other {# dni}}' })).toEqual([
      `pl: ${JSON.stringify(days)} needs the forms few, many, one, other`,
    ]);
    expect(problems('pl', [days], { [days]: '{n} dni' })).toEqual([`pl: ${JSON.stringify(days)} has other plurals`]);
  });

  test('finds what is more than values and plurals', () => {
    expect(problems('pl', ['{n} days'], { '{n} days': '{n, select, other {{n} dni}}' })).toEqual([
      'pl: "{n} days" has braces that are neither a value nor a plural',
    ]);
  });

  test('finds British English in the American texts, and entries that are none', () => {
    expect(
      problems('en-US', ['My colour', 'Plain', 'Old colour'], { Plain: 'Plain', 'My colour': 'My color' }),
    ).toEqual([
      'en-US: "Plain" is no different and not needed',
      'en-US: "Old colour" is spelt the British way: colour',
    ]);
  });

  test('has nothing to say of a good one', () => {
    expect(problems('pl', ['Both'], { Both: 'Oba' })).toEqual([]);
    expect(problems('en-US', ['Both', 'Colour'], { Colour: 'Color' })).toEqual([]);
  });
});

test('the American storefront has a cart, tax and ZIP codes; what the specification prescribes stays', async () => {
  const american = await readCatalogue('en-US');
  expect(american.get('Add to basket')).toBe('Add to cart');
  expect(american.get('VAT reg. no. {number}')).toBe('Tax ID {number}');
  expect(american.get('{amount} excl. VAT')).toBe('{amount} excl. tax');
  const british = usedTexts().filter((text) => /basket|\bVAT\b|post ?code|to hand\b/i.test(american.get(text) ?? text));
  expect(british.toSorted()).toEqual([
    'Delivery Postcode',
    "Search customers by company name, account number, or postcode. We'll show results as you type.",
  ]);
});

describe.each(catalogueNames)('the %s catalogue', (name) => {
  test('is complete, used and right', async () => {
    expect(catalogueProblems(name, usedTexts(), await readCatalogue(name))).toEqual([]);
  });
});

test.each(catalogueNames)(
  'each text of %s could stand in for itself, by the rule of texts of one’s own',
  async (name) => {
    const language = languageOfCode(name) ?? 'en';
    const texts = language === 'en' ? usedTexts() : [...(await readCatalogue(name)).values()];
    expect(texts.filter((text) => textProblems(text, text, language).length > 0)).toEqual([]);
  },
);
