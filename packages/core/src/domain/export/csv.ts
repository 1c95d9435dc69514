/** A cell: numbers stay numbers, null is empty. */
export type CsvCell = string | number | null;

/**
 * Spreadsheets run a text that starts with one of these signs as a formula, or as a call of another program, in some languages in full width too,
 * and some leave out blanks and signs without a width before it; an apostrophe makes them show it as it is.
 * Numbers are no texts: a negative one stays a number.
 */
const startsFormula = /^(?:[\s\p{C}]*[=+\-@|＝＋－＠｜]|[\t\r\n])/u;

/** A text as spreadsheets show it, none of which runs it. */
export const neutralText = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

const cellOf = (cell: CsvCell): string => {
  if (cell === null || typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = neutralText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as the text of a CSV file (RFC 4180; specification §report-files): commas, quotes where they are needed, each row ended by CR LF. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
