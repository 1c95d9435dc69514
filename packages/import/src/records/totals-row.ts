import type { Row } from '../readers/table.ts';
import { textOf } from './values.ts';

const words =
  'totals?|totale|totali|totaux|sum|summe|gesamt|gesamtsumme|gesamtbetrag|endsumme|somme|suma|razem|ogółem|łącznie';
/** The word alone, with a sign, a number or a currency: `Summe:`, `Total EUR`, `Totals (812)`. */
const word = new RegExp(`^(grand |sub-?)?(${words})[^\\p{L}]*([A-Z]{3})?[^\\p{L}]*$`, 'iu');

const isNumber = (text: string): boolean => /^[^\p{L}]*\d[^\p{L}]*([A-Z]{3})?$/u.test(text);

/**
 * Whether the last row of a file sums the others up, as some systems end an export: it begins with a word such as Total, has nothing but
 * numbers beside it, and most of its columns are empty. A record is none: one that has no more than that lacks what it needs.
 */
export const isTotals = ({ cells }: Pick<Row, 'cells'>, columns: number): boolean => {
  const [first = '', ...others] = cells.map(textOf).filter((text) => text !== '');
  return (
    word.test(first) &&
    others.length > 0 &&
    others.every((text) => isNumber(text) || word.test(text)) &&
    (others.length + 1) * 2 <= columns
  );
};
