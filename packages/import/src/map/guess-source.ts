import type { Column, Holds } from '@connect/contract/integration/described';
import { schemas, type Kind } from '@connect/contract/integration/kinds';
import * as v from 'valibot';
import { stringify } from 'yaml';
import type { Cell } from '../readers/table.ts';
import { textOf } from '../records/values.ts';
import { headingFor, type Seen } from './guess-kind.ts';
import { cellsUnder, isBelowZero, type Part } from './guess-parts.ts';
import { currencies, pricesPer } from './synonyms.ts';

/** A text as YAML has it. */
export const yamlText = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();
/** A text within brackets, where a comma would end it. */
export const yamlTextWithin = (text: string): string => (/[,[\]{}]/.test(text) ? JSON.stringify(text) : yamlText(text));
/** Texts as a list of YAML. */
export const yamlList = (texts: readonly string[]): string => `[${texts.map(yamlTextWithin).join(', ')}]`;

/** What a map does not go without an answer to. */
export const question = "'?'";

export interface Names {
  readonly seen: Seen;
  use<Name extends string | readonly string[]>(names: Name): Name;
  rest(): readonly string[];
}

/** A file's headings as they are written in a map; those that were not are told. */
export const namesOf = (seen: Seen): Names => {
  const used = new Set<string>();
  const use = <Names extends string | readonly string[]>(names: Names): Names => {
    for (const name of typeof names === 'string' ? [names] : names) used.add(name);
    return names;
  };
  return { seen, use, rest: () => seen.headings.filter((heading) => heading !== '' && !used.has(heading)) };
};

export const isCurrency = (cell: Cell): boolean => /^[A-Z]{3}$/.test(textOf(cell));

/** The column that has currencies; null where there is none, or it has something else. */
export const currencyOf = (seen: Seen): string | null => {
  const heading = headingFor(currencies, seen.headings);
  return heading !== null && cellsUnder(seen, heading).every((cell) => textOf(cell) === '' || isCurrency(cell))
    ? heading
    : null;
};

const noWords = { words: '', comment: '' };
/** What is not said of a customer is the portal's own rate. */
const emptyWords = { words: `, empty: ${question}`, comment: ' # percent where it is empty' };

/** Where a price comes from: it may be for several. */
const priceWords = (names: Names): { readonly words: string; readonly comment: string } => {
  const per = headingFor(pricesPer, names.seen.headings);
  const texts = cellsUnder(names.seen, per ?? undefined).map(textOf);
  if (per === null || (texts.length > 0 && texts.every((text) => !/\d/.test(text)))) return noWords;
  const odd = texts.find((text) => !/^\d*([.,]0+)?$/.test(text));
  names.use(per);
  return {
    words: `, per: ${odd === undefined ? yamlTextWithin(per) : question}`,
    comment: odd === undefined ? '' : ` # “${odd}” in ${per}`,
  };
};

/** A credit note is written above 0; where all of it is below, its sign is turned round. */
export const signWords = ({ guess: { kind } }: Part, cells: readonly Cell[]): string => {
  const amounts = cells.filter((cell) => /[1-9]/.test(textOf(cell)));
  return kind === 'credit-notes' && amounts.length > 0 && amounts.every(isBelowZero) ? ', negate: true' : '';
};

/** What is between several texts in a cell; a comma and a slash may be part of one. */
const betweenTexts = ['|', ';', ',', '/'];
const surelyBetween = ['|', ';'];
/** So many codes are asked about: of more it is another column. */
const mostCodes = 20;

/** What codes stand for that the model does not know: a currency, a permission, a region. */
const codeWords = (kind: Kind, path: string, cells: readonly string[], description: string) => {
  const column: v.GenericSchema | undefined = Object.entries(schemas[kind].entries).find(
    ([name]) => name === path,
  )?.[1];
  const isKnown = (code: string): boolean =>
    path === 'currency' ? isCurrency(code) : !column || v.safeParse(column, [code]).success;
  const codesBy = (sign: string | undefined): readonly string[] => [
    ...new Set(cells.flatMap((cell) => (sign === undefined ? [cell] : cell.split(sign).map((code) => code.trim())))),
  ];
  const unknownBy = (sign: string | undefined): readonly string[] =>
    codesBy(sign).filter((code) => code !== '' && !isKnown(code));
  if (unknownBy(undefined).length === 0) return noWords;
  const sign =
    path === 'currency'
      ? undefined
      : (betweenTexts.find((each) => unknownBy(each).length === 0) ??
        surelyBetween.find((each) => cells.some((cell) => cell.includes(each))));
  const split = sign === undefined ? '' : `, split: '${sign}'`;
  const unknown = unknownBy(sign);
  if (unknown.length === 0) return { words: split, comment: '' };
  if (unknown.length > mostCodes) return noWords;
  // A code that is not in a table is refused, one that the model knows, too.
  const table = codesBy(sign)
    .filter((code) => code !== '')
    .map((code) => `${JSON.stringify(code)}: ${isKnown(code) ? yamlTextWithin(code) : question}`)
    .join(', ');
  return { words: `${split}, table: { ${table} }`, comment: ` # ${path === 'currency' ? 'such as EUR' : description}` };
};

const isReckoned = (holds: Holds): boolean => holds === 'amount' || holds === 'price' || holds === 'number';

/** Where a column of the model comes from, as a map says it: a heading, and what is to be known of its cells. */
export const sourceOf = (
  part: Part,
  names: Names,
  heading: string,
  { holds, path, description }: Column,
  currency = '',
): string => {
  const sign = isReckoned(holds) ? signWords(part, cellsUnder(names.seen, heading)) : '';
  const price = holds === 'price' ? priceWords(names) : noWords;
  const money = holds === 'price' || holds === 'amount' ? currency : '';
  const codes = [...new Set(cellsUnder(names.seen, heading).map(textOf))];
  const coded =
    path === 'currency' || holds === 'texts' ? codeWords(part.guess.kind, path, codes, description) : noWords;
  const none = path === 'vatPercent' && codes.includes('') ? emptyWords : noWords;
  const words = `${price.words}${sign}${money}${coded.words}${none.words}`;
  const comment = `${coded.comment}${price.comment}${none.comment}`;
  names.use(heading);
  return words === '' ? yamlText(heading) : `{ column: ${yamlTextWithin(heading)}${words} }${comment}`;
};
