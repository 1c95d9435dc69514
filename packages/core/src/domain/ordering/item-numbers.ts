import { nextRow } from '../search/edits.ts';
import { foldedWords } from '../search/words.ts';
import type { Sku } from './sku.ts';

/** Signs between letters and digits: those of ASCII and Latin-1, and dashes and blanks of print. */
const separators = /[ -/:-@[-`{-\u00bf\u2000-\u206f]/g;

/**
 * What tells one item's number from another's: its letters and digits, of any script, without case (the sigma's two small letters are one) and accents. Separators are left out
 * by many who type. The database's `sku_letters` is the same.
 */
export const lettersOf = (sku: string): string =>
  foldedWords(sku).join('').replace(separators, '').replaceAll('ς', 'σ');

/** So many mistakes make one number of another that is near: a letter too few, too many, or another one. */
export const nearEdits = 2;
/** So many near numbers are offered at most. */
export const maxNear = 5;

/** Letters that follow those on the way here, and the numbers that end here. */
interface Branch {
  readonly next: Map<string, Branch>;
  readonly skus: Sku[];
}
const newBranch = (): Branch => ({ next: new Map(), skus: [] });

const treeOf = (skus: readonly Sku[]): Branch => {
  const root = newBranch();
  for (const sku of skus) {
    let branch = root;
    for (const letter of lettersOf(sku)) {
      const next = branch.next.get(letter) ?? newBranch();
      branch.next.set(letter, next);
      branch = next;
    }
    branch.skus.push(sku);
  }
  return root;
};

const sharedStart = (one: string, other: string): number => {
  let { length } = one;
  while (!other.startsWith(one.slice(0, length))) length -= 1;
  return length;
};

/**
 * Finds the numbers nearest to one that is none (specification §near-numbers): those with the fewest edits first, then those that begin alike, for the mistake is
 * seldom at the start. Of 12,000 numbers it looks at some hundred letters only, as those that begin alike share theirs.
 */
export const nearestNumbers = (skus: readonly Sku[]): ((asked: string) => readonly Sku[]) => {
  const root = treeOf(skus);
  return (asked) => {
    const letters = lettersOf(asked);
    const found: { readonly sku: Sku; readonly edits: number; readonly shared: number }[] = [];
    const walk = (branch: Branch, row: readonly number[]): void => {
      const edits = row.at(-1) ?? 0;
      if (edits <= nearEdits)
        for (const sku of branch.skus) found.push({ sku, edits, shared: sharedStart(letters, lettersOf(sku)) });
      for (const [letter, next] of branch.next) {
        const following = nextRow(row, letters, letter);
        if (Math.min(...following) <= nearEdits) walk(next, following);
      }
    };
    walk(
      root,
      Array.from({ length: letters.length + 1 }, (_, index) => index),
    );
    return found
      .toSorted((a, b) => a.edits - b.edits || b.shared - a.shared || (a.sku < b.sku ? -1 : 1))
      .slice(0, maxNear)
      .map(({ sku }) => sku);
  };
};
