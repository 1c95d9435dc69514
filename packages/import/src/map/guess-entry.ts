import { columnsOf, type Column, type Holds } from '@connect/contract/integration/described';
import { stringify } from 'yaml';
import type { Cell } from '../readers/table.ts';
import { blankDates, fittingDates, guessDecimals } from './guess-formats.ts';
import { headingFor, listColumns, type Guess, type Lines, type Seen } from './guess-kind.ts';
import { currencies, linePlaces, synonyms, taxes } from './synonyms.ts';

const said = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();
const saidAll = (texts: readonly (string | undefined)[]): string =>
  `[${texts.flatMap((text) => (text === undefined ? [] : [said(text)])).join(', ')}]`;

const cellsOf = ({ headings, rows }: Seen, wanted: readonly (string | undefined)[]): readonly Cell[] =>
  wanted.flatMap((heading) => {
    const at = heading === undefined ? -1 : headings.indexOf(heading);
    return at < 0 ? [] : rows.map((row) => row[at] ?? null);
  });

const headingsThatHold = (holds: readonly Holds[], columns: readonly Column[], found: ReadonlyMap<string, string>) =>
  columns.filter((column) => holds.includes(column.holds)).map(({ path }) => found.get(path));

/** The cells that hold dates. */
export const datesOf = ({ seen, kind, columns }: Guess): readonly Cell[] =>
  cellsOf(seen, headingsThatHold(['day'], columnsOf(kind), columns));

const numbersOf = ({ seen, kind, columns, lists }: Guess, lines: Lines | undefined): readonly Cell[] => {
  const numbers: readonly Holds[] = ['amount', 'price', 'number'];
  return [
    ...cellsOf(seen, headingsThatHold(numbers, columnsOf(kind), columns)),
    ...[...lists].flatMap(([list, found]) => cellsOf(seen, headingsThatHold(numbers, listColumns(kind, list), found))),
    ...(lines ? cellsOf(lines.seen, headingsThatHold(numbers, listColumns(kind, 'lines'), lines.columns)) : []),
  ];
};

/** What can be said of columns that no heading was found for, by their paths. */
const derived = ({ kind, seen, columns }: Guess): ReadonlyMap<string, string> => {
  const tax = headingFor(taxes, seen.headings);
  const total = columns.get('total');
  return new Map([
    ...(kind === 'products'
      ? ([
          ['slug', `{ columns: ${saidAll([columns.get('title'), columns.get('sku')])}, as: slug }`],
          ['regions', '{ value: UK } # put in yours'],
        ] as const)
      : []),
    ...(total !== undefined && tax !== null
      ? ([['totalIncVat', `{ columns: ${saidAll([total, tax])}, sum: true }`]] as const)
      : []),
    ...(kind === 'customers' ? ([['currency', '{ value: EUR } # put in yours']] as const) : []),
  ]);
};

const columnLines = (
  columns: readonly Column[],
  found: ReadonlyMap<string, string>,
  before: string,
  otherwise: ReadonlyMap<string, string> = new Map(),
): readonly string[] =>
  columns.flatMap(({ path, holds, required, description }) => {
    const heading = found.get(path);
    const text = heading === undefined ? otherwise.get(path) : said(heading);
    if (text !== undefined) return [`${before}${path}: ${text}`];
    return required && holds !== 'list' ? [`${before}# ${path}: needed. ${description}`] : [];
  });

const listLines = ({ kind, seen, columns, lists }: Guess, lines: Lines | undefined): readonly string[] => {
  const own = [...lists].flatMap(([list, found]) => [
    `      ${list}:`,
    '        columns:',
    ...columnLines(listColumns(kind, list), found, '          '),
  ]);
  const others = lines
    ? [
        '      lines:',
        '        from: rows',
        '        columns:',
        ...columnLines(listColumns(kind, 'lines'), lines.columns, '          '),
      ]
    : [];
  // Without any of its own, a product is its one item, and a price is from one on.
  const price =
    kind === 'prices' && lists.size === 0
      ? headingFor(synonyms.prices.lists?.['breaks']?.['price'] ?? '', seen.headings)
      : null;
  const only =
    kind === 'products' && lists.size === 0
      ? [
          `      variations: { columns: { sku: ${said(columns.get('sku') ?? '')}, title: ${said(columns.get('title') ?? '')} } }`,
        ]
      : price === null
        ? []
        : [`      breaks: { columns: { from: { value: '1' }, price: ${said(price)} } }`];
  const all = [...own, ...others, ...only];
  return all.length === 0 ? [] : ['    lists:', ...all];
};

const keysOf = ({ kind, columns }: Guess): readonly (string | undefined)[] =>
  (kind === 'prices' ? ['priceList', 'product', 'validFrom'] : kind === 'products' ? ['sku'] : ['no']).map((path) =>
    columns.get(path),
  );

/** The entry of a map for a file, what cannot be guessed as comments; the formats of dates that others have are likelier. */
export const entryLines = (guess: Guess, lines: Lines | undefined, likely: readonly string[]): readonly string[] => {
  const { kind, seen, columns, lists } = guess;
  const model = columnsOf(kind);
  const dates = datesOf(guess);
  const fitting = fittingDates(dates);
  const format = likely.find((each) => fitting.includes(each)) ?? fitting[0];
  const blank = blankDates(dates);
  const currency = lines ? null : headingFor(currencies, seen.headings);
  const hasAmounts = kind === 'prices' || model.some(({ holds }) => holds === 'amount');
  const place = headingFor(linePlaces, (lines?.seen ?? seen).headings);
  const sort = place === null ? '' : `, sort: ${said(place)}`;
  const other = derived(guess);
  const used = new Set([
    ...columns.values(),
    ...[...lists.values()].flatMap((found) => [...found.values()]),
    currency,
    place,
  ]);
  const unused = seen.headings.filter((heading) => !used.has(heading));
  return [
    `  - kind: ${kind}`,
    `    file: ${said(seen.name)}`,
    ...((seen.encoding ?? 'utf-8') === 'utf-8' ? [] : [`    # encoding: ${seen.encoding} is what it was taken for`]),
    ...(format === undefined ? [] : [`    dates: ${said(format)}`]),
    ...(blank.length === 0 ? [] : [`    blank: [${blank.map((text) => `'${text}'`).join(', ')}]`]),
    ...(guessDecimals(numbersOf(guess, lines)) === ',' ? ["    decimals: ','"] : []),
    ...(hasAmounts
      ? [currency === null ? '    currency: EUR # put in yours' : `    currencyFrom: ${said(currency)}`]
      : []),
    ...(lists.size > 0 || lines ? [`    key: ${saidAll(keysOf(guess))}`] : []),
    ...(lists.size > 0 && place !== null ? [`    sort: ${said(place)}`] : []),
    ...(lines ? ['    with:', `      rows: { file: ${said(lines.seen.name)}, key: ${said(lines.key)}${sort} }`] : []),
    '    columns:',
    ...columnLines(model, columns, '      ', other),
    ...listLines(guess, lines),
    ...(unused.length > 0 ? [`    # Not used: ${unused.join(', ')}`] : []),
    '',
  ];
};
