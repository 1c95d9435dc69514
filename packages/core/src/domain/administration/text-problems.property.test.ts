import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { languages, type Language } from '../access/language.ts';
import { pluralFormsOf } from '../figures/plural-forms.ts';
import { textProblems } from './text-problems.ts';

const words = fc.stringMatching(/^[^{}<>#]{0,8}$/);
const language = fc.constantFrom(...languages);
const names = ['date', 'no', 'total'];

/** A text in pieces: values, and a plural of `n` whose forms all have the number. */
const pieces = fc.uniqueArray(fc.constantFrom(...names, 'n'), { maxLength: 4 });
const written = (all: readonly string[], of: Language, between: readonly string[]): string =>
  all
    .map((name, index) => {
      const place =
        name === 'n'
          ? `{n, plural, ${pluralFormsOf(of)
              .map((form) => `${form} {# ${form}}`)
              .join(' ')}}`
          : `{${name}}`;
      return `${between[index] ?? ''}${place}`;
    })
    .join('') + (between[all.length] ?? '');
const betweens = fc.array(words, { minLength: 5, maxLength: 5 });
const kindsOf = (original: string, text: string, of: Language): readonly string[] =>
  textProblems(original, text, of).map(({ kind }) => kind);

test.prop([pieces, language, betweens, betweens, fc.func(fc.nat())])(
  'other words round the same values, in any order, fit',
  (all, of, one, other, order) => {
    const moved = all.toSorted((a, b) => order(a) - order(b));
    expect(textProblems(written(all, of, one), written(moved, of, other), of)).toEqual([]);
  },
);

test.prop([pieces.filter((all) => all.length > 0), language, betweens, fc.nat()])(
  'a value that is left out is named, and so is one that there is none of',
  (all, of, between, at) => {
    const left = all[at % all.length] ?? '';
    const [whole, less] = [
      written(all, of, between),
      written(
        all.filter((each) => each !== left),
        of,
        between,
      ),
    ];
    expect(textProblems(whole, less, of)).toContainEqual({ kind: 'lacks', of: [`{${left}}`] });
    expect(textProblems(less, whole, of)).toContainEqual({ kind: 'unknown', of: [`{${left}}`] });
  },
);

test.prop([
  pieces,
  language,
  betweens,
  fc.string({ unit: fc.constantFrom('{', '}', 'n', ',', 'plural', ' ', '#', '<0>', 'other', '<', '/') }),
])('whatever is typed is judged, and what fits has no bracket but those of values', (all, of, between, typed) => {
  const original = written(all, of, between);
  const fits = textProblems(original, typed, of).length === 0;
  if (fits) expect(typed.replaceAll(/\{\w+\}/g, '')).not.toMatch(all.includes('n') ? /^[^{]*\}/ : /[{}]/);
});

const days = '{n, plural, one {# day} other {# days}}';
test.each<[string, string, Language, readonly string[]]>([
  ['by {date}', 'until {date}', 'en', []],
  ['by {date}', 'until {day}', 'en', ['unknown', 'lacks']],
  ['by {date}', 'until {date', 'en', ['brackets', 'lacks']],
  ['by {date}', '{date} – {date}', 'en', []],
  ['Orders', 'My {} orders', 'en', ['brackets']],
  [days, '{n, plural, one {# working day} other {# working days}}', 'en', []],
  [days, '{n} days', 'en', ['plurals']],
  [days, '{n, plural, other {# days}}', 'en', ['forms']],
  [days, '{n, plural, one {# dzień} other {# dni}}', 'pl', ['forms']],
  [days, '{n, plural, one {a day} other {# days}}', 'en', ['lacks']],
  [days, '{n, plural, one {{n} day} other {# days}}', 'en', []],
  [days, '{n,plural,one{# day}other{# days}}', 'en', ['brackets', 'plurals', 'lacks']],
  ['{n, plural, one {# of {name}} other {# of {name}}}', '{name}: {n, plural, one {#} other {#}}', 'en', []],
  ['Read <0>this</0>', 'See <0>that</0>', 'en', []],
  ['Read <0>this</0>', 'See that', 'en', ['tags']],
  ['Read <0>this</0>', 'See </0>that<0>', 'en', ['tags']],
  ['Read', '<b>Read</b>', 'en', []],
  ['Read', '<0>Read</0>', 'en', ['tags']],
])('%s as %s in %s: %j', (original, text, of, kinds) => {
  expect(kindsOf(original, text, of)).toEqual(kinds);
});
