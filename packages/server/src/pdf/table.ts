import { nothing, plus, type Money } from '@connect/core/domain/money/money';
import { setLine, type SetLine } from './lines.ts';
import type { PdfLayout } from './letterhead.ts';
import { colours, content, type Style } from './sheet.ts';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** Wraps over lines; the others stay in one. One column of a table does. */
  readonly wraps?: boolean;
  readonly strong?: boolean;
}

/** A row of cells, one a column; or a note, set across the row from the column that wraps on. */
export interface Row {
  readonly cells: readonly string[];
  readonly note?: boolean;
  /** What the row adds to the amount that is carried over a page. */
  readonly amount?: Money;
  readonly muted?: boolean;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Said in place of rows when there are none. */
  readonly empty: string;
  /** Prints the sum so far at the foot and head of pages between which the table is broken. */
  readonly carried?: { readonly currency: string; readonly write: (sum: Money) => string };
}

const inset = 8;
const gap = 10;
const text: Style = { size: 9 };
const lineStep = 9 * 1.36;
const rowPad = 5.5;
const headHeight = 22;
const carriedHeight = 20;
/** Longer descriptions go on in rows of their own, so that a row always fits a page. */
const longest = 24;

const placed = (columns: readonly Column[]): (Column & { readonly x: number })[] => {
  let x = content.left + inset;
  return columns.map((column) => {
    const here = { ...column, x };
    x += column.width + gap;
    return here;
  });
};

/** Width of the longest of the words that stand in the cells of a column. */
export const widthOfWords = (words: readonly string[]): number =>
  Math.max(...words.map((word) => setLine(word, 400).width * text.size));

/** Width that is left for the column that wraps, when the others take theirs. */
export const remainingWidth = (others: readonly Column[]): number =>
  content.width - 2 * inset - others.reduce((sum, { width }) => sum + width + gap, 0);

const drawHead = (layout: PdfLayout, columns: ReturnType<typeof placed>): void => {
  const { sheet, y } = layout;
  sheet.ornament(() => sheet.doc.roundedRect(content.left, y, content.width, headHeight, 6).fill(colours.rail));
  sheet.group('TR', () => {
    for (const { title, x, width, align = 'left' } of columns) {
      const style: Style = { size: 8, weight: 600, colour: colours.white, align };
      sheet.leaf('TH', () => sheet.oneLine(title, x, y + 6.5, width, style), { scope: 'Column' });
    }
  });
  layout.y += headHeight + 2;
};

const drawCarried = (layout: PdfLayout, words: string, amount: string): void =>
  layout.sheet.ornament(() => {
    const style: Style = { size: 8.5, weight: 600, colour: colours.ink2, align: 'right' };
    const right = content.right - inset;
    layout.sheet.oneLine(words, right - 300, layout.y + 5, 200, style);
    layout.sheet.oneLine(amount, right - 96, layout.y + 5, 96, style);
    layout.y += carriedHeight;
  });

/** Draws a table from where the paper stands, over as many pages as it takes, its head on each. */
export const drawTable = (layout: PdfLayout, { columns: given, rows, empty, carried }: Table): void => {
  const { sheet } = layout;
  const { totals } = layout.texts;
  const columns = placed(given);
  const wrapping = columns.find(({ wraps }) => wraps) ?? columns[0];
  if (!wrapping) return;
  const noteWidth = content.right - inset - wrapping.x;
  const reserve = carried ? carriedHeight : 0;
  let sum = nothing(carried?.currency ?? '');

  const turnPage = (): void => {
    if (carried) drawCarried(layout, totals.carriedForward, carried.write(sum));
    layout.nextPage();
    drawHead(layout, columns);
    if (carried) drawCarried(layout, totals.broughtForward, carried.write(sum));
  };

  const drawPiece = (row: Row, lines: readonly SetLine[], first: boolean, last: boolean): void => {
    const height = Math.max(1, lines.length) * lineStep + 2 * rowPad;
    if (!layout.fits(height + reserve)) turnPage();
    const y = layout.y + rowPad;
    const colour = row.muted || row.note ? colours.ink3 : colours.ink;
    sheet.group('TR', () => {
      for (const [index, { x, width, align = 'left', strong, wraps }] of columns.entries()) {
        if (row.note && !wraps) continue;
        const style: Style = { ...text, colour, align, weight: strong ? 600 : 400 };
        sheet.leaf('TD', () => {
          if (wraps) sheet.lines(lines, x, y, width, style);
          else if (first) sheet.oneLine(row.cells[index] ?? '', x, y, width, style);
        });
      }
    });
    layout.y += height;
    if (!last) return;
    const under = layout.y;
    sheet.ornament(() => sheet.doc.rect(content.left, under - 0.3, content.width, 0.6).fill(colours.line));
  };

  if (!layout.fits(headHeight + 40 + reserve)) layout.nextPage();
  sheet.group('Table', () => {
    drawHead(layout, columns);
    for (const row of rows) {
      const words = row.cells[columns.indexOf(wrapping)] ?? '';
      const set = sheet.wrapped(words, row.note ? noteWidth : wrapping.width, text);
      for (let start = 0; start === 0 || start < set.length; start += longest) {
        drawPiece(row, set.slice(start, start + longest), start === 0, start + longest >= set.length);
        if (carried && start === 0 && row.amount) sum = plus(sum, row.amount);
      }
    }
    if (rows.length === 0) drawPiece({ cells: [], note: true }, sheet.wrapped(empty, noteWidth, text), true, true);
  });
};
