import { describe, expect, test } from 'vitest';
import { parseMap } from './parse-map.ts';

const problemsOf = (yaml: string): readonly string[] => {
  const map = parseMap(yaml);
  return map.ok ? [] : map.refusal.map(({ line, message }) => `${line}: ${message}`);
};

const stock = 'files:\n  - kind: stock\n    file: stock.csv\n    columns:\n      sku: A\n';

describe('a map', () => {
  test('is taken where nothing is wrong with it', () => {
    expect(problemsOf(`${stock}      stock: B\n`)).toEqual([]);
    for (const dates of ['dd.MM.yyyy', 'd/M/yy', 'MM/dd/yyyy', 'yyyyMMdd', 'd MMM yyyy', 'yyyy-MM-dd HH:mm', 'serial'])
      expect(problemsOf(`${stock}      stock: B\n    dates: ${dates}\n`)).toEqual([]);
  });

  test.each([
    ['what is no YAML', 'files:\n  - kind: [stock\n', /^3: .*flow/i],
    ['two documents', `${stock}      stock: B\n---\n${stock}`, /^7: begins another document by ---: a map is one$/],
    [
      'formats by which one text is two days',
      `${stock}      stock: B\n    dates: [dd.MM.yy, yyyy-MM-dd, yy.MM.dd]\n`,
      /^7: files\.0\.dates: must not read one text as two days, as dd\.MM\.yy and yy\.MM\.dd do$/,
    ],
    ['nothing at all', '', /^1: must be an object with /],
    [
      'a word that it has not',
      `${stock}      stock: B\n    seperator: ;\n`,
      /^7: files\.0\.seperator: is not a word of the map; did you mean separator\?$/,
    ],
    [
      'a kind that is none',
      stock.replace('kind: stock', 'kind: stocks'),
      /^2: files\.0\.kind: must be one of staff, customers,/,
    ],
    [
      'a column that the model has not',
      `${stock}      stock: B\n      colour: C\n`,
      /^7: files\.0\.columns\.colour: is not a column of the model$/,
    ],
    ['a column that is missing', stock, /^5: files\.0\.columns: needs stock$/],
    [
      'a table that is not there',
      `${stock}      stock: { column: B, table: levels }\n`,
      /^6: files\.0\.columns\.stock\.table: there is no table levels$/,
    ],
    [
      'a table that every table has by itself',
      `${stock}      stock: { column: B, table: constructor }\n`,
      /^6: files\.0\.columns\.stock\.table: there is no table constructor$/,
    ],
    [
      'a word of a column that is none',
      `${stock}      stock: { colum: B }\n`,
      /^6: files\.0\.columns\.stock\.colum: is not a word of the map$/,
    ],
    [
      'rows that are not there',
      `${stock}      stock: { column: B, from: levels }\n`,
      /^6: files\.0\.columns\.stock\.from: there are no rows levels in `with`$/,
    ],
    [
      'minutes where the month is meant',
      `${stock}      stock: B\n    dates: dd.mm.yyyy\n`,
      /^7: files\.0\.dates: must be how dates are written, such as dd\.MM\.yyyy: dd is the day, MM the month/,
    ],
    [
      'dates in words of another program',
      `${stock}      stock: B\n    dates: TT.MM.JJJJ\n`,
      /^7: files\.0\.dates: must be/,
    ],
    ...['DD.MM.YYYY', 'yyyy-MM-DD', 'DD', 'yyyyMd', 'yyyyDDD'].map((dates): [string, string, RegExp] => [
      `dates as ${dates}`,
      `${stock}      stock: B\n    dates: ${dates}\n`,
      /^7: files\.0\.dates: must be/,
    ]),
    [
      'dates without a day',
      `defaults: { dates: [yyyy-MM-dd, MM/yyyy] }\n${stock}      stock: B\n`,
      /^1: defaults\.dates: must be/,
    ],
    [
      'aliases of aliases',
      `a: &a [${'x,'.repeat(9)}]\n${['ab', 'bc', 'cd', 'de', 'ef'].map(([from, to]) => `${to}: &${to} [${`*${from},`.repeat(9)}]\n`).join('')}files: []\n`,
      /^1: repeats itself too often by its aliases/,
    ],
    ...[900, 9000].map((times): [string, string, RegExp] => [
      `one long list at ${times} places`,
      `a: &a [${'x,'.repeat(8000)}]\nfiles: [${'*a,'.repeat(times)}]\n`,
      /^1: repeats itself too often by its aliases/,
    ]),
    ...(
      [
        ['lists', '['],
        ['tables', '{a: '],
        ['dashes', '- '],
        ['questions', '? '],
      ] as const
    ).map(([what, sign]): [string, string, RegExp] => [
      `${what} in each other thousands of times`,
      `a: 1\nb:\n  ${sign.repeat(20_000)}x\n`,
      /^1: has lists and tables in each other without an end$/,
    ]),
    ['an alias in what it stands for', 'tables:\n  t: &a { a: *a }\n', /^1: repeats itself too often by its aliases/],
    ['a fault in each of many signs', `a: ${'&a '.repeat(20_000)}\n`, /^1: /],
    [
      'a list in place of a table of codes',
      `tables: { levels: [1, 2] }\n${stock}      stock: B\n`,
      /^1: tables\.levels: must be codes and what stands for them$/,
    ],
    [
      'a list in place of columns',
      stock.replace('columns:', 'columns: [A, B]\n    lists:'),
      /^4: files\.0\.columns: must be columns of the model$/,
    ],
    ...['__proto__', 'constructor'].map((name): [string, string, RegExp] => [
      `a column called ${name}`,
      `${stock}      stock: B\n      ${name}: C\n`,
      new RegExp(`^7: ${name}: is not a word of the map$`),
    ]),
    [
      'the same file in the same words again',
      `${stock}      stock: B\n${stock.replace('files:\n', '')}      stock: B\n`,
      /^7: files\.1: is the same as files\.0: its rows would be read twice$/,
    ],
    [
      'more faults than are told',
      `${stock}      stock: B\n${Array.from({ length: 130 }, (_, at) => `      c${at}: C\n`).join('')}`,
      /^106: and 30 more$/,
    ],
    ['an alias of nothing', 'files: *all\n', /^1: has an alias \(\*\) of nothing before it$/],
    ['more text than any map', `# ${'x'.repeat(200_000)}\n`, /^1: is longer than any map/],
    [
      'a list that is none',
      `${stock}      stock: B\n    lists: { lines: { columns: { sku: A } } }\n`,
      /^7: files\.0\.lists\.lines: is not a list of the model$/,
    ],
  ])('with %s is refused with the line', (_, yaml, expected) => {
    expect(problemsOf(yaml)).toContainEqual(expect.stringMatching(expected));
  });

  const payments =
    'files:\n  - kind: payments\n    file: p.csv\n    columns: { no: A, customer: B, date: C, amount: D }\n';

  test('takes no letters for a currency that ISO 4217 does not have', () => {
    expect(problemsOf(`defaults: { currency: EUX }\n${payments}`)).toEqual([
      '1: defaults.currency: is not a currency of ISO 4217, such as EUR',
    ]);
  });

  test('names every amount without a currency', () => {
    expect(problemsOf(payments)).toEqual([
      '4: files.0.columns.amount: needs a currency: `currency: EUR`, or `currencyFrom:` and a heading',
    ]);
    expect(problemsOf(`defaults: { currency: EUR }\n${payments}`)).toEqual([]);
  });
});
