import type { Cell } from './table.ts';

/** Headings without blanks at their ends; one that is there twice is known by its place among them, such as `Description (2)`. */
export const namedOnce = (cells: readonly Cell[]): readonly string[] => {
  const seen = new Map<string, number>();
  const headings = cells.map((cell) => {
    const heading = String(cell ?? '').trim();
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 || heading === '' ? heading : `${heading} (${count})`;
  });
  // What ends each row with one separator too many has a last column without a name.
  while (headings.at(-1) === '') headings.pop();
  return headings;
};

export const isEmptyRow = (cells: readonly Cell[]): boolean => cells.every((cell) => cell === null || cell === '');
