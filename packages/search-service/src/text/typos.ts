/** Typos allowed for a word of the query, by its length in characters (search protocol §matching). */
export interface TypoTolerance {
  readonly enabled: boolean;
  readonly minWordSizeForTypos: { readonly oneTypo: number; readonly twoTypos: number };
  readonly disableOnWords: readonly string[];
  readonly disableOnAttributes: readonly string[];
  readonly disableOnNumbers: boolean;
}

export function allowedTypos(word: string, tolerance: TypoTolerance): number {
  if (!tolerance.enabled || tolerance.disableOnWords.includes(word)) return 0;
  if (tolerance.disableOnNumbers && /^\d+$/.test(word)) return 0;
  const length = [...word].length;
  if (length >= tolerance.minWordSizeForTypos.twoTypos) return 2;
  return length >= tolerance.minWordSizeForTypos.oneTypo ? 1 : 0;
}

/** The row of the distance table that one more character of the candidate adds; swapped neighbours count 1. */
export function nextRow(
  query: string,
  candidate: string,
  depth: number,
  previous: readonly number[],
  beforePrevious: readonly number[] | undefined,
): number[] {
  const character = candidate[depth - 1];
  const row = [depth];
  for (let column = 1; column <= query.length; column += 1) {
    const substitution = (previous[column - 1] ?? 0) + (query[column - 1] === character ? 0 : 1);
    let cost = Math.min(substitution, (previous[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
    const swapped =
      beforePrevious !== undefined &&
      column > 1 &&
      query[column - 1] === candidate[depth - 2] &&
      query[column - 2] === character;
    if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
    row.push(cost);
  }
  return row;
}

/** The first row: how far the query is from the empty word. */
export const firstRow = (query: string): number[] => Array.from({ length: query.length + 1 }, (_, column) => column);

/** What a distance counts as: a wrong first letter costs 2, and leaves room for no other typo. */
export function countedTypos(distance: number, sameFirstLetter: boolean, allowed: number): number | undefined {
  if (sameFirstLetter) return distance <= allowed ? distance : undefined;
  return distance <= 1 && allowed >= 2 ? 2 : undefined;
}

/** Typos between a word of the query and a word (or its closest prefix); undefined when more than allowed. */
export function typosBetween(query: string, word: string, prefix: boolean, allowed: number): number | undefined {
  if (word === query || (prefix && word.startsWith(query))) return 0;
  if (allowed === 0 || (!prefix && Math.abs(word.length - query.length) > allowed)) return undefined;
  const rows = [firstRow(query)];
  let closest = query.length;
  for (let depth = 1; depth <= word.length; depth += 1) {
    const row = nextRow(query, word, depth, rows[depth - 1] ?? [], rows[depth - 2]);
    rows.push(row);
    closest = Math.min(closest, row[query.length] ?? closest);
  }
  const distance = prefix ? closest : (rows[word.length]?.[query.length] ?? query.length);
  return countedTypos(distance, word[0] === query[0], allowed);
}
