import { runsOf, type Run, type Weight } from './typefaces.ts';

/** One line of set text; `width` at a size of 1. */
export interface SetLine {
  readonly runs: readonly Run[];
  readonly width: number;
}

export const setLine = (text: string, weight: Weight): SetLine => {
  const runs = runsOf(text, weight);
  return { runs, width: runs.reduce((width, run) => width + run.width, 0) };
};

const graphemes = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** Cuts a word that is wider than a line into pieces that fit, one character a piece at worst. */
const cut = (word: string, weight: Weight, width: number): string[] => {
  const pieces: string[] = [];
  let piece = '';
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const segmentWidth = setLine(segment, weight).width;
    if (piece !== '' && used + segmentWidth > width) {
      pieces.push(piece);
      piece = '';
      used = 0;
    }
    piece += segment;
    used += segmentWidth;
  }
  return piece === '' ? pieces : [...pieces, piece];
};

/**
 * Text wrapped to a width (at a size of 1); a newline starts a new line, and empty lines are left out. Words stay whole
 * unless they are wider than the line.
 */
export const wrap = (text: string, weight: Weight, width: number): SetLine[] => {
  const space = setLine(' ', weight).width;
  return text.split(/[\r\n\u2028\u2029]+/).flatMap((paragraph) => {
    const pieces = paragraph
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => (setLine(word, weight).width > width ? cut(word, weight, width) : [word]));
    const lines: string[][] = [];
    let used = Infinity;
    for (const piece of pieces) {
      const pieceWidth = setLine(piece, weight).width;
      if (used + space + pieceWidth <= width) {
        lines.at(-1)?.push(piece);
        used += space + pieceWidth;
      } else {
        lines.push([piece]);
        used = pieceWidth;
      }
    }
    return lines.map((line) => setLine(line.join(' '), weight));
  });
};
