import { ok, refused } from '@connect/core/domain/result';
import type { Source } from '../map/model.ts';
import type { Cell } from '../readers/table.ts';
import { cellOf, type SourceRow } from './rows.ts';
import {
  amountOf,
  dayOf,
  flagOf,
  type Meant,
  numberIn,
  priceOf,
  slugOf,
  textOf,
  unpadded,
  wholeIn,
  withoutCurrency,
} from './values.ts';

/** What a column of the model is by a row; undefined where the row has nothing for it. */
export type Evaluated = Meant<unknown>;

const cellsOf = (source: Source, row: SourceRow): readonly Cell[] =>
  source.value === null
    ? source.columns.map((heading) => {
        const cell = cellOf(row, heading);
        return source.blank.includes(textOf(cell)) ? null : cell;
      })
    : [source.value];

/** What stands for a code in the source's table, and the code itself where there is none. */
const translated = ({ table, otherwise }: Source, code: string): Meant<string | readonly string[]> => {
  if (!table) return ok(code);
  const found = Object.hasOwn(table, code) ? table[code] : (otherwise ?? undefined);
  return found === undefined ? refused(`“${code}” is not in the table of codes`) : ok(found);
};

const shaped = ({ as }: Source, text: string): string => {
  if (as === 'slug') return slugOf(text);
  return as === 'unpadded' ? unpadded(text) : text;
};

/** A cell after its code was looked up; null for an empty one that nothing stands for. */
const cellMeant = (source: Source, cell: Cell): Meant<Cell> => {
  const text = textOf(cell);
  const isCode = source.table !== null && (text !== '' || Object.hasOwn(source.table, ''));
  if (isCode) {
    const found = translated(source, text);
    if (!found.ok) return found;
    return typeof found.value === 'string' ? ok(found.value || source.empty) : refused('has a code for several texts');
  }
  if (text === '') return ok(source.empty);
  return ok(cell);
};

/** What reckoning in binary adds (0.1 + 0.2) is gone with 12 digits. */
export const withoutBinary = (number: number): number => Number(number.toPrecision(12));

const sumIn = (source: Source, cells: readonly Cell[], currency: string | null): Meant<number | null> => {
  let sum: number | null = null;
  for (const cell of cells) {
    const meant = cellMeant(source, cell);
    if (!meant.ok) return meant;
    if (meant.value === null) continue;
    const bare = currency === null ? meant : withoutCurrency(meant.value, currency);
    if (!bare.ok) return bare;
    const number = (source.whole ? wholeIn : numberIn)(bare.value, source.formats);
    if (!number.ok) return number;
    sum = (sum ?? 0) + number.value;
  }
  return ok(sum === null ? null : withoutBinary(source.negate ? -sum : sum));
};

const perOf = ({ per, formats }: Source, row: SourceRow): Meant<number> => {
  if (per === null) return ok(1);
  const cell = row.origin.at.has(per) ? cellOf(row, per) : per;
  return textOf(cell) === '' ? ok(1) : numberIn(cell, formats);
};

const currencyOf = ({ currency, currencyFrom }: Source, row: SourceRow): string => {
  const named = currencyFrom === null ? '' : textOf(cellOf(row, currencyFrom));
  return named === '' ? (currency ?? '') : named;
};

const moneyIn = (
  source: Source,
  { row, cells }: { row: SourceRow; cells: readonly Cell[] },
  sum: number,
  currency: string,
): Evaluated => {
  if (source.holds === 'amount') return amountOf(sum, currency, cells.map(textOf).join(' + '));
  const per = perOf(source, row);
  return per.ok ? priceOf(sum, per.value, currency) : per;
};

const textsIn = (source: Source, cells: readonly Cell[]): Evaluated => {
  const texts: string[] = [];
  const written = cells.map(textOf).flatMap((text) => (source.split === null ? [text] : text.split(source.split)));
  for (const code of written.map((text) => text.trim()).filter((text) => text !== '')) {
    const found = translated(source, code);
    if (!found.ok) return found;
    texts.push(...(typeof found.value === 'string' ? [found.value] : found.value));
  }
  return ok(texts.length === 0 ? undefined : [...new Set(texts)]);
};

const textIn = (source: Source, cells: readonly Cell[]): Evaluated => {
  const parts: string[] = [];
  for (const cell of cells) {
    const meant = cellMeant(source, cell);
    if (!meant.ok) return meant;
    const text = textOf(meant.value);
    if (text !== '') parts.push(source.as === 'unpadded' ? shaped(source, text) : text);
  }
  return ok(parts.length === 0 ? undefined : shaped(source, parts.join(source.join)));
};

/** Whether two rows say the same of a column of the model, letter by letter. */
export const haveSameValue = ({ columns, currencyFrom, per }: Source, one: SourceRow, other: SourceRow): boolean =>
  [
    ...columns,
    ...(currencyFrom === null ? [] : [currencyFrom]),
    ...(per === null || !one.origin.at.has(per) ? [] : [per]),
  ].every((heading) => textOf(cellOf(one, heading)) === textOf(cellOf(other, heading)));

/** The value of a column of the model by one row. */
export const evaluate = (source: Source, row: SourceRow): Evaluated => {
  const cells = cellsOf(source, row);
  const { holds } = source;
  if (holds === 'texts') return textsIn(source, cells);
  if (holds === 'text') return textIn(source, cells);
  if (holds === 'amount' || holds === 'price' || holds === 'number') {
    const currency = holds === 'number' ? null : currencyOf(source, row);
    const sum = sumIn(source, cells, currency);
    if (!sum.ok) return sum;
    if (sum.value === null) return ok(undefined);
    return currency === null ? sum : moneyIn(source, { row, cells }, sum.value, currency);
  }
  const meant = cellMeant(source, cells[0] ?? null);
  if (!meant.ok) return meant;
  if (meant.value === null) return ok(undefined);
  return holds === 'day' ? dayOf(meant.value, source.formats, row.origin.isFrom1904) : flagOf(meant.value);
};
