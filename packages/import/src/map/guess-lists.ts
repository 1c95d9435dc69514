import type { Column } from '@connect/contract/integration/described';
import { flagOf, textOf } from '../records/values.ts';
import { headingFor, listColumns, matches, type Seen } from './guess-kind.ts';
import { cellsUnder, type Part } from './guess-parts.ts';
import { type Names, question, yamlText, sourceOf } from './guess-source.ts';
import { breakPrices, synonyms } from './synonyms.ts';

/** The heading of a price that has no quantity with it. */
export const priceIn = ({ headings }: Seen): string | null =>
  headingFor(synonyms.prices.lists?.['breaks']?.['price'] ?? '', headings);

/** The lines of columns of the model, those that have a heading or something else; what is needed and has neither is asked for. */
export const columnLines = (
  columns: readonly Column[],
  found: ReadonlyMap<string, string>,
  before: string,
  source: (heading: string, column: Column) => string,
  otherwise: ReadonlyMap<string, string> = new Map(),
): readonly string[] =>
  columns.flatMap((column) => {
    const { path, holds, required, description } = column;
    const heading = found.get(path);
    const text = heading === undefined ? otherwise.get(path) : source(heading, column);
    if (text !== undefined) return [`${before}${path}: ${text}`];
    if (!required || holds === 'list') return [];
    return [`${before}${path}: ${question} # the heading that has it, or { value: … } for all: ${description}`];
  });

/** A product that is one item, with what its row says of that. */
const itemLines = (part: Part, names: Names): readonly string[] => {
  const { seen, columns } = part.guess;
  const item = ['sku', 'title'].flatMap((path) => {
    const heading = columns.get(path);
    return heading === undefined ? [] : [[path, heading] as const];
  });
  const about = Object.entries(synonyms.products.lists?.['variations'] ?? {}).filter(([path]) => !columns.has(path));
  const variation = listColumns('products', 'variations');
  const fits = ([path, heading]: readonly [string, string]): boolean => {
    const cells = cellsUnder(seen, heading);
    const holds = variation.find((column) => column.path === path)?.holds;
    // Codes of another kind are for a table.
    if (holds === 'flag') return cells.every((cell) => flagOf(cell).ok);
    return holds !== 'number' || cells.every((cell) => /^[\d.,]*$/.test(textOf(cell)));
  };
  const more = [...matches(Object.fromEntries(about), names.rest())].filter(fits);
  return [
    '      variations:',
    '        columns:',
    ...columnLines(variation, new Map([...item, ...more]), '          ', (heading, column) =>
      sourceOf(part, names, heading, column),
    ),
  ];
};

/** The prices of one product: from one on, and from the quantities of breaks on. */
const breakLines = (part: Part, names: Names): readonly string[] => {
  const { seen, lists } = part.guess;
  const model = listColumns('prices', 'breaks');
  const columnsIn = (found: ReadonlyMap<string, string>, before: string): readonly string[] =>
    columnLines(
      model,
      found,
      before,
      (heading, column) => sourceOf(part, names, heading, column),
      new Map([['from', "{ value: '1' }"]]),
    );
  const breaks = lists.get('breaks');
  const price = breaks?.get('price');
  const single = priceIn({ ...seen, headings: seen.headings.filter((heading) => heading !== price) });
  const isOfBreaks = price !== undefined && headingFor(breakPrices, [price]) !== null;
  if (breaks && (!isOfBreaks || single === null))
    return ['      breaks:', '        columns:', ...columnsIn(breaks, '          ')];
  const ofOne = new Map(single === null ? [] : [['price', single]]);
  if (!breaks || single === null) return ['      breaks:', '        columns:', ...columnsIn(ofOne, '          ')];
  return [
    '      breaks:',
    '        - columns:',
    ...columnsIn(ofOne, '            '),
    // It is repeated in the row of each break.
    `          by: ${yamlText(single)}`,
    '        - columns:',
    ...columnsIn(breaks, '            '),
  ];
};

/** The lists of an entry: of its own rows, and of those of lines. */
export const listLines = (
  part: Part,
  names: Names,
  ofLines: Names | null,
  linesCurrency: string,
): readonly string[] => {
  const { kind, lists } = part.guess;
  const own = [...lists].flatMap(([list, found]) =>
    list === 'breaks'
      ? []
      : [
          `      ${list}:`,
          '        columns:',
          ...columnLines(listColumns(kind, list), found, '          ', (heading, column) =>
            sourceOf(part, names, heading, column),
          ),
        ],
  );
  const others =
    part.lines && ofLines
      ? [
          '      lines:',
          '        from: rows',
          '        columns:',
          ...columnLines(listColumns(kind, 'lines'), part.lines.columns, '          ', (heading, column) =>
            sourceOf(part, ofLines, heading, column, linesCurrency),
          ),
        ]
      : [];
  const only =
    kind === 'products' && lists.size === 0 ? itemLines(part, names) : kind === 'prices' ? breakLines(part, names) : [];
  const all = [...own, ...others, ...only];
  return all.length === 0 ? [] : ['    lists:', ...all];
};
