import type { Cell } from '../readers/table.ts';
import { dayOf, textOf } from '../records/values.ts';

/** How something is written: the word for a map, and why that if it is no more than likely; or what is to be asked. */
export type FormatGuess = { readonly format: string; readonly note?: string } | { readonly question: string } | null;

const dateFormats = [
  'yyyy-MM-dd',
  'yyyyMMdd',
  'dd.MM.yyyy',
  'd.M.yyyy',
  'dd/MM/yyyy',
  'd/M/yyyy',
  'MM/dd/yyyy',
  'M/d/yyyy',
  'dd-MM-yyyy',
  'dd.MM.yy',
  'dd/MM/yy',
  'MM/dd/yy',
  'yyyy/MM/dd',
  'yyyy.MM.dd',
  'dd MMM yyyy',
  'dd-MMM-yyyy',
  'dd-MMM-yy',
  ...['yyyy-MM-dd', 'dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy'].flatMap((day) => [`${day} HH:mm`, `${day} HH:mm:ss`]),
  "yyyy-MM-dd'T'HH:mm:ss",
];

const isNone = /^[0/.-]*$/;

/** So many days tell how all are written. */
const sample = 500;

const datesIn = (cells: readonly Cell[]): readonly string[] => {
  const texts = cells.filter((cell) => !(cell instanceof Date)).map(textOf);
  return [...new Set(texts.filter((text) => !isNone.test(text)))].slice(0, sample);
};

/** The days that texts are by a format; null where one of them is none. */
const daysBy = (format: string, texts: readonly string[]): readonly string[] | null => {
  const days: string[] = [];
  for (const text of texts) {
    const day = dayOf(text, { dates: [format], decimals: '.', areDecimalsNamed: false, thousands: ',' });
    if (!day.ok) return null;
    days.push(day.value);
  }
  return days;
};

/** Days of a spreadsheet between 1954 and 2119: other numbers are none. */
const isSerial = (text: string): boolean => /^[2-7]\d{4}(\.\d+)?$/.test(text);

/** The formats that all of some texts can be written in, those together by which they are the same days. */
const fitting = (texts: readonly string[]): readonly (readonly string[])[] => {
  const byDays = new Map<string, string[]>();
  for (const format of texts.every(isSerial) ? ['serial'] : dateFormats) {
    const days = daysBy(format, texts)?.join();
    if (days !== undefined) byDays.set(days, [...(byDays.get(days) ?? []), format]);
  }
  return [...byDays.values()];
};

/** How dates are written, by what they look like, and by the formats that other files have where that is more than one. */
export const guessDates = (cells: readonly Cell[], others: ReadonlySet<string> = new Set()): FormatGuess => {
  const texts = datesIn(cells);
  const [some] = texts;
  if (some === undefined) return null;
  const fits = fitting(texts);
  const likely = fits.length === 1 ? fits : fits.filter((formats) => formats.some((format) => others.has(format)));
  const [format] = likely[0] ?? [];
  if (format !== undefined && likely.length === 1)
    return fits.length === 1 ? { format } : { format, note: 'as other files have it' };
  if (fits.length === 0) return { question: `how “${some}” is written` };
  return { question: `${fits.map(([each]) => each).join(' or ')}: “${some}” is either` };
};

/** Whether all of some cells are dates as they are written, whichever; numbers of a spreadsheet's days may be any. */
export const areDates = (cells: readonly Cell[]): boolean => {
  const texts = datesIn(cells);
  return cells.length > 0 && (texts.length === 0 || (!texts.every(isSerial) && fitting(texts).length > 0));
};

/** What is written where there is no date, such as `00000000`. */
export const blankDates = (cells: readonly Cell[]): readonly string[] => [
  ...new Set(cells.map(textOf).filter((text) => text !== '' && isNone.test(text))),
];

/** What is before the decimals of a number as it is written; null where it has none, `either` where they may be thousands. */
const decimalsOf = (text: string): '.' | ',' | 'either' | null => {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma < 0 && point < 0) return null;
  const [last, other] = comma > point ? ([',', '.'] as const) : (['.', ','] as const);
  if (comma >= 0 && point >= 0) return last;
  // 1.234.567 has thousands, and 1 234,567 has them already.
  if (text.indexOf(last) !== text.lastIndexOf(last)) return other;
  return /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text) ? 'either' : last;
};

/**
 * Whether numbers have a comma or a point before their decimals. One that may be either is asked about, whatever other files have: taken wrongly,
 * an amount is a thousandth of what it is.
 */
export const guessDecimals = (cells: readonly Cell[]): FormatGuess => {
  const texts = cells.filter((cell) => typeof cell === 'string').filter((cell) => /\d/.test(cell));
  const found = texts.map((text) => decimalsOf(text.trim()));
  const signs = [...new Set(found)].filter((each) => each === ',' || each === '.');
  const [only] = signs;
  if (signs.length > 1) {
    const [comma, point] = [',', '.'].map((each) => texts[found.findIndex((sign) => sign === each)]);
    return { question: `"," or ".": there are “${comma}” and “${point}”` };
  }
  if (only !== undefined) return { format: only };
  const either = texts[found.indexOf('either')];
  if (either === undefined) return null;
  return { question: `"," or ".": “${either}” is either` };
};
