/**
 * Counts edits between the letters asked for and those on the way here (specification §near-numbers): entry `n` of a row is the least
 * that make the first `n` of those asked for of those on the way.
 */
export const nextRow = (row: readonly number[], asked: string, letter: string): number[] => {
  const next = [(row[0] ?? 0) + 1];
  for (let at = 1; at < row.length; at++) {
    const replaced = (row[at - 1] ?? 0) + (asked[at - 1] === letter ? 0 : 1);
    next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
  }
  return next;
};

/** The edit distance of two texts: how many letters have to be added, left out or exchanged at least to make one of the other. */
export const edits = (one: string, other: string): number =>
  [...one].reduce<readonly number[]>(
    (row, letter) => nextRow(row, other, letter),
    Array.from({ length: other.length + 1 }, (_, at) => at),
  )[other.length] ?? 0;
