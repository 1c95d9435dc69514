import { columnsOf, type Holds } from '@connect/contract/integration/described';
import type { Cell } from '../readers/table.ts';
import { textOf } from '../records/values.ts';
import { areDates } from './guess-formats.ts';
import { folded, headingFor, type Seen } from './guess-kind.ts';
import { cellsUnder, type Part } from './guess-parts.ts';
import { isCurrency, type Names } from './guess-source.ts';
import { breakWords, discountWords, paidHeadings, rateWords, taxes } from './synonyms.ts';

/** What a column that no entry reads may be of the model. */
export type Topic = 'amounts' | 'breaks' | 'currencies' | 'dates' | 'discounts' | 'payments' | 'rates';

const sign = String.raw`(?:\p{Sc}|[A-Z]{3}|%)?`;
const reckoned = new RegExp(String.raw`^${sign}[\s(+−-]*[.,]?\d[\d.,'’\s]*[\s)−-]*${sign}$`, 'u');
const isNumber = (cell: Cell): boolean => typeof cell === 'number' || reckoned.test(textOf(cell));
const hasDecimals = (cell: Cell): boolean => /\d[.,]\d{1,2}\D*$/.test(textOf(cell));
const isNothing = (cell: Cell): boolean => /^[\s0.,/-]*$/.test(textOf(cell));

/** What is in a column, but for what is nothing: an empty cell, a zero. */
const filled = (seen: Seen, heading: string): readonly Cell[] =>
  cellsUnder(seen, heading).filter((cell) => !isNothing(cell));

const isSame = (seen: Seen, one: string, other: string): boolean => {
  const others = cellsUnder(seen, other);
  return cellsUnder(seen, one).every((cell, at) => textOf(cell) === textOf(others[at] ?? null));
};

/**
 * Headings that no entry names, where leaving them out may make what is taken wrong: they look like something of the model that nothing of
 * the file fills yet, or like what prices are less by. A column that is empty, or says what another one does that is read, is none.
 */
export const worthAsking = (part: Part, names: Names, ofLines: boolean): ReadonlyMap<string, Topic> => {
  const { kind, columns } = part.guess;
  const { seen } = names;
  const rest = names.rest();
  const used = seen.headings.filter((heading) => !rest.includes(heading));
  const tax = headingFor(taxes, seen.headings);
  const isOpen = (holds: Holds): boolean =>
    !ofLines &&
    columnsOf(kind).some(
      (column) =>
        column.holds === holds &&
        !columns.has(column.path) &&
        (column.path !== 'totalIncVat' || tax === null || !columns.has('total')),
    );
  const has = (path: string): boolean => columnsOf(kind).some((column) => column.path === path);
  const lacksRate = has('vatPercent') && !columns.has('vatPercent');
  const isRate = (heading: string): boolean => {
    const rates = cellsUnder(seen, heading).filter((cell) => textOf(cell) !== '');
    if (rates.length === 0) return false;
    // What a customer has no rate for is sold at one that may be another, be there one alone, and 0.
    if (lacksRate)
      return rateWords.test(folded(heading)) || (headingFor(taxes, [heading]) !== null && rates.every(isNumber));
    // One rate alone needs no VAT by rate.
    return rateWords.test(folded(heading)) && rates.every(isNumber) && new Set(rates.map(textOf)).size > 1;
  };
  const isPayment = (heading: string): boolean =>
    has('remaining') && !ofLines && !columns.has('remaining') && headingFor(paidHeadings, [heading]) !== null;
  const left = rest.filter(
    (heading) =>
      (lacksRate && isRate(heading)) ||
      (filled(seen, heading).length > 0 &&
        // What was paid is all of it where it says what the total does.
        (isPayment(heading) || !used.some((other) => isSame(seen, heading, other)))),
  );
  const byRate = (has('vat') || lacksRate) && left.some((each) => isRate(each));
  const hasBreaks = kind === 'prices';
  // Without rates the totals say what the VAT is.
  const isCovered = (heading: string): boolean => heading === tax && columns.has('total') && columns.has('totalIncVat');
  const topicOf = (heading: string): Topic | null => {
    const cells = filled(seen, heading);
    const numbers = cells.every(isNumber);
    if (isPayment(heading)) return 'payments';
    if (numbers && discountWords.test(folded(heading))) return 'discounts';
    if (numbers && hasBreaks && breakWords.test(folded(heading))) return 'breaks';
    if (byRate && isRate(heading)) return 'rates';
    if (areDates(cells)) return isOpen('day') ? 'dates' : null;
    if (numbers && cells.some(hasDecimals))
      return hasBreaks || byRate || (isOpen('amount') && !isCovered(heading)) ? 'amounts' : null;
    const isMoney = hasBreaks || columnsOf(kind).some(({ holds }) => holds === 'amount');
    return isMoney && cells.every(isCurrency) ? 'currencies' : null;
  };
  return new Map(
    left.flatMap((heading) => {
      const topic = topicOf(heading);
      return topic === null ? [] : [[heading, topic] as const];
    }),
  );
};
