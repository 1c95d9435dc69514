import type { Cell } from '../readers/table.ts';
import { dayOf, textOf } from '../records/values.ts';

const dateFormats = [
  'yyyy-MM-dd',
  'yyyyMMdd',
  'dd.MM.yyyy',
  'dd/MM/yyyy',
  'MM/dd/yyyy',
  'dd-MM-yyyy',
  'd.M.yyyy',
  'd/M/yyyy',
  'dd.MM.yy',
  'dd/MM/yy',
];

const isNone = /^[0/.-]*$/;

/** The formats that all of some cells can be written in; none where there are no dates. */
export const fittingDates = (cells: readonly Cell[]): readonly string[] => {
  const texts = cells
    .filter((cell) => !(cell instanceof Date))
    .map(textOf)
    .filter((text) => !isNone.test(text));
  if (texts.length === 0) return [];
  return dateFormats.filter((format) =>
    texts.every((text) => dayOf(text, { dates: [format], decimals: '.', thousands: ',' }).ok),
  );
};

/** What is written where there is no date, such as `00000000`. */
export const blankDates = (cells: readonly Cell[]): readonly string[] => [
  ...new Set(cells.map(textOf).filter((text) => text !== '' && isNone.test(text))),
];

/** Whether numbers have a comma before their decimals: where there are both, the later one is; a lone one that not three digits follow, too. */
export const guessDecimals = (cells: readonly Cell[]): '.' | ',' => {
  let commas = 0;
  for (const text of cells.filter((cell) => typeof cell === 'string').map(textOf)) {
    const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
    if (comma > point && (point >= 0 || !/,\d{3}$/.test(text))) commas += 1;
    else if (point > comma && (comma >= 0 || !/\.\d{3}$/.test(text))) commas -= 1;
  }
  return commas > 0 ? ',' : '.';
};
