import { describe, expect, test } from 'vitest';
import type { Language } from '../access/language.ts';
import { textProblems, type TextProblem } from './text-problems.ts';

const days = '{n, plural, one {# day} other {# days}}';
const ofName = '{n, plural, one {# of {name}} other {# of {name}}}';

describe('what of an own text does not fit (specification §own-texts)', () => {
  test.each<[string, string, Language, readonly TextProblem[]]>([
    ['Orders', 'Orders {', 'en', [{ kind: 'brackets', of: [] }]],
    [
      'by {date}',
      'by {day}',
      'en',
      [
        { kind: 'unknown', of: ['{day}'] },
        { kind: 'lacks', of: ['{date}'] },
      ],
    ],
    ['Orders', '{no} of {date}, {no}', 'en', [{ kind: 'unknown', of: ['{date}', '{no}'] }]],
    ['{total} by {date}', 'soon', 'en', [{ kind: 'lacks', of: ['{date}', '{total}'] }]],
    [
      days,
      'some days',
      'en',
      [
        { kind: 'plurals', of: ['n'] },
        { kind: 'lacks', of: ['{n}'] },
      ],
    ],
    ['by {n}', days, 'en', [{ kind: 'plurals', of: ['n'] }]],
    [
      days,
      '{m, plural, one {# day} other {# days}}',
      'en',
      [
        { kind: 'unknown', of: ['{m}'] },
        { kind: 'plurals', of: ['n', 'm'] },
        { kind: 'lacks', of: ['{n}'] },
      ],
    ],
    [days, '{n, plural, other {# days}}', 'en', [{ kind: 'forms', of: ['one', 'other'] }]],
    [
      days,
      '{n, plural, one {# day}}',
      'en',
      [
        { kind: 'forms', of: ['one', 'other'] },
        { kind: 'lacks', of: ['{n}'] },
      ],
    ],
    [days, '{n, plural, one {#} few {#} other {#}}', 'en', [{ kind: 'forms', of: ['one', 'other'] }]],
    [days, '{n, plural, one {#} other {#}}', 'pl', [{ kind: 'forms', of: ['one', 'few', 'many', 'other'] }]],
    [days, '{n, plural, one {a day} other {# days}}', 'en', [{ kind: 'lacks', of: ['{n}'] }]],
    [days, '{n, plural, one {# day} other {days}}', 'en', [{ kind: 'lacks', of: ['{n}'] }]],
    [ofName, '{n, plural, one {# of {name}} other {#}}', 'en', [{ kind: 'lacks', of: ['{name}'] }]],
    ['Read <0>this</0>', 'Read this', 'en', [{ kind: 'tags', of: ['<0>', '</0>'] }]],
  ])('%s as %s in %s: %j', (original, text, language, problems) => {
    expect(textProblems(original, text, language)).toEqual(problems);
  });

  test.each<[string, string, string, Language]>([
    ['the number stands beside its plural', days, '{n}: {n, plural, one {day} other {days}}', 'en'],
    ['the number stands by its name within it', days, '{n, plural, one {{n} day} other {{n} days}}', 'en'],
    ['forms come in another order', days, '{n, plural, other {# days} one {# day}}', 'en'],
    ['forms are those of another language', days, '{n, plural, one {#} few {#} many {#} other {#}}', 'pl'],
    ['a value stands outside of forms', ofName, '{name}: {n, plural, one {#} other {#}}', 'en'],
    ['a value stands within each form', '{name}: {n, plural, one {#} other {#}}', ofName, 'en'],
    ['a form does not show what that of the other does not', '{n, plural, one {a day} other {# days}}', days, 'en'],
    ['a value stands there more often', 'by {date}', '{date}, {date}', 'en'],
    ['there is a number sign', 'Order {no}', 'Order #{no}', 'en'],
  ])('a text fits where %s', (_, original, text, language) => {
    expect(textProblems(original, text, language)).toEqual([]);
  });

  test('a form that the other text does not have shows what its last one does', () => {
    const original = '{n, plural, one {a day} other {# days}}';
    expect(textProblems(original, '{n, plural, one {#} few {dni} many {#} other {#}}', 'pl')).toEqual([
      { kind: 'lacks', of: ['{n}'] },
    ]);
    expect(textProblems(original, '{n, plural, one {dzień} few {#} many {#} other {#}}', 'pl')).toEqual([]);
  });

  test.each([
    ['<0>this</0> or <1>that</1>', '<1>that</1> or <0>this</0>', true],
    ['<0>this <1>and</1></0>', '<0><1>and</1> this</0>', true],
    ['<0>this</0> <1>and</1>', '<0>this <1>and</1></0>', true],
    ['<0>this</0> <1>and</1>', '<0>this <1>and</0></1>', false],
    ['<0>this</0>', '</0>this<0>', false],
    ['<0>this</0>', '<0>this<0>', false],
    ['<0>this</0>', '<0>this', false],
    ['<0>this</0>', 'this</0>', false],
    ['<0>this</0>', '<0>this</0> <0>again</0>', false],
    ['<0>this</0>', '<1>this</1>', false],
    ['<0>this', '<0>that', false],
    ['<10>this</10>', '<10>that</10>', true],
    ['<10>this</10>', 'that', false],
    ['this<0/>', '<0/>that', true],
    ['this<0/><1/>', '<1/>that<0/>', true],
    ['this<0/>', '<0>that</0>', false],
    ['this', 'that <b>now</b>', true],
  ])('of the tags of %s those of %s fit: %s', (original, text, fits) => {
    expect(textProblems(original, text, 'en').every(({ kind }) => kind !== 'tags')).toBe(fits);
  });
});
