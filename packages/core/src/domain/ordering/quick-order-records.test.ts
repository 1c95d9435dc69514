import { expect, test } from 'vitest';
import { entriesOf, type Entry } from './quick-order-records.ts';

const cellsOf = (text: string): (readonly string[])[] => entriesOf(text).map(({ cells }) => cells);
const areWords = (text: string): boolean[] => entriesOf(text).map((entry) => entry.areWords);
const long = (length: number): string => 'A'.repeat(length);

test('an entry is what was written, the cells it is made of, and whether those are words', () => {
  expect(entriesOf(' GLV-1 ;\t2 \r\n\n  BOT 2 3  \nHLM')).toEqual<Entry[]>([
    { raw: ' GLV-1 ;\t2 ', cells: ['GLV-1 ;', '2'], areWords: false },
    { raw: '  BOT 2 3  ', cells: ['BOT', '2', '3'], areWords: true },
    { raw: 'HLM', cells: ['HLM'], areWords: false },
  ]);
  expect(entriesOf('')).toEqual([]);
  expect(entriesOf(' \r \n\t')).toEqual([]);
});

test('tabs part cells before semicolons do, and those before commas; each line has its own', () => {
  expect(cellsOf('a;b\tc,d\na,b;c\na,b c\na b')).toEqual([
    ['a;b', 'c,d'],
    ['a,b', 'c'],
    ['a', 'b c'],
    ['a', 'b'],
  ]);
  expect(areWords('a;b\na b')).toEqual([false, true]);
});

test.each([
  ['GLV 1,000', ['GLV', '1,000']],
  ['GLV 12,000,000', ['GLV', '12,000,000']],
  ['1,000 GLV 2,000', ['1,000', 'GLV', '2,000']],
  // What is no group of three is parted there.
  ['GLV 1,00', ['GLV 1', '00']],
  ['GLV 1,0000', ['GLV 1', '0000']],
  ['GLV 1234,000', ['GLV 1234', '000']],
  ['GLV-1,000', ['GLV-1', '000']],
  ['1,000GLV', ['1', '000GLV']],
  ['GLV 1,000,2', ['GLV 1', '000', '2']],
  ['GLV 1,000; 2', ['GLV 1,000', '2']],
])('a comma of thousands parts nothing: %j', (text, cells) => expect(cellsOf(text)).toEqual([cells]));

test.each([
  ['12\u00A0345', ['12345']],
  ['1\u202F234\u202F567 GLV', ['1234567', 'GLV']],
  ['GLV\u00A0345', ['GLV', '345']],
  ['12\u00A03456', ['12', '3456']],
  ['12\u00A034', ['12', '34']],
  ['12 345', ['12', '345']],
  ['"GLV" "2"', ['GLV', '2']],
])('a fixed space within a number groups its digits, and any other parts words: %j', (text, cells) =>
  expect(cellsOf(text)).toEqual([cells]),
);

test.each<[string, string[][]]>([
  ['"a;b",2', [['a;b', '2']]],
  ['"a\tb";"c,d";2', [['a\tb', 'c,d', '2']]],
  ['2,"a;b"', [['2', 'a;b']]],
  ['2;"a;b"', [['2', 'a;b']]],
  [
    'x;"a;b"\ny;3',
    [
      ['x', 'a;b'],
      ['y', '3'],
    ],
  ],
  ['"said ""so; twice""",2', [['said "so; twice"', '2']]],
  ['"""so""";2', [['so', '2']]],
  ['"""a\nb""";2', [['a\nb', '2']]],
  [
    'x;"a\nb";2\ny;3',
    [
      ['x', 'a\nb', '2'],
      ['y', '3'],
    ],
  ],
  [
    'x;"a\rb"\ry;3',
    [
      ['x', 'a\rb'],
      ['y', '3'],
    ],
  ],
  [
    'x;"a"\r\ny;"b"',
    [
      ['x', 'a'],
      ['y', 'b'],
    ],
  ],
  // What nothing closes before a separator or a line's end is no quote.
  ['x;"a"b;2', [['x', '"a"b', '2']]],
  ['x;"a;2', [['x', '"a', '2']]],
  ['x;a"b";2', [['x', 'a"b"', '2']]],
  ['x; " a " ;2', [['x', ' a ', '2']]],
  ['x;;', [['x', '', '']]],
])('a cell in quotes holds separators and line breaks: %j', (text, cells) => expect(cellsOf(text)).toEqual(cells));

test('a cell in quotes ends within a thousand characters, or is none; what parts a line is found wherever it is', () => {
  expect(cellsOf(`x;"a\n${long(996)}";2`)).toEqual([['x', `a\n${long(996)}`, '2']]);
  expect(cellsOf(`x;"a\n${long(997)}";2`)).toEqual([
    ['x', '"a'],
    [`${long(997)}"`, '2'],
  ]);
  expect(cellsOf(`${long(1500)};2`)).toEqual([[long(1500), '2']]);
});
