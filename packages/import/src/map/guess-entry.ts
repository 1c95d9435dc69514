import { columnsOf, type Column, type Holds } from '@connect/contract/integration/described';
import type { Cell } from '../readers/table.ts';
import { textOf } from '../records/values.ts';
import { blankDates, guessDates, guessDecimals, type FormatGuess } from './guess-formats.ts';
import { headingFor, listColumns } from './guess-kind.ts';
import { columnLines, listLines, priceIn } from './guess-lists.ts';
import { cellsUnder, isBelowZero, type Part } from './guess-parts.ts';
import {
  currencyOf,
  type Names,
  namesOf,
  question,
  yamlText,
  yamlList,
  yamlTextWithin,
  signWords,
  sourceOf,
} from './guess-source.ts';
import { stateSources } from './guess-states.ts';
import { termsSources } from './guess-terms.ts';
import { linePlaces, taxes } from './synonyms.ts';
import { type Topic, worthAsking } from './worth-asking.ts';

/** How other files are written, and what is to be asked once for all of them. */
export interface Defaults {
  readonly dates: ReadonlySet<string>;
  ask(word: 'currency' | 'dates' | 'decimals', question: string): void;
}

const headingsThatHold = (holds: readonly Holds[], columns: readonly Column[], found: ReadonlyMap<string, string>) =>
  columns.filter((column) => holds.includes(column.holds)).map(({ path }) => found.get(path));

/** The cells that hold dates. */
export const datesOf = ({ guess: { seen, kind, columns } }: Part): readonly Cell[] =>
  headingsThatHold(['day'], columnsOf(kind), columns).flatMap((heading) => cellsUnder(seen, heading));

/** The cells that hold numbers, of both files. */
const numbersOf = ({ guess: { seen, kind, columns, lists }, lines }: Part): readonly Cell[] => {
  const numbers: readonly Holds[] = ['amount', 'price', 'number'];
  const own = [
    ...headingsThatHold(numbers, columnsOf(kind), columns),
    ...[...lists].flatMap(([list, found]) => headingsThatHold(numbers, listColumns(kind, list), found)),
  ].flatMap((heading) => cellsUnder(seen, heading));
  const others = lines ? headingsThatHold(numbers, listColumns(kind, 'lines'), lines.columns) : [];
  if (kind === 'prices' && lists.size === 0) own.push(...cellsUnder(seen, priceIn(seen) ?? undefined));
  return [...own, ...others.flatMap((heading) => cellsUnder(lines?.seen ?? seen, heading))];
};

/** What can be said of columns that no heading was found for, by their paths. */
const derived = (part: Part, names: Names): ReadonlyMap<string, string> => {
  const { kind, seen, columns } = part.guess;
  const tax = headingFor(taxes, seen.headings);
  const [total, title = '', sku = ''] = ['total', 'title', 'sku'].map((path) => columns.get(path));
  if (total !== undefined && tax !== null && !columns.has('totalIncVat')) names.use(tax);
  return new Map([
    ...(kind === 'products'
      ? ([
          ['slug', `{ columns: ${yamlList([title, sku].filter(Boolean))}, as: slug }`],
          ['regions', `{ value: ${question} } # where they are sold: UK, US, EMEA, AU, FR, IT, PL or DE`],
        ] as const)
      : []),
    ...(total !== undefined && tax !== null
      ? ([
          [
            'totalIncVat',
            `{ columns: ${yamlList([total, tax])}, sum: true${signWords(part, cellsUnder(seen, total))} }`,
          ],
        ] as const)
      : []),
    ...stateSources(part, names),
    ...termsSources(part, names),
    ...(kind === 'customers'
      ? ([
          ['currency', `{ value: ${question} } # such as EUR`],
          ['vatPercent', `{ value: ${question} } # VAT on what they order, in percent, such as 20`],
        ] as const)
      : []),
  ]);
};

/** Which of a file's documents count, and what is to be asked where nothing tells. */
const whereLines = ({ guess: { kind, seen, columns }, where }: Part, names: Names): readonly string[] => {
  if (where === null) {
    const below = cellsUnder(seen, columns.get('total')).filter(isBelowZero).length;
    return kind === 'invoices' && below > 0
      ? [
          `    where: ${question} # totals below 0 (${below}): name the column that tells credit notes, or take this out`,
        ]
      : [];
  }
  const { heading, codes, unknown, left } = where;
  const known = `{ ${yamlTextWithin(names.use(heading))}: ${yamlList(codes)} }`;
  const asked = `are ${unknown.map((code) => `“${code}”`).join(', ')} ${kind}? Say all codes that are`;
  return [
    `    where: ${unknown.length === 0 ? known : `${question} # ${known}, and ${asked}`}`,
    ...(left.length === 0 ? [] : [`    # Left out: ${left.join(', ')}`]),
  ];
};

/** The currency of the amounts, and what the prices of another file need of their own. */
const currencyLines = ({ guess: { seen } }: Part, names: Names, ofLines: Names | null, defaults: Defaults) => {
  const own = currencyOf(seen);
  const others = ofLines ? currencyOf(ofLines.seen) : own;
  if (own === null) defaults.ask('currency', 'such as EUR: there are files in which no column has it');
  const lines = own === null ? [] : [`    currencyFrom: ${yamlText(names.use(own))}`];
  if (ofLines && others !== null) ofLines.use(others);
  if (own === others) return { lines, ofLines: '' };
  if (others !== null) return { lines, ofLines: `, currencyFrom: ${yamlTextWithin(others)}` };
  const [only = '', ...more] = new Set(
    cellsUnder(seen, own ?? '')
      .map(textOf)
      .filter(Boolean),
  );
  return { lines, ofLines: `, currency: ${more.length === 0 && only !== '' ? only : question}` };
};

const formatLines = (word: 'dates' | 'decimals', guess: FormatGuess, defaults: Defaults): readonly string[] => {
  if (guess === null) return [];
  if ('question' in guess) {
    defaults.ask(word, guess.question);
    return [];
  }
  const text = word === 'decimals' ? `'${guess.format}'` : yamlText(guess.format);
  return [`    ${word}: ${text}${guess.note === undefined ? '' : ` # ${guess.note}`}`];
};

const keysOf = ({ guess: { kind, columns } }: Part): readonly string[] =>
  (kind === 'prices' ? ['priceList', 'product', 'validFrom'] : kind === 'products' ? ['sku'] : ['no']).flatMap(
    (path) => columns.get(path) ?? [],
  );

/** Asks which rows are one document where a number stands in several, and nothing else says that those are its lines. */
const keyLines = (part: Part): readonly string[] => {
  const { seen, columns, lists } = part.guess;
  if (lists.size > 0 || part.lines) return [`    key: ${yamlList(keysOf(part))}`];
  const numbers = columns.has('total') ? cellsUnder(seen, columns.get('no')).map(textOf).filter(Boolean) : [];
  const again = numbers.length - new Set(numbers).size;
  return again === 0
    ? []
    : [
        `    key: ${question} # numbers stand in several rows (${again} more than numbers): say ${yamlList(keysOf(part))}, and \`sum: rows\` at amounts that are of a row, or take this out`,
      ];
};

/** Headings that an entry does not name: what those may be that are asked about, null for others. */
export type Unused = ReadonlyMap<string, Topic | null>;

/** The lines of an entry, and the headings that it does not name, by their files. */
export interface Written {
  readonly lines: readonly string[];
  readonly unused: ReadonlyMap<string, Unused>;
}

const unusedOf = (part: Part, names: Names, ofLines: boolean): Unused => {
  const asked = worthAsking(part, names, ofLines);
  return new Map(names.rest().map((heading) => [heading, asked.get(heading) ?? null]));
};

/** The entry of a map for a file, what cannot be guessed as questions and comments. */
export const writeEntry = (part: Part, defaults: Defaults): Written => {
  const { guess, lines } = part;
  const { kind, seen, columns, lists } = guess;
  const model = columnsOf(kind);
  const names = namesOf(seen);
  const ofLines = lines ? namesOf(lines.seen) : null;
  const dates = datesOf(part);
  const blank = blankDates(dates);
  const isMoney = kind === 'prices' || model.some(({ holds, path }) => holds === 'amount' && columns.has(path));
  const currency = isMoney ? currencyLines(part, names, ofLines, defaults) : { lines: [], ofLines: '' };
  const place = lists.get('breaks')?.get('from') ?? headingFor(linePlaces, (lines?.seen ?? seen).headings);
  if (place !== null && (lines || lists.size > 0)) (ofLines ?? names).use(place);
  const sort = place === null ? '' : `, sort: ${yamlTextWithin(place)}`;
  if (lines) ofLines?.use(lines.key);
  const headingOfLines = lines?.seen.heading === undefined ? '' : `, heading: ${lines.seen.heading}`;
  const written = [
    `  - kind: ${kind}`,
    `    file: ${yamlText(seen.name)}`,
    ...(seen.heading === undefined ? [] : [`    heading: ${seen.heading}`]),
    ...((seen.encoding ?? 'utf-8') === 'utf-8' ? [] : [`    # encoding: ${seen.encoding} is what it was taken for`]),
    ...formatLines('dates', guessDates(dates, defaults.dates), defaults),
    ...(blank.length === 0 ? [] : [`    blank: [${blank.map((text) => `'${text}'`).join(', ')}]`]),
    ...formatLines('decimals', guessDecimals(numbersOf(part)), defaults),
    ...currency.lines,
    ...keyLines(part),
    ...(lists.size > 0 && place !== null ? [`    sort: ${yamlText(place)}`] : []),
    ...whereLines(part, names),
    ...(lines
      ? [
          '    with:',
          `      rows: { file: ${yamlTextWithin(lines.seen.name)}, key: ${yamlTextWithin(lines.key)}${sort}${headingOfLines} }`,
        ]
      : []),
    '    columns:',
    ...columnLines(
      model,
      columns,
      '      ',
      (heading, column) => sourceOf(part, names, heading, column),
      derived(part, names),
    ),
    ...listLines(part, names, ofLines, currency.ofLines),
  ];
  return {
    lines: [...written, ''],
    unused: new Map([
      [seen.name, unusedOf(part, names, false)],
      ...(lines && ofLines ? [[lines.seen.name, unusedOf(part, ofLines, true)] as const] : []),
    ]),
  };
};
