import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { readList, readQuantity, readSheet } from './quick-order-paste.ts';
import { entriesOf } from './quick-order-records.ts';

/** Texts full of what parts cells and lines. */
const marks = fc.constantFrom(
  '\t',
  ';',
  ',',
  '"',
  ' ',
  '\n',
  '\r\n',
  '\u00A0',
  'x',
  'A',
  '1',
  '000',
  'SKU',
  'Menge',
  '\u0000',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(marks, { maxLength: 60 }).map((parts) => parts.join('')),
);

const filledLines = (text: string): string[] => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
const letters = (text: string): string => text.replaceAll(/[\s"\uFEFF]/gu, '');

const skus = fc
  .tuple(
    fc.constantFrom('GLV', 'BOT', 'HLM', 'ÄÖÜ'),
    fc.integer({ min: 100, max: 9999 }),
    fc.constantFrom('', '-L', '-XL'),
  )
  .map(([family, number, size]) => `${family}-${number}${size}`);
const quantities = fc.integer({ min: 1, max: 99_999 });
const lines = fc.array(fc.tuple(skus, quantities), { minLength: 1, maxLength: 30 });

/** Ways to write the thousands of a quantity, in a cell or word of its own. */
const grouped = (quantity: number, by: string): string =>
  quantity < 1000 ? String(quantity) : `${Math.floor(quantity / 1000)}${by}${String(quantity % 1000).padStart(3, '0')}`;
type Write = (sku: string, quantity: number) => string;
const layouts: Readonly<Record<string, Write>> = {
  tabs: (sku, n) => `${sku}\t${n}`,
  'tabs and cells beside': (sku, n) => `\t${sku}\tA glove, large; blue\t${grouped(n, ',')}\t£12.50\t`,
  commas: (sku, n) => `${sku},${n}`,
  'commas and quotes': (sku, n) => `"${sku}","${grouped(n, ',')}","said ""so"", twice"`,
  semicolons: (sku, n) => `${sku} ; ${grouped(n, '.')}`,
  spaces: (sku, n) => `  ${sku}   ${n} `,
  'thousands after a space': (sku, n) => `${sku} ${grouped(n, ',')}`,
  'thin spaces in numbers': (sku, n) => `${sku} ${grouped(n, '\u202F')}`,
  'the quantity first': (sku, n) => `${n} ${sku}`,
  'the quantity first, in cells': (sku, n) => `${n};${sku}`,
  'numbered rows': (sku, n) => `7\t${sku}\t${n}`,
  times: (sku, n) => `${n} x ${sku}`,
  'times after it': (sku, n) => `${sku} x${n}`,
  'decimals of a spreadsheet': (sku, n) => `${sku};${n},00`,
};
const headings = [
  '',
  'SKU\tQuantity',
  'Réf.;Quantité',
  'Codice,Q.tà',
  'Nr artykułu\tIlość',
  'Artikel-Nr.;Menge',
  'SKU Qty',
];

describe('any text at all', () => {
  test.prop([anyText])('is read without an error', (text) => {
    expect(() => readList(text)).not.toThrow();
  });

  test.prop([anyText])('comes apart into entries that together are its lines, but for blank ones', (text) => {
    expect(entriesOf(text).flatMap(({ raw }) => filledLines(raw))).toEqual(filledLines(text));
  });

  test.prop([anyText])('has a line for each of its entries, the heading apart, and none of them is empty', (text) => {
    const { lines: read, heading } = readList(text);
    expect(read.length + Number(heading !== null)).toBe(entriesOf(text.replace(/^\uFEFF/, '')).length);
    for (const { sku, quantity } of read) expect(sku + quantity).not.toBe('');
  });

  test.prop([anyText])('has nothing in its lines that was not in it', (text) => {
    const all = letters(text.normalize('NFKC'));
    for (const { sku } of readList(text).lines)
      for (const word of sku.split(' ')) expect(all).toContain(letters(word.normalize('NFKC')));
  });
});

describe('a list', () => {
  const written = fc.tuple(
    lines,
    fc.constantFrom(...headings),
    fc.array(fc.constantFrom(...Object.values(layouts)), { minLength: 1, maxLength: 30 }),
    fc.constantFrom('\n', '\r\n', '\r', '\n \n\n'),
  );

  test.prop([written])('is read as it was meant, however its lines are written, with or without heading', (list) => {
    const [meant, heading, writes, lineEnd] = list;
    const rows = meant.map(([sku, quantity], index) =>
      (writes[index % writes.length] ?? layouts.tabs)?.(sku, quantity),
    );
    const read = readList([...(heading === '' ? [] : [heading]), ...rows].join(lineEnd));
    expect(read.heading).toBe(heading === '' ? null : heading);
    // Under a heading the columns are where it says, which is nothing that other rows keep to.
    if (heading !== '' && writes.some((write) => write !== layouts.tabs && write !== layouts.spaces)) return;
    expect(read.lines).toEqual(meant.map(([sku, quantity]) => ({ sku, quantity: String(quantity) })));
  });

  test.prop([lines, fc.constantFrom('\t', ';', ',')])(
    'with a heading has its columns where that says',
    (meant, separator) => {
      const rows = [
        ['Description', 'Menge', 'Preis', 'Artikelnummer'],
        ...meant.map(([sku, n]) => ['Glove 12', n, 5, sku]),
      ];
      const { lines: read } = readList(rows.map((row) => row.join(separator)).join('\n'));
      expect(read).toEqual(meant.map(([sku, n]) => ({ sku, quantity: String(n) })));
    },
  );

  test.prop([lines])('of a spreadsheet is read like one of a text', (meant) => {
    const { lines: read, heading } = readSheet([
      ['SKU', 'Quantity', null],
      [null, '', null],
      ...meant.map(([...row]) => row),
    ]);
    expect([heading, read]).toEqual(['SKU\tQuantity', meant.map(([sku, n]) => ({ sku, quantity: String(n) }))]);
  });

  test.prop([skus, fc.stringMatching(/^[a-z]{1,8}$/)])('keeps a quantity that is none as it was typed', (sku, text) => {
    expect(readList(`${sku};${text}`).lines).toEqual([{ sku, quantity: text }]);
  });
});

test.prop([fc.integer({ min: 0, max: 999_999_999 }), fc.constantFrom('en-GB', 'fr-FR', 'it-IT', 'pl-PL', 'de-DE')])(
  'a whole number is read as it is written in any of the languages',
  (number, locale) => {
    for (const options of [{}, { minimumFractionDigits: 2 }])
      expect(readQuantity(number.toLocaleString(locale, options))).toBe(number);
  },
);

test.prop([fc.string()])(
  'what is read as a quantity is a whole number, and its digits are those that were typed',
  (text) => {
    const number = readQuantity(text);
    if (number === null) return;
    expect(Number.isSafeInteger(number)).toBe(true);
    const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
    expect([digits, digits.replace(/0{1,2}$/, ''), digits.replace(/0$/, '')].map(Number)).toContain(number);
  },
);
