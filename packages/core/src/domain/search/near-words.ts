/** From so many letters on a word may have one mistake, and two. */
const forgiven = [4, 8] as const;

/**
 * The fewest edits that make a typed word the beginning of another: a letter too few, too many, another one, or two that
 * changed places.
 */
const editsToBeginning = (typed: string, word: string): number => {
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, at) => at);
  let before = row;
  for (let letter = 1; letter <= typed.length; letter++) {
    const next = [letter];
    for (let at = 1; at <= word.length; at++) {
      const [one, other] = [typed[letter - 1], word[at - 1]];
      const replaced = (row[at - 1] ?? 0) + (one === other ? 0 : 1);
      const isSwapped = one === word[at - 2] && typed[letter - 2] === other;
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
};

/**
 * What a word that is typed may stand for, of words that are known (specification §item-search): itself where it stands in one of them, or is too short to be
 * mistaken; else those nearest to it, and itself where none is near.
 */
export const nearWords = (typed: string, known: readonly string[]): readonly string[] => {
  const allowed = forgiven.filter((letters) => typed.length >= letters).length;
  if (allowed === 0 || !/^\p{L}+$/u.test(typed) || known.some((word) => word.includes(typed))) return [typed];
  const edits = known.map((word) => editsToBeginning(typed, word));
  const fewest = Math.min(...edits);
  return fewest <= allowed ? known.filter((_, index) => edits[index] === fewest) : [typed];
};
