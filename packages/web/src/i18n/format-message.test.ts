import { hasStrayBraces } from '@connect/core/domain/figures/stray-braces';
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { messageFormatter } from './format-message.ts';
import { catalogueLocales, catalogueNames, readCatalogue } from './read-catalogue.ts';

const format = messageFormatter('en-GB');

describe('a message', () => {
  test('has its texts put in as they are, its numbers as the language writes them, and keeps the places of those that are not given', () => {
    expect(format('Page {page} of {total}', { page: 2, total: '{page}' })).toBe('Page 2 of {page}');
    expect(format('by {date}', { other: 1 })).toBe('by {date}');
    expect(format("It's {n}% of #", { n: 5 })).toBe("It's 5% of #");
    expect(format('{no}: {n} of {total}', { no: '1250', n: 10, total: 1250 })).toBe('1250: 10 of 1,250');
  });

  test('has the form of a number that its language asks for, and the number as it writes it', () => {
    const days = '{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}';
    const polish = messageFormatter('pl-PL');
    expect([1, 2, 5, 1.5].map((n) => polish(days, { n }))).toEqual(['1 dzień', '2 dni', '5 dni', '1,5 dnia']);
    expect(format('{n, plural, one {# day} other {# days}} left', { n: 12_345 })).toBe('12,345 days left');
  });

  test('has values within the forms of a number, and other forms than its own as the last one', () => {
    const message = '{n, plural, one {# day of {name}} other {# days of {name}}} by {date}';
    expect(format(message, { n: 2, name: '#{date}', date: 'now' })).toBe('2 days of #{date} by now');
    expect(messageFormatter('pl-PL')('{n, plural, other {all}}', { n: 2 })).toBe('all');
  });

  test.each([
    ['{n, plural, one {# day} other {# days}} by {date}', false],
    ['{n, select, one {a} other {b}}', true],
    ['{n, plural, =0 {none} other {#}}', true],
    ['{n, plural, one {{m, plural, other {#}}} other {#}}', true],
    ['{n} days}', true],
    ['{not a name}', true],
  ])('%j is more than values and plurals: %s', (message, stray) => {
    expect(hasStrayBraces(message)).toBe(stray);
  });
});

test.each(catalogueNames)(
  'the messages of the %s catalogue read as the reference has them, whatever the numbers',
  async (name) => {
    const locale = catalogueLocales[name];
    const messages = [...(await readCatalogue(name)).values()].filter((message) => message.includes('{'));
    const compiled = Object.fromEntries(messages.map((message) => [message, compileMessage(message)]));
    const reference = setupI18n({ locale, messages: { [locale]: compiled } });
    const ours = messageFormatter(locale);
    // The reference writes plain values without groups, and those of plurals with the groups of its own habit.
    const ungrouped = (text: string): string => text.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3})/g, '');
    const names = new Set(
      messages.flatMap((message) => [...message.matchAll(/\{(\w+)/g)].map(([, found = '']) => found)),
    );
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000 }), (n) => {
        const values = Object.fromEntries([...names].map((each) => [each, n]));
        for (const message of messages)
          expect(ungrouped(ours(message, values))).toBe(ungrouped(reference._(message, values)));
      }),
      { numRuns: 50 },
    );
  },
);
